import { expect, test } from 'vitest';
import { type Admin, adminsQueryOptions, factorRuleQueryOptions } from '@/features/settings/api';
import { AdminsPart } from '@/features/settings/admins';
import { renderPart } from '@/lib/render-part';

const me: Admin = {
  login_id: 'me',
  username: 'office',
  display_name: 'Lakshmi',
  role: 'owner',
  active: true,
  must_change_password: false,
  last_seen_at: '2026-11-20T09:30:00Z',
  open_sessions: 1,
  has_second_factor: false,
  is_me: true,
};
const clerk: Admin = {
  ...me,
  login_id: 'clerk',
  username: 'clerk',
  display_name: 'Meena',
  role: 'clerk',
  open_sessions: 2,
  has_second_factor: true,
  is_me: false,
};
const away: Admin = {
  ...clerk,
  login_id: 'away',
  display_name: 'Ravi',
  active: false,
  open_sessions: 0,
  last_seen_at: null,
};
const { queryKey: admins } = adminsQueryOptions();
const { queryKey: factorRule } = factorRuleQueryOptions();

test('lists the admins; on oneself there is nothing to do here', async () => {
  const screen = await renderPart(<AdminsPart />, [[admins, [me, clerk, away]]]);
  const rows = screen.getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toHaveTextContent(/^Lakshmi office \(you\)owner, last seen .*, signed in on 1 device/);
  await expect.element(rows.nth(0).getByRole('button')).not.toBeInTheDocument();
  await expect.element(rows.nth(1)).toHaveTextContent('signed in on 2 devices');
  await expect.element(rows.nth(1).getByRole('button', { name: 'Switch off Meena' })).toBeVisible();
  await expect.element(rows.nth(2)).toHaveTextContent('Switched off, clerk, not signed in yet, signed in on 0 devices');
  await expect.element(rows.nth(2).getByRole('button', { name: 'Switch on Ravi' })).toBeVisible();
  await expect.element(rows.nth(2).getByRole('button', { name: /Sign out/ })).not.toBeInTheDocument();
});

test.each([
  ['Remove Meena', 'Remove Meena?', 'Remove'],
  ['Switch off Meena', 'Switch off the login of Meena?', 'Switch off'],
  ['Make an owner Meena', 'Make Meena an owner?', 'Make an owner'],
  ['Sign out everywhere Meena', 'Sign Meena out everywhere?', 'Sign out everywhere'],
  ['Reset second factor Meena', 'Reset the second factor of Meena?', 'Reset second factor'],
  ['Reset password Meena', 'Reset the password of Meena', 'Reset the password'],
])('%s asks first, and says when no answer came', async (button, title, confirm) => {
  const screen = await renderPart(<AdminsPart />, [[admins, [me, clerk]]]);
  await screen.getByRole('button', { name: button }).click();
  const dialog = screen.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: confirm }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The answer did not come.');
});

test('a new admin needs a name and a username; each error stands beside its field', async () => {
  const screen = await renderPart(<AdminsPart />, [[admins, [me]]]);
  await screen.getByRole('button', { name: 'Add an admin' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add the admin' }).click();
  await expect
    .element(dialog.getByLabelText('Name', { exact: true }))
    .toHaveAccessibleDescription(/Enter the name that the audit log will show\./);
  await expect.element(dialog.getByLabelText('Username')).toHaveAccessibleDescription(/^Use 3 to 32 small letters/);
});

test.each([
  [{ available: true, required: false }, 'Each admin decides', 'Require it of everyone'],
  [{ available: true, required: true }, 'Every admin needs a second factor.', 'Leave it to each admin'],
])('the rule of the second factor %o is said, and its change asks first', async (rule, words, button) => {
  const screen = await renderPart(<AdminsPart />, [
    [admins, [me]],
    [factorRule, rule],
  ]);
  await expect.element(screen.getByText(words)).toBeVisible();
  await screen.getByRole('button', { name: button }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: button }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The answer did not come.');
});

test('where the auth service has no second factor there is no button for it', async () => {
  const screen = await renderPart(<AdminsPart />, [
    [admins, [me]],
    [factorRule, { available: false, required: false }],
  ]);
  await expect.element(screen.getByText(/^This site was set up without a second factor\./)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Require it of everyone' })).not.toBeInTheDocument();
});
