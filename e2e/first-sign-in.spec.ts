import { withDatabase } from '../supabase/lib/database.ts';
import { backend } from './backend.ts';
import { cards, changePassword, expect, expectAccessible, navigate, signIn, signInAsMember, test } from './test.ts';

// The tests of this file run side by side: each worker has a newcomer of its own.
const username = `test.newcomer${process.env.TEST_PARALLEL_INDEX ?? ''}`;
const name = `Test Newcomer ${process.env.TEST_PARALLEL_INDEX ?? ''}`.trim();
const temporary = 'k7mp-x3qa-9dfg';
const own = 'three green parrots';
const { databaseUrl } = backend.access;

const removeNewcomer = () =>
  withDatabase(databaseUrl, async (sql) => {
    await sql`delete from public."RegisteredUsers" where name = ${name}`;
    await sql`delete from auth.users where email = private.login_email(${username})`;
  });

test.beforeEach(async () => {
  await removeNewcomer();
  await withDatabase(databaseUrl, async (sql) => {
    await sql`
      with person as (
        insert into public."RegisteredUsers" (name, age, status) values (${name}, 30, 'submitted') returning id
      )
      select private.add_login(id, ${username}, ${temporary}) from person`;
  });
});
test.afterEach(removeNewcomer);

test('a temporary password opens nothing but the page where it is changed', async ({ page, troubles }) => {
  await page.goto('/');
  await navigate(page, 'Member Login');
  await signIn(page, username, temporary);
  await expect(page.getByRole('heading', { name: 'Choose Your Own Password' })).toBeVisible();
  await expectAccessible(page);
  await navigate(page, 'Profiles');
  await expect(page.getByRole('heading', { name: 'Choose Your Own Password' })).toBeVisible();

  await changePassword(page, temporary, 'short', own);
  await expect(page.getByText('Choose a password of at least 10 characters.')).toBeVisible();
  await expect(page.getByText('This is not the same as the new password.')).toBeVisible();

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

test('the old password is worth nothing after the change, the new one signs in', async ({ page, troubles }) => {
  await withDatabase(databaseUrl, async (sql) => {
    await sql`
      select private.set_password(user_id, ${own}, false) from public.accounts where username = ${username}`;
  });
  troubles.expect();
  await page.goto('/');
  await navigate(page, 'Member Login');
  await signIn(page, username, temporary);
  await expect(
    page.getByText('Invalid credentials. Check the username and the password, and try again.'),
  ).toBeVisible();
  await signIn(page, username, own);
  await expect(cards(page).first()).toBeVisible();
});

test('whoever is signed out from elsewhere is told so, and sees what a visitor sees', async ({ page, troubles }) => {
  await signInAsMember(page, 'chitra');
  await withDatabase(databaseUrl, async (sql) => {
    await sql`select private.end_sessions(user_id) from public.accounts where username = 'chitra'`;
  });
  // The auth server does not know the session any more when it is told of its end.
  troubles.expect();
  await page.reload();
  await expect(page.getByText('You have been signed out')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Signed in as')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});
