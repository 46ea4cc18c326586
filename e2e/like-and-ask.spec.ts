import type { Page } from '@playwright/test';
import postgres from 'postgres';
import { createNodeClient } from '../supabase/lib/node-client.ts';
import { loginEmail } from '../web/src/person/login-email.ts';
import { backend } from './backend.ts';
import { cards, expect, expectAccessible, navigate, signInAsMember, test } from './test.ts';

// A member likes, asks, is answered, and blocks. Everything made here is gone afterwards.
test.describe.configure({ mode: 'serial' });

const bala = { id: 999, name: 'Bala Murugesan' };
const chitra = { id: 998, name: 'Chitra Menon' };

const sql = postgres(backend.access.databaseUrl, { max: 1, onnotice: () => undefined });
let perDay = 5;
let lastNotice = '0';

test.beforeAll(async () => {
  const [settings] = await sql<{ requests_per_day: number }[]>`select requests_per_day from public.site_settings`;
  perDay = settings?.requests_per_day ?? perDay;
  const [last] = await sql<{ id: string }[]>`select coalesce(max(id), 0) as id from public.notifications`;
  lastNotice = last?.id ?? lastNotice;
});

test.afterAll(async () => {
  await sql`update public.site_settings set requests_per_day = ${perDay}`;
  await sql`delete from public.likes where liker_id = ${bala.id}`;
  await sql`delete from public.contact_requests where requester_id = ${bala.id}`;
  await sql`delete from public.blocks where blocker_id = ${bala.id}`;
  await sql`delete from public.reports where reporter_id = ${bala.id}`;
  await sql`
    delete from public.notifications
    where id > ${lastNotice} and registered_user_id in ${sql([bala.id, chitra.id])}`;
  await sql.end();
});

const heart = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Liked? Chitra Menon$/ });
const contact = (page: Page) => page.getByRole('region', { name: 'Contact Details' });

async function openChitra(page: Page): Promise<void> {
  await page.getByRole('button', { name: `More Info about ${chitra.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: chitra.name })).toBeVisible();
}

test('a like shows at once, is put back when it cannot be saved, and is kept', async ({ page, troubles }) => {
  await signInAsMember(page, 'bala');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  // Nobody likes themselves.
  await expect(page.getByRole('button', { name: `Like ${bala.name}` })).toHaveCount(0);
  await expectAccessible(page);

  // The failure is the point, and the browser notes it in its console.
  troubles.expect();
  await page.route('**/rpc/like_profile', (route) => route.abort());
  await heart(page).click();
  await expect(page.getByText(`Your like for ${chitra.name} was not saved.`, { exact: false }).first()).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/rpc/like_profile');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');

  await navigate(page, 'Liked');
  await expect(page.getByRole('heading', { level: 1, name: 'Liked' })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  // What is hidden by now is told, without saying who it was, and the like can be taken back.
  await sql`update public."RegisteredUsers" set status = 'on hold' where id = ${chitra.id}`;
  try {
    await page.reload();
    const gone = page.getByRole('region', { name: 'No longer available' });
    await expect(gone).toContainText(`Profile ${chitra.id}`);
    await gone.getByRole('button', { name: /^Take the like back/ }).click();
    await expect(gone).toContainText('Your like is taken back');
  } finally {
    await sql`update public."RegisteredUsers" set status = 'verified' where id = ${chitra.id}`;
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You have not liked anyone yet' })).toBeVisible();
});

test('a member asks, is told the limit, sees the contact when it is approved, and not when it is revoked', async ({
  page,
  troubles,
}) => {
  await signInAsMember(page, 'bala');
  await openChitra(page);
  await expect(contact(page)).toContainText('Like this profile first');
  await heart(page).click();
  await contact(page).getByRole('button', { name: 'Ask for contact details' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`You can ask for ${perDay} profiles a day`);
  await dialog.getByLabel(/note to the bureau/).fill('Our families know each other.');
  await expectAccessible(page);

  await sql`update public.site_settings set requests_per_day = 0`;
  // The refusal is the point, and the browser notes it in its console.
  troubles.expect();
  await dialog.getByRole('button', { name: 'Ask the bureau' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You can ask for 0 profiles a day.');
  await expect(dialog.getByLabel(/note to the bureau/)).toHaveValue('Our families know each other.');
  await sql`update public.site_settings set requests_per_day = ${perDay}`;
  await dialog.getByRole('button', { name: 'Ask the bureau' }).click();
  await expect(dialog).toHaveCount(0);
  const now = contact(page).locator('[aria-current=step]');
  await expect(now).toContainText('Requested');
  await expectAccessible(page);

  const admin = createNodeClient(backend.access.apiUrl, backend.access.publishableKey);
  await admin.auth.signInWithPassword({ email: loginEmail('admin'), password: 'Demo-admin-2026' });
  const [request] = await sql<{ id: number }[]>`
    select id::integer from public.contact_requests where requester_id = ${bala.id} and status = 'requested'`;
  const request_id = request?.id ?? 0;
  const waiting = await admin.rpc('set_request_status', { request_id, new_status: 'awaiting consent' });
  expect(waiting.error).toBeNull();
  await navigate(page, 'My Requests');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Our families know each other.' });
  await expect(row.locator('[aria-current=step]')).toContainText('Awaiting the other family’s consent');
  await expectAccessible(page);

  const consent = await admin.rpc('record_consent', {
    request_id,
    given_on: '2026-01-15',
    channel: 'Telephone',
    person: 'The father',
  });
  expect(consent.error).toBeNull();
  expect((await admin.rpc('decide_request', { request_id, approve: true })).error).toBeNull();
  await page.reload();
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const notices = page.getByRole('dialog', { name: 'Notifications' });
  await expectAccessible(page);
  await notices.getByRole('button', { name: new RegExp(`contact details of ${chitra.name} are shared`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: chitra.name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(now).toContainText('Approved');
  await expect(contact(page)).toContainText('+91');

  const [disclosure] = await sql<{ id: number }[]>`
    select id::integer from public.disclosures where request_id = ${request_id}`;
  const revoked = await admin.rpc('revoke_disclosure', {
    disclosure_id: disclosure?.id ?? 0,
    revoke_reason: 'The family has changed its mind.',
  });
  expect(revoked.error).toBeNull();
  await page.reload();
  await expect(now).toContainText('No longer shared');
  await expect(contact(page)).not.toContainText('+91');

  // A second request, to be withdrawn.
  await contact(page).getByRole('button', { name: 'Ask again' }).click();
  await dialog.getByRole('button', { name: 'Ask the bureau' }).click();
  await contact(page)
    .getByRole('button', { name: /^Withdraw/ })
    .click();
  await dialog.getByRole('button', { name: 'Withdraw the request' }).click();
  await expect(now).toContainText('Withdrawn');
});

test('on a phone a member reports and blocks, and takes the block back', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signInAsMember(page, 'bala');
  await openChitra(page);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await expectAccessible(page);

  const menu = page.getByRole('button', { name: `More about ${chitra.name}` });
  const dialog = page.getByRole('dialog');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Report…' }).click();
  await dialog.getByLabel('What is wrong?').selectOption('Other');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog).toContainText('Say what is wrong.');
  await expectAccessible(page);
  await dialog.getByLabel('Tell the bureau').fill('The pictures are old.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog).toContainText('Thank you');
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await menu.click();
  await page.getByRole('menuitem', { name: 'Block…' }).click();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: `More Info about ${chitra.name}` })).toHaveCount(0);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signInAsMember(other, 'chitra');
  await expect(other.getByRole('button', { name: `More Info about ${bala.name}` })).toHaveCount(0);
  await context.close();

  await navigate(page, 'My Requests');
  const blocked = page.getByRole('region', { name: 'Blocked' });
  await expect(blocked).toContainText(chitra.name);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await expectAccessible(page);
  await blocked.getByRole('button', { name: `Unblock ${chitra.name}` }).click();
  await expect(blocked).toContainText('You have blocked nobody.');
  await navigate(page, 'Profiles');
  await expect(page.getByRole('button', { name: `More Info about ${chitra.name}` })).toBeVisible();
});
