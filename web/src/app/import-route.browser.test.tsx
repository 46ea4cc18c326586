import { recentImportsKey } from '@/features/transfer/api';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ImportRoute } from '@/app/import-route';
import { setSession, type Viewer } from '@/lib/backend/session';
import { renderPart } from '@/lib/render-part';

const show = (viewer: Viewer) => setSession({ viewer, identityFailed: false, retryIdentity: () => undefined });
beforeEach(() => show({ kind: 'admin', username: 'admin', name: null, profileId: null, gender: null }));

test('a row of a file has what the family looks for, and takes what the clerk enters instead', async () => {
  await renderPart(<ImportRoute />, [[recentImportsKey(), []]]);
  const file = new File(['Name,Gender,Age,Religion,Hoped for\nMeena,bride,25,Hindu,age: 26 to 30; fair\n'], 'list.csv');
  await userEvent.upload(page.getByLabelText('Choose a file'), file);
  const row = page.getByRole('row').nth(1);
  await expect.element(row).toHaveTextContent('age: 26 to 30');
  await row.getByRole('button', { name: 'Edit row 2' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('What the family looks for').click();
  await expect.element(dialog.getByText('“fair” was not read as a wish: it goes to the log.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Age from')).toHaveValue('26');
  await dialog.getByLabelText('Age to').selectOptions('20');
  await dialog.getByRole('button', { name: 'Save the row' }).click();
  await expect.element(dialog.getByLabelText('Age to')).toHaveFocus();
  await dialog.getByLabelText('Age to').selectOptions('32');
  await dialog.getByRole('combobox', { name: 'Religion' }).selectOptions('Hindu');
  await dialog.getByRole('checkbox', { name: 'A must: Hindu' }).click();
  await dialog.getByRole('button', { name: 'Save the row' }).click();
  await expect.element(row).toHaveTextContent('A must: religion: Hindu · age: 26 to 32');
  // What was not read stays in the log.
  await expect.element(row).not.toHaveTextContent('was not read');
  await expect.element(row).toHaveTextContent('Hoped for: fair');
});
