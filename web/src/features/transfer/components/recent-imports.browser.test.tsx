import { expect, it, onTestFinished, vi } from 'vitest';
import { privacySettingsQueryOptions } from '@/bureau/api/office-settings';
import { recentImportsKey } from '@/features/transfer/api';
import { RecentImports } from '@/features/transfer/components/import-page';
import { renderPart } from '@/lib/render-part';

const recent = { request_id: 'a', imported_at: new Date().toISOString(), imported_by: 'Lakshmi, office', people: 200 };

it('lists the imports of a day, and asks before one is undone', async () => {
  const screen = await renderPart(<RecentImports />, [
    [recentImportsKey(), [recent]],
    [privacySettingsQueryOptions().queryKey, { keeps_sealed: true }],
  ]);
  await expect.element(screen.getByText(/200 people, imported by Lakshmi, office/)).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  const dialog = screen.getByRole('alertdialog').or(screen.getByRole('dialog'));
  await expect.element(dialog.getByText('Remove the 200 people of this import?')).toBeVisible();
  await expect.element(dialog).toHaveTextContent('left to the next daily run');
  await dialog.getByRole('button', { name: 'Close without a change' }).click();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

it('cannot be undone twice, though those who were used since stay', async () => {
  const kept = [{ id: 1, name: 'Test Kavitha', reason: 'verified' }];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation((input) => {
    const url = input instanceof Request ? input.url : String(input);
    return Promise.resolve(Response.json(url.includes('undo_import') ? { removed: 199, kept } : [recent]));
  });
  onTestFinished(() => {
    fetched.mockRestore();
  });
  const screen = await renderPart(<RecentImports />, [
    [recentImportsKey(), [recent]],
    [privacySettingsQueryOptions().queryKey, { keeps_sealed: false }],
  ]);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click();
  await expect.element(screen.getByRole('link', { name: 'Test Kavitha' })).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(screen.getByText('Undone')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' }).elements()).toEqual([]);
});

it('shows nothing without one', async () => {
  const screen = await renderPart(<RecentImports />, [[recentImportsKey(), []]]);
  expect(screen.getByRole('heading').elements()).toEqual([]);
});
