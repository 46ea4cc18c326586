import type { Page } from '@playwright/test';
import { withDatabase } from '../supabase/lib/database.ts';
import { readStatus } from '../supabase/lib/processes.ts';
import type { FaultCase } from '../supabase/backends/backend.ts';
import { backend, siteUrl } from './backend.ts';
import { passTimeUntil } from './passing-time.ts';
import { openRequest } from './open-request.ts';
import {
  cards,
  expect,
  expectAccessible,
  expectErrorPage,
  expireSession,
  navigate,
  openAs,
  signIn,
  test as base,
} from './test.ts';

// Services that are really stopped, or fail on purpose. Faults that the browser alone can stage are in lost-connection.spec.ts.

interface Services {
  stop(name: string): Promise<void>;
  fail(name: string, fault: FaultCase): Promise<void>;
  /** Starts all that was stopped, heals what fails, and waits until the backend answers. */
  recover(): Promise<void>;
}

async function isThere(): Promise<boolean> {
  const { apiUrl, publishableKey: apikey } = backend.access;
  // Nobody has this login: to refuse it, the auth service must have read the database.
  const signingIn = fetch(`${apiUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@members.matrimony.invalid', password: 'Nobody-2026' }),
  });
  const [read, refused] = await Promise.all([
    readStatus(`${apiUrl}/rest/v1/site_settings?select=visitors_may_browse`, { apikey }),
    signingIn.then(({ status }) => status).catch(() => undefined),
  ]);
  return read === 200 && refused === 400;
}

const test = base.extend<{ services: Services }>({
  services: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const stopped = new Set<string>();
      const recover = async () => {
        for (const name of stopped) await backend.startService(name);
        stopped.clear();
        await backend.faults?.heal();
        await expect.poll(isThere, { timeout: 60_000 }).toBe(true);
      };
      await provide({
        stop: async (name) => {
          stopped.add(name);
          await backend.stopService(name);
        },
        fail: async (name, fault) => await backend.faults?.fail(name, fault),
        recover,
      });
      await recover();
    },
    { timeout: 60_000 },
  ],
});

test.beforeEach(({ troubles }) => troubles.expect());

test.skip(backend.serviceNames.length === 0, 'The services of this backend cannot be stopped from here.');

/** On a bureau's own server the site itself is behind the gateway: while that is stopped, no page can be loaded. */
const isBehindGateway = backend.access.apiUrl === siteUrl;

/** The home page while this service is stopped. Where the page cannot be loaded then, it is open before and has read nothing. */
async function openHomeWithout(page: Page, service: string, services: Services): Promise<void> {
  if (service !== 'gateway' || !isBehindGateway) {
    await services.stop(service);
    await page.goto('/');
    return;
  }
  const prepared = [/\/profiles-route-/, /\.app\.profiles-route\.js/].map((file) => page.waitForResponse(file));
  await page.route(/\/rest\/v1\//, (route) => route.abort());
  await page.goto('/');
  for (const answer of prepared) await (await answer).finished();
  await services.stop(service);
  await page.unroute(/\/rest\/v1\//);
}

const always: string[] = [];
const rarely = ['@depth'];
const unreachable = 'We cannot reach the bureau right now.';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const signedInAs = (page: Page, username: string) => page.getByRole('banner').getByText(`Signed in as ${username}`);
const firstCardIsShown = (page: Page) => async () => await cards(page).first().isVisible();

for (const service of ['rest', 'db', 'gateway']) {
  // The site takes one for the other; they differ in how the backend comes back.
  const tag = service === 'rest' ? always : rarely;

  test(
    `the error page while ${service} is stopped, and recovery when it is back`,
    { tag },
    async ({ page, services }) => {
      await page.clock.install();
      await openHomeWithout(page, service, services);
      await expect(heading(page)).toHaveText('Browse, Connect, Begin Your Journey Together');
      await navigate(page, 'Profiles');
      await expectErrorPage(page);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Back To Home' }).click();
      await expect(heading(page)).toHaveText('Browse, Connect, Begin Your Journey Together');
      await navigate(page, 'Profiles');
      await expectErrorPage(page);
      await services.recover();
      // Nobody does anything.
      await passTimeUntil(page, firstCardIsShown(page));
      await expect(page.getByText(unreachable)).toBeHidden();
    },
  );

  test(
    `a member who reloads while ${service} is stopped is not signed out, and sees so when it is back`,
    { tag: rarely },
    async ({ page, services }) => {
      await page.clock.install();
      await openAs(page, 'asha', 'profiles');
      await expect(cards(page).first()).toBeVisible();
      await services.stop(service);
      if (service === 'gateway' && isBehindGateway) {
        // The browser has nothing to show but its own page.
        await expect(page.reload()).rejects.toThrow();
        await services.recover();
        await page.goto('/');
      } else {
        await page.reload();
        await expectErrorPage(page);
        await expect(page.getByRole('status').getByText(unreachable)).toBeVisible();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Member Login' })).toBeHidden();
        await expectAccessible(page);
        await services.recover();
      }
      await passTimeUntil(page, firstCardIsShown(page));
      await expect(signedInAs(page, 'asha')).toBeVisible();
      await expect(page.getByText(unreachable)).toBeHidden();
    },
  );
}

for (const [service, what, tag] of [
  ['auth', 'the password cannot be checked', always],
  ['rest', 'the account cannot be read', rarely],
] as const) {
  test(
    `a sign-in while ${what} says so, loses nothing typed, and goes on when it can be`,
    { tag },
    async ({ page, services }) => {
      await page.clock.install();
      await page.goto('/');
      await navigate(page, 'Member Login');
      await expect(page.getByLabel('Username')).toBeVisible();
      await services.stop(service);
      await signIn(page, 'asha', 'Demo-member-2026');
      await expect(page.getByRole('alert')).toHaveText('We could not reach the server. Please try again in a moment.');
      await expect(page.getByLabel('Username')).toHaveValue('asha');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Demo-member-2026');
      const button = page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true });
      await expect(button).toBeEnabled();
      await services.recover();
      // Where the password was taken, the rest follows by itself.
      if (service === 'auth') await button.click();
      else await passTimeUntil(page, firstCardIsShown(page));
      await expect(signedInAs(page, 'asha')).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
    },
  );
}

test(
  'a session that cannot be renewed, because the auth service is away, is kept and renewed later',
  { tag: '@depth' },
  async ({ page, people, services }) => {
    const { username } = await people.addMember();
    await page.clock.install();
    await openAs(page, username, 'profiles');
    await expect(cards(page).first()).toBeVisible();
    await services.stop('auth');
    // Before, a picture that is still on its way would have the session renewed.
    await expireSession(page);
    await page.reload();
    await expect(page.getByRole('status').getByText(unreachable)).toBeVisible();
    // Nothing is read as if nobody were signed in.
    const oops = page.getByRole('heading', { name: 'Oops! Something Went Wrong' });
    await passTimeUntil(page, async () => await oops.isVisible());
    await expect(page.getByRole('banner').getByRole('link', { name: 'Member Login' })).toBeHidden();
    await services.recover();
    await passTimeUntil(page, firstCardIsShown(page));
    await expect(signedInAs(page, username)).toBeVisible();
    await expect(page.getByText(unreachable)).toBeHidden();
  },
);

test('what hangs says so, and is asked again', { tag: '@depth' }, async ({ page, services }) => {
  test.skip(backend.faults === undefined, 'The services of this backend do not fail on purpose.');
  await page.clock.install();
  await services.fail('rest', 'hang');
  // Every page reads the list at once: it hangs from the start.
  await page.goto('/');
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
  await services.recover();
  // A hanging request is given up after a while, and repeated once.
  await page.clock.fastForward(30_000);
  await passTimeUntil(page, firstCardIsShown(page));
});

test(
  'a session that the server refuses is over: the form stands in place of the error',
  { tag: '@depth' },
  async ({ page, services }) => {
    test.skip(backend.faults === undefined, 'The services of this backend do not fail on purpose.');
    // Signed in here: the session ends with this test, and the kept ones of other tests do not.
    await page.goto('/');
    await navigate(page, 'Member Login');
    await signIn(page, 'asha', 'Demo-member-2026');
    await expect(cards(page).first()).toBeVisible();
    await services.fail('rest', '401');
    await page.reload();
    await expect(page.getByRole('alert').getByText('Your sign-in has ended. Please sign in again.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Member Login' })).toBeVisible();
    await expect(page.getByText('Sign in to see this page: Browse Admin-Verified Profiles.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Oops! Something Went Wrong' })).toHaveCount(0);
    await expectAccessible(page);
    await services.recover();
    await signIn(page, 'asha', 'Demo-member-2026');
    await expect(signedInAs(page, 'asha')).toBeVisible();
    await expect(heading(page)).toHaveText('Browse Admin-Verified Profiles');
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'a request that is cut in the middle is not taken for refused, and is sent again by hand only',
  { tag: rarely },
  async ({ page, people, sql }) => {
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
        await expect.poll(endWaiting).toBe(1);
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
    await expect(step).toBeVisible();
    expect(await countStored()).toBe(1);
  },
);
