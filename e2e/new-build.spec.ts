import type { Page } from '@playwright/test';
import { signInAs } from './sessions.ts';
import { cards, expect, expectErrorPage, navigate, openDashboard, test } from './test.ts';

// A newer build has replaced the open one: the parts that this browser has not fetched are gone.

test.beforeEach(({ troubles }) => troubles.expect());

/** How often the page has been loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  // Counted when it is asked for: a page that is loaded again may fetch its parts before it has loaded.
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  return () => loads;
}

const partOf = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js$`);

// Before anything is typed: the pages, and the code that signs in. The next test has a form that is gone.
for (const part of ['pages', 'auth-client']) {
  test(
    `a page whose code (${part}) is gone is there after one reload by itself`,
    { tag: '@depth' },
    async ({ page }) => {
      const loads = countLoads(page);
      await page.route(partOf(part), async (route) => {
        if (loads() > 1) await route.continue();
        else await route.fulfill({ status: 404 });
      });
      await page.goto('/');
      await navigate(page, 'Member Login');
      await expect(page.getByRole('heading', { level: 1, name: 'Member Login' })).toBeVisible();
      expect(loads()).toBe(2);
    },
  );
}

test('a page whose code stays away is an error, with a way to reload', { tag: '@depth' }, async ({ page }) => {
  const loads = countLoads(page);
  const part = partOf('sign-in');
  await page.route(part, async (route) => await route.fulfill({ status: 404 }));
  await page.goto('/');
  await navigate(page, 'Member Login');
  await expectErrorPage(page);
  expect(loads()).toBe(2);
  // Neither another attempt nor another page makes a circle of it.
  await navigate(page, 'Home');
  await navigate(page, 'Member Login');
  await expectErrorPage(page);
  expect(loads()).toBe(2);
  await page.unroute(part);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Member Login' })).toBeVisible();
});

test('somebody signed in, whose pages stay away, can still sign out', { tag: '@depth' }, async ({ page, people }) => {
  const { username } = await people.addMember();
  await page.route(partOf('pages'), async (route) => await route.fulfill({ status: 404 }));
  await signInAs(page, username);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Member Login' })).toBeVisible();
});

test('what was typed into a form outlives that reload, and nobody is asked', { tag: '@depth' }, async ({ page }) => {
  const loads = countLoads(page);
  page.on('dialog', (dialog) => {
    throw new Error(`The browser asked: ${dialog.type()}`);
  });
  await openDashboard(page);
  await page.getByRole('button', { name: 'Add New User' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Typed Before The Build');
  const before = loads();
  await page.route(partOf('leave-dialog'), async (route) => {
    if (loads() > before) await route.continue();
    else await route.fulfill({ status: 404 });
  });
  await navigate(page, 'The site');
  await expect.poll(loads).toBe(before + 1);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Typed Before The Build');
  await navigate(page, 'The site');
  await page.getByRole('button', { name: 'Leave and discard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse, Connect, Begin Your Journey Together');
});

test(
  'when the pages cannot be fetched it says so, and they come as soon as they can be',
  { tag: '@depth' },
  async ({ page }) => {
    const loads = countLoads(page);
    const site = /\/$/;
    await page.route(partOf('pages'), async (route) => await route.abort());
    await page.goto('/');
    await page.route(site, async (route) => await route.abort());
    await page.getByRole('button', { name: 'Find Your Perfect Match' }).click();
    await expect(page.getByText('Loading the page')).toBeAttached();
    await expect(page.getByRole('status').getByText('We cannot reach the bureau right now.')).toBeVisible();
    await page.unroute(partOf('pages'));
    await page.unroute(site);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByText('We cannot reach the bureau right now.')).toBeHidden();
    expect(loads()).toBe(1);
  },
);

test(
  'without a connection it says so, and the page comes with the connection',
  { tag: '@depth' },
  async ({ page, context }) => {
    const loads = countLoads(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await navigate(page, 'Member Login');
    await expect(page.getByRole('status').getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Member Login' })).toBeVisible();
    await expect(page.getByText('You are offline.')).toBeHidden();
    expect(loads()).toBe(1);
  },
);
