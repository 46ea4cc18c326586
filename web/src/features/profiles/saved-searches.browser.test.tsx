import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { profileKeys } from '@/features/profiles/api/profiles';
import type { SavedSearch } from '@/features/profiles/api/saved-searches';
import { SaveSearchDialog, SavedSearchesDialog } from '@/features/profiles/saved-searches';
import { renderDialog } from '@/lib/render-part';
import type { Viewer } from '@/lib/backend/session';

const bride: Viewer = { kind: 'member', username: 'asha', name: null, profileId: 1, gender: 'bride' };
const saved: SavedSearch[] = [{ id: 1, name: 'Erode', filters: { location: 'Erode' }, newProfiles: 2 }];

test('a search is saved under a suggested name of at most 60 characters', async () => {
  const { screen, dialog, opener } = await renderDialog((close) => (
    <SaveSearchDialog filters={{ location: 'Erode' }} onClose={close} />
  ));
  const name = screen.getByLabelText('Name of the search');
  await expect.element(name).toHaveValue('Place: Erode');
  await expect.element(name).toHaveFocus();
  const save = screen.getByRole('button', { name: 'Save', exact: true });
  await name.fill('  ');
  await save.click();
  await expect.element(name).toHaveAccessibleDescription('Enter a name for the search.');
  await name.fill('x'.repeat(61));
  await expect.element(name).toHaveAccessibleDescription('Use at most 60 characters (now 61).');
  await name.fill('Near Erode');
  await expect.element(name).toHaveAttribute('aria-invalid', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await expect.element(name).toHaveValue('Near Erode');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

async function openSaved() {
  const onOpenSearch = vi.fn();
  const opened = await renderDialog(
    (close) => <SavedSearchesDialog viewer={bride} onOpenSearch={onOpenSearch} onClose={close} />,
    [[profileKeys.savedSearches(), saved]],
  );
  return { ...opened, onOpenSearch };
}

test('a saved search shows its number of new profiles and opens', async () => {
  const { screen, dialog, onOpenSearch } = await openSaved();
  await expect.element(dialog).toHaveTextContent('2 new');
  await screen.getByRole('button', { name: 'Open Erode' }).click();
  expect(onOpenSearch).toHaveBeenCalledExactlyOnceWith({ location: 'Erode' });
});

test('a new name that is invalid or fails to save stays in the field, and Cancel goes back', async () => {
  const { screen } = await openSaved();
  const rename = screen.getByRole('button', { name: 'Rename Erode' });
  await rename.click();
  const name = screen.getByLabelText('New name');
  await expect.element(name).toHaveFocus();
  await name.fill('');
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveAccessibleDescription('Enter a name for the search.');
  await name.fill('Near Erode');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await expect.element(name).toHaveValue('Near Erode');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(rename).toHaveFocus();
});

test('a search is deleted only after confirmation, and a failure is shown', async () => {
  const { screen } = await openSaved();
  const remove = screen.getByRole('button', { name: 'Delete Erode' });
  await remove.click();
  await expect.element(screen.getByRole('dialog', { name: 'Delete “Erode”?' })).toBeVisible();
  await screen.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await screen.getByRole('button', { name: 'Close without a change' }).click();
  await expect.element(remove).toHaveFocus();
});
