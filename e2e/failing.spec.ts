import type { Locator, Page } from '@playwright/test';
import type postgres from 'postgres';
import { readSettings } from '../supabase/lib/settings.ts';
import { Site } from '../supabase/commands/site.ts';
import { withDatabase } from '../supabase/lib/database.ts';
import { backend } from './backend.ts';
import type { People } from './people.ts';
import {
  cards,
  expect,
  expectAccessible,
  expectErrorPage,
  expireSession,
  navigate,
  openAs,
  openDashboard,
  signIn,
  test,
} from './test.ts';

// Real failures of the one backend, so one after the other.
test.describe.configure({ mode: 'serial' });

test.beforeEach(({ troubles }) => troubles.expect());

test.skip(backend.serviceNames.length === 0, 'The services of this backend cannot be stopped from here.');

const siteUrl = new Site(readSettings()).url;
/** On a bureau's own server the site itself is behind the gateway: while that is stopped, no page can be loaded. */
const isBehindGateway = backend.access.apiUrl === siteUrl;

/** The home page while this service is stopped. Where the page cannot be loaded then, it is open before and has read nothing. */
async function openHomeWithout(page: Page, service: string): Promise<void> {
  if (service !== 'gateway' || !isBehindGateway) {
    await backend.stopService(service);
    await page.goto('/');
    return;
  }
  const prepared = page.waitForResponse(/profiles-route/);
  await page.route(/\/rest\/v1\//, (route) => route.abort());
  await page.goto('/');
  await (await prepared).finished();
  await backend.stopService(service);
  await page.unroute(/\/rest\/v1\//);
}

const unreachable = 'We cannot reach the office right now.';

const signInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true });

for (const service of ['rest', 'db', 'gateway']) {
  test(`the error page while ${service} is stopped, and recovery when it is back`, async ({ page }) => {
    try {
      await openHomeWithout(page, service);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse, Connect, Begin Your Journey Together');
      await navigate(page, 'Profiles');
      await expectErrorPage(page);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Back To Home' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse, Connect, Begin Your Journey Together');
      await navigate(page, 'Profiles');
      await expectErrorPage(page);
    } finally {
      await backend.startService(service);
    }
    // Nobody does anything. PostgREST finds its database again by itself, too.
    await expect(cards(page).first()).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText(unreachable)).toBeHidden();
  });

  test(`a sign-in while ${service} is stopped says so, and goes on when it is back`, async ({ page }) => {
    await page.goto('/');
    await navigate(page, 'Member Login');
    await backend.stopService(service);
    try {
      await signIn(page, 'asha', 'Demo-member-2026');
      await expect(page.getByRole('alert')).toHaveText('We could not reach the server. Please try again in a moment.');
      await expect(page.getByLabel('Username')).toHaveValue('asha');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Demo-member-2026');
      await expect(signInButton(page)).toBeEnabled();
    } finally {
      await backend.startService(service);
    }
    // The password was taken where only the account could not be looked up: the rest follows by itself.
    if (service !== 'rest') {
      await expect(async () => {
        if (await signInButton(page).isVisible()) await signInButton(page).click({ timeout: 2000 });
        await expect(cards(page).first()).toBeVisible({ timeout: 8000 });
      }).toPass({ timeout: 90_000 });
    }
    await expect(page.getByRole('banner').getByText('Signed in as asha')).toBeVisible({ timeout: 90_000 });
    await expect(cards(page).first()).toBeVisible();
  });

  test(`a member who reloads while ${service} is stopped is not signed out, and sees so when it is back`, async ({
    page,
  }) => {
    await openAs(page, 'asha', 'profiles');
    await expect(cards(page).first()).toBeVisible();
    await backend.stopService(service);
    try {
      if (service === 'gateway' && isBehindGateway) {
        // The browser has nothing to show but its own page.
        await expect(page.reload()).rejects.toThrow();
      } else {
        await page.reload();
        await expectErrorPage(page);
        await expect(page.getByRole('status').getByText(unreachable)).toBeVisible();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Member Login' })).toBeHidden();
        await expectAccessible(page);
      }
    } finally {
      await backend.startService(service);
    }
    if (service === 'gateway' && isBehindGateway) await page.goto('/');
    await expect(page.getByRole('banner').getByText('Signed in as asha')).toBeVisible({ timeout: 90_000 });
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByText(unreachable)).toBeHidden();
  });
}

test('choosing Profiles again tries again at once', async ({ page }) => {
  await backend.stopService('rest');
  try {
    await page.clock.install();
    await page.goto('/');
    await navigate(page, 'Profiles');
    await page.clock.runFor(5000);
    await expectErrorPage(page);
  } finally {
    await backend.startService('rest');
  }
  // From here on no time passes in the page: nothing is tried again unless it is asked for.
  await page.clock.pauseAt(Date.now() + 60_000);
  await navigate(page, 'Profiles');
  await expect(async () => {
    // An answer is told to the screen in the next moment, which has to come.
    await page.clock.runFor(10);
    await expect(cards(page).first()).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 30_000 });
});

test('a session that cannot be renewed, because the auth service is away, is kept and renewed later', async ({
  page,
  people,
}) => {
  const { username } = await people.addMember();
  await page.clock.install();
  await openAs(page, username, 'profiles');
  await expect(cards(page).first()).toBeVisible();
  /** Lets the page's time run until something is to be seen: the auth client waits for up to a minute between its attempts. */
  const hurryTo = async (seen: Locator) =>
    await expect(async () => {
      await page.clock.fastForward(15_000);
      await expect(seen).toBeVisible({ timeout: 400 });
    }).toPass({ timeout: 60_000 });
  const memberLogin = page.getByRole('banner').getByRole('link', { name: 'Member Login' });
  await backend.stopService('auth');
  try {
    // Before, a picture that is still on its way would have the session renewed.
    await expireSession(page);
    await page.reload();
    await expect(page.getByRole('status').getByText(unreachable)).toBeVisible();
    // Nothing is read as if nobody were signed in.
    await hurryTo(page.getByRole('heading', { name: 'Oops! Something Went Wrong' }));
    await expect(memberLogin).toBeHidden();
  } finally {
    await backend.startService('auth');
  }
  await hurryTo(page.getByRole('banner').getByText(`Signed in as ${username}`));
  await hurryTo(cards(page).first());
  await expect(page.getByText(unreachable)).toBeHidden();
});

/** Lets half a minute pass in the page, with its attempts by itself at what fails. What says so stays there all the time. */
async function expectToStay(page: Page, failure: Locator, asked: RegExp): Promise<void> {
  await expect(failure).toBeVisible();
  const shown = await failure.elementHandle();
  let attempts = 0;
  page.on('request', (request) => {
    if (asked.test(request.url())) attempts += 1;
  });
  let seconds = 0;
  await expect(async () => {
    await page.clock.fastForward(2500);
    seconds += 2.5;
    expect(seconds).toBeGreaterThanOrEqual(30);
    expect(attempts).toBeGreaterThanOrEqual(6);
  }).toPass({ intervals: [200], timeout: 60_000 });
  // Had anything taken its place for a moment, another element would be there now.
  expect(await shown.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await expect(failure).toBeVisible();
}

test('the error page stays while one table answers 503, until it answers again', async ({ page, sql }) => {
  await page.clock.install();
  await sql.unsafe(`
    create or replace function private.answer_503() returns boolean language plpgsql set search_path = '' as $$
    begin
      raise sqlstate 'PT503' using message = 'The table is away.';
    end $$;
    grant execute on function private.answer_503() to anon;
    drop policy if exists "answers 503" on public."RegisteredUsers";
    create policy "answers 503" on public."RegisteredUsers" as restrictive for select to anon using (private.answer_503())`);
  try {
    await page.goto('/');
    await navigate(page, 'Profiles');
    await page.clock.runFor(3000);
    await expectErrorPage(page);
    const heading = page.getByRole('heading', { name: 'Oops! Something Went Wrong' });
    await expectToStay(page, heading, /\/rest\/v1\/RegisteredUsers/);
    await expect(page.getByText(unreachable)).toBeHidden();
  } finally {
    await sql.unsafe(`
      drop policy "answers 503" on public."RegisteredUsers";
      drop function private.answer_503()`);
  }
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(cards(page).first()).toBeVisible({ timeout: 400 });
  }).toPass({ timeout: 60_000 });
});

for (const user of ['a visitor', 'asha']) {
  test(`what hangs says so, and is asked again: ${user}`, async ({ page }) => {
    const { faults } = backend;
    test.skip(faults === undefined, 'The services of this backend do not fail on purpose.');
    await page.clock.install();
    if (user !== 'a visitor') await openAs(page, user, 'my-profile');
    await faults?.fail('rest', 'hang');
    try {
      // Every page reads the visitor's list at once: it hangs from the start.
      if (user === 'a visitor') await page.goto('/');
      await navigate(page, 'Profiles');
      const notice = page.getByRole('main').getByText('It takes longer than usual.');
      await expect(page.getByText('Loading the profiles')).toBeAttached();
      await page.clock.runFor(9000);
      await expect(notice).toBeVisible();
      await expectAccessible(page);
      const dropped = page.waitForEvent('requestfailed', (request) => /\/rest\/v1\//.test(request.url()));
      await page.getByRole('button', { name: 'Try again' }).click();
      await dropped;
      await page.clock.runFor(9000);
      await expect(notice).toBeVisible();
    } finally {
      await faults?.heal();
    }
    // What hangs is given up after a while, and asked for once more.
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(cards(page).first()).toBeVisible({ timeout: 400 });
    }).toPass({ timeout: 60_000 });
  });
}

test('a session that the server refuses is over: the form stands in place of the error', async ({ page }) => {
  const { faults } = backend;
  test.skip(faults === undefined, 'The services of this backend do not fail on purpose.');
  // Signed in here: the session ends with this test, and the kept ones of other tests do not.
  await page.goto('/');
  await navigate(page, 'Member Login');
  await signIn(page, 'asha', 'Demo-member-2026');
  await expect(cards(page).first()).toBeVisible();
  await faults?.fail('rest', '401');
  try {
    await page.reload();
    await expect(page.getByRole('alert').getByText('Your sign-in has ended. Please sign in again.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Member Login' })).toBeVisible();
    await expect(page.getByText('Sign in to see this page: Browse Admin-Verified Profiles.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Oops! Something Went Wrong' })).toHaveCount(0);
    await expectAccessible(page);
  } finally {
    await faults?.heal();
  }
  await signIn(page, 'asha', 'Demo-member-2026');
  await expect(page.getByRole('banner').getByText('Signed in as asha')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse Admin-Verified Profiles');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const { user, name, asked, open, failure } of [
  {
    user: 'admin',
    name: 'dashboard',
    asked: /\/rpc\/find_people/,
    failure: (page: Page) => page.getByRole('heading', { name: 'Oops! Something Went Wrong' }),
  },
  {
    user: 'asha',
    name: 'profiles',
    asked: /\/rpc\/list_saved_searches/,
    open: (page: Page) => page.getByRole('button', { name: 'Saved searches' }).click(),
    failure: (page: Page) => page.getByRole('dialog').getByRole('alert'),
  },
  {
    // Who is looking.
    user: 'asha',
    name: 'my-profile',
    asked: /\/rest\/v1\/accounts\?/,
    failure: (page: Page) => page.getByRole('heading', { name: 'Oops! Something Went Wrong' }),
  },
]) {
  test(`what could not be loaded stays said over a cut connection: ${name}`, async ({ page }) => {
    await page.clock.install();
    await page.route(asked, (route) => route.abort('connectionreset'));
    await openAs(page, user, name);
    await open?.(page);
    await page.clock.runFor(3000);
    await expectToStay(page, failure(page), asked);
    await page.unroute(asked);
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(failure(page)).toBeHidden({ timeout: 400 });
    }).toPass({ timeout: 60_000 });
  });
}

test('the dashboard shows the error page while PostgREST is stopped', async ({ page }) => {
  await openDashboard(page);
  await expect(page.getByText('1 to 20 of 1000')).toBeVisible();
  await backend.stopService('rest');
  try {
    await page.reload();
    await expectErrorPage(page);
    await page.getByRole('link', { name: 'Back To Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse, Connect, Begin Your Journey Together');
  } finally {
    await backend.startService('rest');
  }
  await navigate(page, 'Dashboard');
  await expect(page.getByText('1 to 20 of 1000')).toBeVisible();
});

test('signing in says so when the auth service is away, and loses nothing typed', async ({ page }) => {
  await page.goto('/');
  await navigate(page, 'Member Login');
  await backend.stopService('auth');
  try {
    await signIn(page, 'asha', 'Demo-member-2026');
    await expect(page.getByRole('alert')).toHaveText('We could not reach the server. Please try again in a moment.');
    await expect(page.getByLabel('Username')).toHaveValue('asha');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Demo-member-2026');
  } finally {
    await backend.startService('auth');
  }
  await signInButton(page).click();
  await expect(cards(page).first()).toBeVisible();
});

/** A member, about to ask for the contact details of somebody: what they have typed, what was sent, what was stored. */
async function openRequest(page: Page, people: People, sql: postgres.Sql) {
  const me = await people.addMember();
  const other = await people.addProfile();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/ask_for_contact')) sent += 1;
  });
  await openAs(page, me.username, 'profile', other.id);
  const contact = page.getByRole('region', { name: 'Contact Details' });
  await contact.getByRole('button', { name: 'Ask for contact details' }).click();
  const dialog = page.getByRole('dialog');
  const note = dialog.getByLabel(/note to the bureau/);
  await note.fill('Our families know each other.');
  return {
    me,
    dialog,
    note,
    ask: dialog.getByRole('button', { name: 'Ask the bureau' }),
    step: contact.locator('[aria-current=step]'),
    countSent: () => sent,
    countStored: async () => (await sql`select from public.contact_requests where requester_id = ${me.id}`).length,
  };
}

test('a request that is cut in the middle is not taken for refused, and is sent again by hand only', async ({
  page,
  people,
  sql,
}) => {
  const { me, dialog, note, ask, step, countSent, countStored } = await openRequest(page, people, sql);
  await withDatabase(backend.access.databaseUrl, async (second) => {
    await second.begin(async (transaction) => {
      await transaction`select from public.accounts where registered_user_id = ${me.id} for update`;
      await ask.click();
      // It waits for the account. PostgREST then answers as at a failover.
      const endWaiting = async () => {
        const ended = await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where usename = 'authenticator' and wait_event_type = 'Lock' and query like '%"ask_for_contact"%'`;
        return ended.length;
      };
      await expect.poll(endWaiting, { intervals: [20] }).toBe(1);
    });
  });
  await expect(dialog.getByRole('alert')).toHaveText(
    'The answer did not come. It may have been done: please look before you try again.',
  );
  await expectAccessible(page);
  await expect(note).toHaveValue('Our families know each other.');
  await expect(step).toHaveCount(0);
  expect(await countStored()).toBe(0);
  expect(countSent()).toBe(1);
  await ask.click();
  await expect(step).toContainText('Requested');
  expect(await countStored()).toBe(1);
});

test('a request whose answer is lost shows on the page, which looks again by itself', async ({ page, people, sql }) => {
  const { dialog, ask, step, countSent, countStored } = await openRequest(page, people, sql);
  await page.route('**/rpc/ask_for_contact', async (route) => {
    await route.fetch({ headers: { ...route.request().headers(), connection: 'close' } });
    await route.abort('connectionreset');
  });
  await ask.click();
  await expect(step).toContainText('Requested');
  await expect(dialog).toHaveCount(0);
  expect(await countStored()).toBe(1);
  expect(countSent()).toBe(1);
});

test('the list stays usable, with drawn placeholders, while storage is away', async ({ page }) => {
  await backend.stopService('auth');
  try {
    await page.goto('/');
    await navigate(page, 'Profiles');
    await cards(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Ramachandran');
    await expect(page.getByText("Couldn't load the birth chart.")).toBeVisible();
  } finally {
    await backend.startService('auth');
  }
});

test('a lost connection keeps what is shown, and the rest follows when it is back', async ({ page, context }) => {
  await page.goto('/');
  await navigate(page, 'Profiles');
  const foot = page.getByText(/^Showing \d+ profiles$/);
  await expect(foot).toHaveText('Showing 24 profiles');
  await context.setOffline(true);
  await foot.scrollIntoViewIfNeeded();
  await expect(page.getByText("Couldn't load more profiles.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(foot).toHaveText('Showing 24 profiles');
  await expect(cards(page).last()).toBeVisible();
  await context.setOffline(false);
  await expect(foot).not.toHaveText('Showing 24 profiles');
});

test('a list that is opened over a cut connection has no broken picture, neither then nor later', async ({
  page,
  context,
}) => {
  const images = page.locator('img');
  const broken = async () => {
    await expect
      .poll(() => images.evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.complete)))
      .toBe(true);
    return await images.evaluateAll((all: HTMLImageElement[]) =>
      all.filter((one) => one.hasAttribute('src') && one.naturalWidth === 0).map((one) => one.src),
    );
  };
  // The home page fetches the list and its code when the browser is idle.
  const prepared = [/profiles-route/, /\/rest\/v1\/RegisteredUsers/].map((part) => page.waitForResponse(part));
  await page.goto('/');
  for (const answer of prepared) await (await answer).finished();
  await context.setOffline(true);
  await navigate(page, 'Profiles');
  await expect(cards(page).first()).toBeVisible();
  expect(await broken()).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(unreachable)).toBeHidden();
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first.locator('img:not([data-placeholder])')).toBeVisible();
  expect(await broken()).toEqual([]);
});
