import { expect, test, vi } from 'vitest';
import { deletionQueryOptions } from '@/features/people/api';
import { DeleteProfileDialog } from '@/features/people/delete';
import { renderPart } from '@/lib/render-part';

const name = 'Asha Ramachandran';
const props = { profile: { id: 7, name, gender: 'bride' }, onClose: vi.fn(), onDeleted: vi.fn() };
const deletion = { name, pictures: 3, login: 'asha', notifications: 1, proposals: 0, likes: 2, requests: 0 };

test('shows the deleted data and the time to undo, and asks for no name', async () => {
  const screen = await renderPart(<DeleteProfileDialog {...props} />, [[deletionQueryOptions(7).queryKey, deletion]]);
  const dialog = screen.getByRole('dialog', { name: `Delete ${name}?` });
  await expect
    .element(dialog)
    .toHaveTextContent(/erased on \d+ \w+ \d{4}\. Until then it can be restored\. The family's private link ends/);
  await expect.element(dialog).toHaveTextContent('3 pictures');
  await expect.element(dialog).toHaveTextContent('1 notification');
  await expect.element(dialog).not.toHaveTextContent('contact request');
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
});

test('a failed deletion is shown and can be retried', async () => {
  const screen = await renderPart(<DeleteProfileDialog {...props} />, [[deletionQueryOptions(7).queryKey, deletion]]);
  const confirm = screen.getByRole('button', { name: 'Delete the profile' });
  await confirm.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await expect.element(confirm).toBeEnabled();
  expect(props.onDeleted).not.toHaveBeenCalled();
});

test('without the preview there is an error and no delete button', async () => {
  const screen = await renderPart(<DeleteProfileDialog {...props} />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent("Couldn't load the deletion preview.");
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Delete the profile' })).not.toBeInTheDocument();
});
