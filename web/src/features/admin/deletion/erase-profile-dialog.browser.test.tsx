import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { EraseProfileDialog } from '@/features/admin/deletion/erase-profile-dialog';
import { renderPart } from '@/lib/render-part';

const name = 'Asha Ramachandran';
const props = { profile: { id: 7, name, gender: 'bride' }, onClose: vi.fn(), onErased: vi.fn() };

test('a permanent erasure asks for the name, which stays typed after a failure', async () => {
  const screen = await renderPart(<EraseProfileDialog {...props} />);
  const typed = screen.getByLabelText('Name of the person');
  await typed.fill('Asha');
  await userEvent.keyboard('{Enter}');
  await expect.element(typed).toHaveAccessibleDescription(/^This is not the name\./);
  await expect.element(typed).toHaveValue('Asha');
  await typed.fill(` ${name} `);
  await expect.element(typed).toHaveAttribute('aria-invalid', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await expect.element(typed).toHaveValue(` ${name} `);
  expect(props.onErased).not.toHaveBeenCalled();
});
