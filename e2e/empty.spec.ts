import { addAdmin } from '../supabase/tests/people.ts';
import { expect, expectAccessible, navigate, openAs, test } from './test.ts';

// A database that has its migrations and not one registered user: one for both tests.
test.describe.configure({ mode: 'default' });

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
