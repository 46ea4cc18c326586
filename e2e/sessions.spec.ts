import type { Page } from '@playwright/test';
import { signInAs } from './sessions.ts';
import {
  cards,
  changePassword,
  expect,
  expectAccessibleOnAllScreens,
  navigate,
  openAs,
  openDashboard,
  openPage,
  signIn,
  test,
} from './test.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The requests for a token that this page, or all pages of its browser, have sent since. */
function countTokenRequests(source: { on: Page['on'] }): () => number {
  let count = 0;
  source.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/auth/v1/token')) count += 1;
  });
  return () => count;
}

/** The session that the browser keeps, as text. */
const keptSession = async (page: Page) =>
  await page.evaluate(() =>
    localStorage.getItem(Object.keys(localStorage).find((key) => key.endsWith('-auth-token')) ?? ''),
  );

const signedIn = (page: Page, username: string) =>
  page.getByRole('banner').getByText(`Signed in as ${username}`, { exact: true });

for (const [what, offset] of [
  ['two hours ahead', 2 * hourMs],
  ['two hours behind', -2 * hourMs],
] as const) {
  test(
    `a browser whose clock is ${what} renews its session once an hour`,
    { tag: '@depth' },
    async ({ page, people }) => {
      const { username } = await people.addMember();
      const tokenRequests = countTokenRequests(page);
      await page.clock.install({ time: Date.now() + offset });
      // By the form: the time in its answer is what would mislead the browser.
      await page.goto('/');
      await navigate(page, 'Member Login');
      await signIn(page, username, 'Demo-member-2026');
      await expect(cards(page).first()).toBeVisible();
      for (let minute = 0; minute < 5; minute += 1) await page.clock.fastForward(minuteMs);
      await navigate(page, 'Home');
      await navigate(page, 'Profiles');
      await expect(signedIn(page, username)).toBeVisible();
      expect(tokenRequests()).toBe(1);
      const first = await keptSession(page);
      await page.clock.fastForward(54 * minuteMs);
      await expect.poll(() => keptSession(page)).not.toBe(first);
      await page.reload();
      await expect(signedIn(page, username)).toBeVisible();
      expect(tokenRequests()).toBe(2);
    },
  );
}

test(
  'a token that has run out unnoticed is renewed, and the request is sent again',
  { tag: '@depth' },
  async ({ page, people, troubles }) => {
    troubles.expect();
    const { username } = await people.addMember();
    await openAs(page, username, 'profiles');
    await expect(signedIn(page, username)).toBeVisible();
    const tokenRequests = countTokenRequests(page);
    const session = (await keptSession(page)) ?? '';
    let refused = 0;
    // All requests of the page, which are sent side by side.
    await page.route('**/rest/v1/**', async (route) => {
      const token = (await route.request().headerValue('authorization'))?.replace('Bearer ', '') ?? '';
      if (!session.includes(`"${token}"`)) {
        await route.continue();
        return;
      }
      refused += 1;
      await route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } });
    });
    await page.reload();
    await expect(signedIn(page, username)).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    expect(refused).toBeGreaterThan(1);
    expect(tokenRequests()).toBe(1);
  },
);

test(
  'tabs whose session has to be renewed renew it once, and all stay signed in',
  { tag: '@depth' },
  async ({ page, context, people }) => {
    const { username } = await people.addMember();
    // As if the token had run out while the browser was closed.
    await signInAs(page, username, { expires_at: 1 });
    const tabs = [page, ...(await Promise.all([1, 2, 3].map(async () => await context.newPage())))];
    const tokenRequests = tabs.map(countTokenRequests);
    await Promise.all(tabs.map(async (tab) => await openPage(tab, 'profiles')));
    for (const tab of tabs) {
      await expect(signedIn(tab, username)).toBeVisible();
      await expect(cards(tab).first()).toBeVisible();
    }
    expect(tokenRequests.reduce((sum, count) => sum + count(), 0)).toBe(1);
    await page.reload();
    await expect(signedIn(page, username)).toBeVisible();
  },
);

test(
  'signing out in one tab takes drafts and searches out of all of them',
  { tag: '@depth' },
  async ({ page, context, people }) => {
    const number = '+91 98450 11223';
    const kept = (tab: Page) =>
      tab.evaluate(() => JSON.stringify([Object.entries(sessionStorage), window.history.state]));
    await openAs(page, await people.addAdmin(), 'dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
    const typing = await context.newPage();
    await typing.goto('/');
    await navigate(typing, 'Register');
    await typing.getByRole('button', { name: 'Add New User' }).click();
    await typing.getByLabel('Name', { exact: true }).fill('Only Typed');
    await typing.getByLabel('Phone', { exact: true }).fill(number);
    await expect.poll(() => kept(typing)).toContain(number);

    await page.getByLabel('Enter the User Id').fill(number);
    await expect(page.getByText('Nobody has a phone number')).toBeVisible();
    // The dashboard's own request ends before the session: afterwards its refusal would be an error in the console.
    const request = page.waitForResponse((response) => response.url().endsWith('/rpc/refresh_ages'));
    await page.reload();
    await request;
    await expect(page.getByLabel('Enter the User Id')).toHaveValue(number);
    expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('98450');
    await navigate(page, 'Sign Out');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse, Connect, Begin Your Journey Together');
    // Until the server knows of it, Back still leads to the dashboard, which sends its request once more.
    await expect(page.getByRole('banner').getByText('Admin Login')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
    expect(await kept(page)).not.toContain('98450');

    await expect(typing.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
    await expect(typing.getByRole('alert').getByText('You have been signed out')).toBeVisible();
    expect(await kept(typing)).not.toContain('98450');
    const { username } = await people.addMember();
    await signIn(typing, username, 'Demo-member-2026');
    await expect(signedIn(typing, username)).toBeVisible();
    expect(await kept(typing)).not.toContain('98450');
  },
);

test('a tab that is opened again after the sign-out has forgotten its draft', { tag: '@depth' }, async ({ page }) => {
  await openDashboard(page);
  await page.getByRole('button', { name: 'Add New User' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Only Typed');
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')));
  await expect.poll(drafts).toHaveLength(1);
  // As if it had been closed, and somebody had signed out elsewhere in the meantime.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.addInitScript(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  expect(await drafts()).toEqual([]);
});

test(
  'a member whose session ends on the form is asked to sign in as a member',
  { tag: '@depth' },
  async ({ page, context, people }) => {
    const { username } = await people.addMember();
    await openAs(page, username, 'my-profile');
    await page.getByRole('button', { name: 'Edit Profile' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await navigate(other, 'Sign Out');
    await expect(page.getByRole('heading', { level: 1, name: 'Member Login' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Member Login' })).toBeVisible();
  },
);

for (const [change, words] of [
  ["created_at = now() - interval '91 days'", 'because you signed in a long time ago'],
  ["created_at = now() - interval '31 days', refreshed_at = null", 'had not used the site for 30 days'],
] as const) {
  test(
    `a session that ends by its age says so: ${words}`,
    { tag: '@depth' },
    async ({ page, people, sql, troubles }) => {
      // Requests of the page before its session's end reaches it are refused.
      troubles.expect();
      const { username } = await people.addMember();
      await openAs(page, username, 'my-profile');
      await expect(signedIn(page, username)).toBeVisible();
      await sql.unsafe(
        `update auth.sessions set ${change} where user_id = (select user_id from public.accounts where username = $1)`,
        [username],
      );
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Member Login' })).toBeVisible();
      await expect(page.getByRole('alert').getByText(words)).toBeVisible();
      await signIn(page, username, 'Demo-member-2026');
      await expect(signedIn(page, username)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );
}

for (const [how, change, words] of [
  ['was ended elsewhere', '', 'You have been signed out from another device.'],
  ['was switched off', 'active = false', 'Your login was switched off.'],
  ['got another password', 'last_password_set_at = now()', 'because the password was changed'],
] as const) {
  test(
    `the open desk of a login that ${how} shows no zero and no family, and says why`,
    { tag: '@depth' },
    async ({ page, people, sql, troubles }) => {
      troubles.expect();
      const username = await people.addAdmin();
      await page.clock.install();
      await openAs(page, username, 'dashboard');
      await expect(page.getByText('1 to 20 of')).toBeVisible();
      const card = page.getByRole('region', { name: 'Notifications', exact: true });
      await expect(card).toContainText(/[1-9]/);
      // Each text of the card from now on.
      await card.evaluate((element) => {
        const seen: (string | null)[] = [];
        Object.assign(window, { seen });
        new MutationObserver(() => seen.push(element.textContent)).observe(element, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      });
      if (change !== '') await sql.unsafe(`update public.accounts set ${change} where username = $1`, [username]);
      await sql`delete from auth.sessions where user_id = (select user_id from public.accounts where username = ${username})`;
      // The number of unread notifications is counted now and then.
      await page.clock.fastForward(6 * minuteMs);
      await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
      await expect(page.getByRole('alert').getByText(words)).toBeVisible();
      await expect(page.getByText('1 to 20 of')).toHaveCount(0);
      expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'seen')))).not.toContain('"0');
    },
  );
}

test(
  'who signs in while a new password is a moment old is told to wait',
  { tag: '@depth' },
  async ({ page, people, sql }) => {
    const { username } = await people.addMember();
    await sql`
    insert into private.own_password_changes (user_id, changed_at, changed_in)
    select user_id, now() + interval '50 seconds', gen_random_uuid() from public.accounts where username = ${username}`;
    await page.goto('/');
    // A member who takes the wrong door arrives at the profiles.
    await navigate(page, 'Admin Login');
    await signIn(page, username, 'Demo-member-2026');
    await expect(page.getByRole('alert').getByText('Please wait 15 seconds')).toBeVisible();
    await expectAccessibleOnAllScreens(page);
    await sql`delete from private.own_password_changes where changed_at > now()`;
    await signIn(page, username, 'Demo-member-2026');
    await expect(signedIn(page, username)).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  },
);

test(
  'a member sees where they are signed in, and signs the other device out',
  { tag: '@depth' },
  async ({ page, people, browser }) => {
    const { username } = await people.addMember();
    await openAs(page, username, 'rights');
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto('/');
    await navigate(other, 'Member Login');
    await signIn(other, username, 'Demo-member-2026');
    await expect(signedIn(other, username)).toBeVisible();
    await page.reload();
    const here = page.getByRole('region', { name: 'Sign-ins and password' });
    await expect(here.getByRole('listitem')).toHaveCount(2);
    await expect(here.getByRole('listitem').first()).toContainText('(this one)');
    await expectAccessibleOnAllScreens(page);
    await here.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(here.getByRole('listitem')).toHaveCount(1);
    await other.reload();
    await expect(other.getByRole('alert').getByText('You have been signed out')).toBeVisible();
    await expect(other.getByRole('banner').getByText('Signed in as')).toHaveCount(0);
    await expect(cards(other).first()).toBeVisible();
    await context.close();
  },
);

test(
  'an owner takes a clerk in, who may not do everything, and lets the clerk go',
  { tag: '@depth' },
  async ({ page, browser, people, sql }) => {
    await openAs(page, await people.addAdmin(), 'settings');
    await page.getByRole('tab', { name: 'Admins' }).click();
    const username = `${people.family.toLowerCase().replaceAll(' ', '-')}-new`;
    const row = page.getByRole('listitem').filter({ hasText: username });
    await page.getByRole('button', { name: 'Add an admin' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill(`Meena, ${people.family}`);
    await dialog.getByLabel('Username').fill(username);
    await expect(dialog.getByRole('radio', { name: /^Clerk/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Add the admin' }).click();
    await expect(dialog.getByText('it is not shown again')).toBeVisible();
    await expectAccessibleOnAllScreens(page);
    const temporary = (await dialog.getByRole('code').textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(row).toContainText('clerk, has a temporary password, not signed in yet');

    const context = await browser.newContext();
    const desk = await context.newPage();
    await desk.goto('/');
    await navigate(desk, 'Admin Login');
    await signIn(desk, username, temporary);
    // The sign-in form has the temporary password: it is not asked for again.
    await changePassword(desk, null, 'Curd rice and mango 7');
    await desk.getByRole('button', { name: 'Today' }).click();
    const links = desk.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await expect(links.getByRole('link', { name: 'Contact Requests' })).toBeVisible();
    await expect(links.getByRole('button', { name: /Import|Export|Settings/ })).toHaveCount(0);
    await openPage(desk, 'settings');
    await expect(desk.getByText('This page is for an owner of the bureau.')).toBeVisible();
    await expectAccessibleOnAllScreens(desk);

    await page.reload();
    await row.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(`Meena, ${people.family} is removed.`, { exact: true })).toBeVisible();
    await desk.reload();
    await expect(desk.getByRole('alert').getByText('This account is switched off')).toBeVisible();
    await context.close();
    const rows = await sql`select action from public.audit_log where record_id = ${username} order by id`;
    expect(rows.map(({ action }) => String(action))).toEqual(['added admin', 'removed admin']);
  },
);

for (const [what, deny] of [
  [
    'denies its stores',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Denied.', 'SecurityError');
          },
        });
    },
  ],
  [
    'has no room',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(
    `a browser that ${what} is signed in until the page is left, and says so`,
    { tag: '@depth' },
    async ({ page, people }) => {
      const { username } = await people.addMember();
      await page.addInitScript(deny);
      await page.goto('/');
      await navigate(page, 'Member Login');
      await expect(page.getByText(/^This browser keeps nothing for this site/)).toBeVisible();
      await signIn(page, username, 'Demo-member-2026');
      await expect(cards(page).first()).toBeVisible();
      await expect(signedIn(page, username)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('link', { name: 'Member Login' }).first()).toBeVisible();
    },
  );
}
