import { readSettings } from '../supabase/stack/settings.ts';
import { Site } from '../supabase/stack/site.ts';
import { backend } from './backend.ts';
import { cards, expect, expectAccessible, expectErrorPage, navigate, signIn, test } from './test.ts';

// Real failures of the one backend, so one after the other.
test.describe.configure({ mode: 'serial' });

test.beforeEach(({ troubles }) => troubles.expect());

test.skip(backend.serviceNames.length === 0, 'The services of this backend cannot be stopped from here.');

// On a bureau's own server the site itself is behind the gateway.
const isBehindGateway = backend.access.apiUrl === new Site(readSettings()).url;
const services = isBehindGateway ? ['rest', 'db'] : ['rest', 'db', 'gateway'];

for (const service of services) {
  test(`the error page while ${service} is stopped, and recovery when it is back`, async ({ page }) => {
    await backend.stopService(service);
    try {
      await page.goto('/');
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
    // PostgREST finds its database again by itself, a moment later.
    await expect(async () => {
      await navigate(page, 'Home');
      await navigate(page, 'Profiles');
      await expect(cards(page).first()).toBeVisible({ timeout: 4000 });
    }).toPass({ timeout: 40_000 });
  });
}

test('the dashboard shows the error page while PostgREST is stopped', async ({ page }) => {
  await page.goto('/');
  await navigate(page, 'Admin Login');
  await signIn(page, 'admin', 'Demo-admin-2026');
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
  await page.reload();
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
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('the list stays usable, with drawn placeholders, while storage is away', async ({ page }) => {
  await backend.stopService('auth');
  try {
    await page.goto('/');
    await navigate(page, 'Profiles');
    await expect(cards(page)).toHaveCount(24);
    await cards(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Ramachandran');
    await expect(page.getByText('The birth chart could not be loaded.')).toBeVisible();
  } finally {
    await backend.startService('auth');
  }
});

test('a lost connection keeps what is shown, and the rest follows when it is back', async ({ page, context }) => {
  await page.goto('/');
  await navigate(page, 'Profiles');
  await expect(cards(page)).toHaveCount(24);
  await context.setOffline(true);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByText('More profiles could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await context.setOffline(false);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
});
