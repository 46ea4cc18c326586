import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FormRoute } from '@/app/form-route';
import { clearDrafts } from '@/features/person-form/drafts/drafts';
import { setSession, unknownViewer, type Viewer } from '@/lib/backend/session';
import { renderPart } from '@/lib/render-part';

const show = (viewer: Viewer) => setSession({ viewer, identityFailed: false, retryIdentity: () => undefined });
beforeEach(() => show({ kind: 'admin', username: 'admin', name: null, profileId: null, gender: null }));
afterEach(() => {
  show(unknownViewer());
  clearDrafts();
});

const wishes = page.getByRole('group', { name: 'What the family looks for' });
const fold = page.getByText('Enter wishes', { exact: true });

test('what the family looks for is folded, proposed from the typed facts, and kept with the draft', async () => {
  const first = await renderPart(<FormRoute profileId={null} />);
  await page.getByRole('radio', { name: 'Bride' }).click();
  await page.getByLabelText('Age', { exact: true }).fill('25');
  await page.getByLabelText('Religion').selectOptions('Hindu');
  expect(wishes.query()).toBeNull();
  await fold.click();
  await wishes.getByRole('button', { name: 'Fill in' }).click();
  await expect.element(wishes.getByLabelText('Age to')).toHaveValue('31');
  await expect.element(wishes.getByRole('checkbox', { name: 'A must: Hindu' })).toBeChecked();
  // The person has no stored star yet.
  expect(wishes.getByText('The stars match').query()).toBeNull();
  await wishes.getByLabelText('Caste', { exact: true }).fill('Iyer, ');
  await expect.element(wishes.getByLabelText('Caste', { exact: true })).toHaveValue('Iyer, ');
  await first.unmount();

  await renderPart(<FormRoute profileId={null} />);
  await expect.element(wishes.getByLabelText('Age to')).toHaveValue('31');
  await expect.element(wishes.getByRole('checkbox', { name: 'A must: Hindu' })).toBeChecked();
  await fold.click();
  await expect.element(wishes).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  await fold.click();
  await expect.element(wishes.getByLabelText('Age to')).toHaveValue('');
});

test('an expectation of a pasted biodata stands there, and what has the form of a wish is filled in', async () => {
  await renderPart(<FormRoute profileId={null} />);
  await page.getByRole('button', { name: 'Paste a biodata…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabelText('The biodata')
    .fill('Name: Priya S\nJob: Nurse\nExpectation: fair, within 29; religion: Hindu; mother tongue: Tamil, Telugu');
  await dialog.getByRole('button', { name: 'Fill the form' }).click();
  const part = page.getByRole('region', { name: 'What the family looks for' });
  await expect
    .element(part)
    .toHaveTextContent('The biodata says: “fair, within 29; religion: Hindu; mother tongue: Tamil, Telugu”');
  await expect
    .element(part)
    .toHaveTextContent('as hoped for: age: up to 29; religion: Hindu; mother tongue: Tamil, Telugu.');
  await expect.element(wishes.getByRole('checkbox', { name: 'A must: Speaks Tamil or Telugu' })).not.toBeChecked();
  // The person's own religion is missing.
  await expect.element(page.getByLabelText('Religion', { exact: true }).first()).toHaveValue('');
  await expect.element(page.getByRole('region', { name: 'Not understood' })).toHaveTextContent('Expectation: fair');
});
