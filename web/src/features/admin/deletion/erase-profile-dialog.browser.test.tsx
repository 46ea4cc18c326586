import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { privacySettingsQueryOptions } from '@/bureau/api/site-settings';
import { adminKeys } from '@/features/admin/api/keys';
import { DueErasures } from '@/features/admin/deletion/due-erasures';
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

const sealed = [privacySettingsQueryOptions().queryKey, { keeps_sealed: true }] as const;

test('where a sealed copy is kept, the erasure is left to the daily run, before and after it is asked for', async () => {
  const called: string[] = [];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation((input) => {
    called.push(...(/\/rpc\/(\w+)/.exec(new Request(input).url)?.slice(1) ?? []));
    return Promise.resolve(Response.json(false));
  });
  const onErased = vi.fn();
  const screen = await renderPart(<EraseProfileDialog {...props} onErased={onErased} />, [sealed]);
  await expect.element(screen.getByRole('dialog')).toHaveTextContent('left to the next daily run');
  await screen.getByLabelText('Name of the person').fill(name);
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onErased).toHaveBeenCalledOnce());
  expect(called).toEqual(['erase_profile']);
  fetched.mockRestore();
});

test('the reminder of due erasures offers no button where the daily run erases', async () => {
  const due = [adminKeys.dueErasuresCount(), 2] as const;
  const screen = await renderPart(<DueErasures />, [due, sealed]);
  await expect.element(screen.getByText(/left to the next daily run/)).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  await (await renderPart(<DueErasures />, [due])).getByRole('button', { name: 'Erase now…' }).click();
});
