import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ChangePasswordForm } from '@/features/account/password-page';
import { renderPart } from '@/lib/render-part';

const props = { username: 'asha', isTemporary: false, onChanged: vi.fn(), onSignOut: vi.fn() };
const chosen = 'three green parrots';

test('shows missing, too short and different passwords beside their fields', async () => {
  const screen = await renderPart(<ChangePasswordForm {...props} />);
  const field = (name: string) => screen.getByLabelText(name, { exact: true });
  await screen.getByRole('button', { name: 'Change Password' }).click();
  await expect.element(field('Current password')).toHaveAccessibleDescription('Enter the password that you use now.');
  await expect.element(field('Current password')).toHaveFocus();
  await expect.element(field('New password again')).toHaveAccessibleDescription('Enter the new password once more.');

  await field('Current password').fill('k7mp-x3qa-9dfg');
  await field('New password').fill('short');
  await field('New password again').fill(chosen);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Choose a password of at least 10 characters.')).toBeVisible();
  await field('New password').fill('three blue parrots');
  await expect
    .element(field('New password again'))
    .toHaveAccessibleDescription('This is not the same as the new password.');
  await expect.element(field('Current password')).toHaveAttribute('aria-invalid', 'false');
  expect(props.onChanged).not.toHaveBeenCalled();
});

test('a network failure is shown, and the typed values stay', async () => {
  const screen = await renderPart(<ChangePasswordForm {...props} />);
  for (const [name, text] of [
    ['Current password', 'k7mp-x3qa-9dfg'],
    ['New password', chosen],
    ['New password again', chosen],
  ] as const)
    await screen.getByLabelText(name, { exact: true }).fill(text);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The answer did not come.');
  await expect.element(screen.getByLabelText('Current password', { exact: true })).toHaveValue('k7mp-x3qa-9dfg');
  await expect.element(screen.getByLabelText('New password again', { exact: true })).toHaveValue(chosen);
  await expect
    .element(screen.getByRole('button', { name: 'Change Password' }))
    .toHaveAttribute('aria-disabled', 'false');
  expect(props.onChanged).not.toHaveBeenCalled();
});

test('a member with a temporary password sees the reason, and can sign out', async () => {
  const screen = await renderPart(<ChangePasswordForm {...props} isTemporary />);
  await expect.element(screen.getByRole('heading', { name: 'Choose Your Own Password' })).toBeVisible();
  await expect.element(screen.getByLabelText('Temporary password', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Sign Out' }).click();
  expect(props.onSignOut).toHaveBeenCalledTimes(1);
});

test('the form does not ask for a temporary password that was just used', async () => {
  const screen = await renderPart(<ChangePasswordForm {...props} isTemporary known="k7mp-x3qa-9dfg-2345" />);
  await expect.element(screen.getByLabelText('New password', { exact: true })).toBeVisible();
  expect(screen.getByLabelText('Temporary password', { exact: true }).elements()).toEqual([]);
  await screen.getByLabelText('New password', { exact: true }).fill(chosen);
  await screen.getByLabelText('New password again', { exact: true }).fill(chosen);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The answer did not come.');
});
