import { checkLogs } from '../supabase/commands/check/find-secrets.ts';
import { applyMigrations } from '../supabase/lib/migrations.ts';
import { readSettings } from '../supabase/lib/settings.ts';
import { addAdmin } from '../supabase/tests/people.ts';
import { backend } from './backend.ts';
import { expect, expectAccessible, navigate, openAs, test } from './test.ts';

// A database that has its migrations and not one registered user. These tests come last: they remove the data.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // What all browser tests have left in the logs, before the logs go with the data.
  if (backend.traits.logsCanBeRead) await checkLogs(await backend.readLogs(), backend.access);
  await backend.drop();
  await backend.start();
  await applyMigrations(readSettings().root, backend.access.databaseUrl, backend.whenDataIsOld);
});

test('the profiles page says that there are none yet, and what to do', async ({ page }) => {
  await page.goto('/');
  await navigate(page, 'Profiles');
  await expect(page.getByText('No profiles yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeInViewport();
});

test('the dashboard counts nobody and says so', async ({ page, sql }) => {
  await addAdmin(sql, 'office');
  await openAs(page, 'office', 'dashboard');
  await expect(page.getByRole('region', { name: 'Total Users' })).toContainText('0');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('0');
  await expect(page.getByText('Nobody is registered yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Notification', exact: true }).click();
  await expect(page.getByText('No notifications yet.')).toBeVisible();
  await expectAccessible(page);
});
