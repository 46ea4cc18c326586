import type postgres from 'postgres';
import type { People } from './people.ts';
import { cards, changePassword, expect, expectAccessible, navigate, openAs, signIn, test } from './test.ts';

const temporary = 'k7mp-x3qa-9dfg';
const own = 'three green parrots';

/** A registered person with a temporary password, as the bureau gives it; answers with the username. */
async function addNewcomer(people: People, sql: postgres.Sql): Promise<string> {
  const { id, username } = await people.addProfile();
  await sql`select private.add_login(${id}, ${username}, ${temporary})`;
  return username;
}

test('a temporary password opens nothing but the page where it is changed', async ({ page, people, sql, troubles }) => {
  const username = await addNewcomer(people, sql);
  await page.goto('/');
  await navigate(page, 'Member Login');
  await expect(page.getByRole('heading', { name: 'Member Login' })).toBeVisible();
  await expectAccessible(page);
  await signIn(page, username, temporary);
  await expect(page.getByRole('heading', { name: 'Choose Your Own Password' })).toBeVisible();
  await navigate(page, 'Profiles');
  await expect(page.getByRole('heading', { name: 'Choose Your Own Password' })).toBeVisible();
  await expectAccessible(page);

  // The server refuses these, with a reason beside the field and everything still typed.
  troubles.expect();
  await changePassword(page, temporary, 'password-2026', 'password-2026');
  await expect(page.getByText('harder to guess')).toBeVisible();
  await changePassword(page, 'not the right one', own, own);
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(own);

  await changePassword(page, temporary, own);
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await page.getByRole('button', { name: 'Browse profiles' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test(
  'a temporary password is taken as it was read out, asked for once, and ends in a welcome',
  { tag: '@depth' },
  async ({ page, people, sql, troubles }) => {
    const { id, username } = await people.addProfile();
    await sql`update public."RegisteredUsers" set status = 'submitted' where id = ${id}`;
    await sql`select private.add_login(${id}, ${username}, 'k7mp-x3qa-9dfg-h2wz')`;
    // As it was typed it is wrong, which the browser notes.
    troubles.expect();
    await page.goto('/');
    await navigate(page, 'Admin Login');
    await signIn(page, username, 'K7MP X3QA 9DFGH2WZ');
    await expect(page.getByRole('heading', { name: 'Choose Your Own Password' })).toBeVisible();
    await expect(page.getByLabel('Temporary password', { exact: true })).toHaveCount(0);
    await page.getByLabel('New password', { exact: true }).fill(own);
    await page.getByLabel('New password again', { exact: true }).fill(own);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('What you can do now:')).toBeVisible();
    await expect(page.getByText('Your own profile is not shown yet.')).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a member reads who of the bureau set the password, and the office reads what the login opened',
  { tag: '@depth' },
  async ({ page, openElsewhere, people, sql }) => {
    const { id, username, name } = await people.addMember();
    await sql`
    update public.accounts
    set bureau_password_at = now() - interval '1 day', bureau_password_by = 'Lakshmi Narayanan, office', last_password_set_at = now()
    where username = ${username}`;
    await sql`select private.notify_of_password(${id})`;
    await openAs(page, username, 'my-profile');
    await expect(page.getByRole('main')).toContainText('+91 5');
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByText('Your password was set by Lakshmi Narayanan, office on').click();
    const signIns = page.getByRole('region', { name: 'Sign-ins and password', exact: true });
    await expect(signIns).toBeFocused();
    await expect(signIns).toContainText(
      /The bureau last set your password on .* \(Lakshmi Narayanan, office\)\. It was changed on .*\. If that was not you, call the bureau\./,
    );

    const admin = await openElsewhere();
    await openAs(admin, 'admin', 'audit', id);
    const words = 'read its own contact details, or shared ones; the bureau had set its password';
    const record = admin.getByRole('list', { name: 'The record, newest first' }).getByRole('listitem');
    await expect(record).toHaveCount(1);
    await expect(record).toContainText(`The login of #${id} ${words}`);
    await admin.getByLabel('Action').selectOption('Login read contact details');
    await expect(record).toHaveCount(1);
    await expect(record).not.toContainText(name);
  },
);
