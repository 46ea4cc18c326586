import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FormRoute } from '@/app/form-route';
import { consentSettingsQueryOptions } from '@/bureau/api/office-settings';
import { noticeIn } from '@/features/consents/api';
import { sampleNotice } from '@/features/consents/sample-notice';
import { setSession, type Viewer } from '@/lib/backend/session';
import { renderPart } from '@/lib/render-part';

const show = (viewer: Viewer) => setSession({ viewer, identityFailed: false, retryIdentity: () => undefined });
beforeEach(() => show({ kind: 'admin', username: 'admin', name: null, profileId: null, gender: null }));

const wishes = page.getByRole('group', { name: 'What the family looks for' });
const fold = page.getByText('What the family looks for', { exact: true }).first();

test('what the family looks for is folded, proposed from the typed facts, and kept with the draft', async () => {
  const first = await renderPart(<FormRoute profileId={null} />);
  await page.getByRole('radio', { name: 'Bride' }).click();
  await page.getByText('Basics', { exact: true }).click();
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
  await expect.element(page.getByRole('region', { name: 'What the family looks for' })).toHaveTextContent('Iyer');
  await fold.click();
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
  await expect.element(part).toHaveTextContent('age: up to 29; religion: Hindu; mother tongue: Tamil, Telugu');
  await fold.click();
  await expect
    .element(part)
    .toHaveTextContent('The biodata says: “fair, within 29; religion: Hindu; mother tongue: Tamil, Telugu”');
  await expect
    .element(part)
    .toHaveTextContent('as hoped for: age: up to 29; religion: Hindu; mother tongue: Tamil, Telugu.');
  await expect.element(wishes.getByRole('checkbox', { name: 'A must: Speaks Tamil or Telugu' })).not.toBeChecked();
  // The person's own religion is missing.
  await expect.element(page.getByLabelText('Religion', { exact: true }).first()).toHaveValue('');
  // "fair" has become no wish.
  await expect.element(page.getByRole('region', { name: 'Not understood' })).toHaveTextContent('Expectation: fair');
});

test('the notice stands alone in the form, and nothing is agreed before its tick', async () => {
  const notices = (['en', 'ta'] as const).map(
    (language) => [noticeIn(language).queryKey, sampleNotice(language)] as const,
  );
  const first = await renderPart(<FormRoute profileId={null} />, notices);
  const part = page.getByRole('region', { name: 'Notice and consents' });
  await part.getByLabelText('Language of the notice').selectOptions('ta');
  await part.getByRole('button', { name: 'Open the notice' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Notice about your data' })).toHaveTextContent('Kept in ta.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await part.getByText('Each answer: 0 of 13 agreed').click();
  const ticks = part.getByRole('checkbox');
  await expect.poll(() => ticks.elements().length).toBe(13);
  expect(ticks.elements().filter((tick) => tick instanceof HTMLInputElement && tick.checked)).toEqual([]);

  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const kept = part.getByRole('checkbox', { name: 'We agree: kept.' });
  await expect.element(kept).toHaveAccessibleDescription('Nobody is registered without this.');
  await expect.element(part.getByLabelText('Who answers')).toHaveAccessibleDescription('Choose who agrees.');
  await expect.element(part.getByLabelText('How they answer')).toHaveAccessibleDescription('Choose how they agree.');
  await page.getByRole('button', { name: /^Notice and consents:/ }).click();
  await expect.element(part.getByLabelText('Who answers')).toHaveFocus();

  await part.getByLabelText('Who answers').selectOptions('Father');
  await part.getByLabelText('How they answer').selectOptions('In person');
  // Only the candidate says this.
  await expect.element(part.getByRole('checkbox', { name: 'We agree: sharing.' })).toBeDisabled();
  await part.getByRole('button', { name: 'Everything is agreed' }).click();
  await expect.element(part.getByText('Each answer: 10 of 13 agreed')).toBeVisible();
  const alone = 'Pictures for people without a login, Success story and The candidate’s own yes';
  await expect.element(part.getByText(`Asked by themselves: ${alone}.`)).toBeVisible();
  await expect.element(kept).toHaveAccessibleDescription('');
  await part.getByRole('checkbox', { name: 'We agree: relatives.' }).click();
  await page.getByText('Family', { exact: true }).click();
  await page.getByLabelText("Father's name").fill('Raman');
  await expect.element(part.getByText(/are not kept without this tick/)).toBeVisible();
  await first.unmount();

  await renderPart(<FormRoute profileId={null} />, notices);
  await expect.element(part.getByLabelText('Language of the notice')).toHaveValue('ta');
  await expect.element(part.getByLabelText('Who answers')).toHaveValue('Father');
  await part.getByText('Each answer: 9 of 13 agreed').click();
  await expect.element(kept).toBeChecked();
  await expect.element(part.getByRole('checkbox', { name: 'We agree: sharing.' })).not.toBeChecked();
  await expect.element(part.getByRole('checkbox', { name: 'We agree: relatives.' })).not.toBeChecked();
});

test('without the setting nobody is asked', async () => {
  await renderPart(<FormRoute profileId={null} />, [
    [consentSettingsQueryOptions().queryKey, { consents_asked: false, candidate_says_yes: false }],
  ]);
  await expect.element(page.getByLabelText('Name', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Notice and consents' })).not.toBeInTheDocument();
});
