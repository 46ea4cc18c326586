import type { Page } from '@playwright/test';
import postgres from 'postgres';
import { z } from 'zod';
import { createNodeClient } from '../supabase/lib/node-client.ts';
import { loginEmail } from '../web/src/person/login-email.ts';
import { backend } from './backend.ts';
import { expect, expectAccessible, signInAsAdmin, signInAsMember, test } from './test.ts';

// What the admin does with a request and with a report; nothing of either is left afterwards.
test.describe.configure({ mode: 'serial' });

const asha = 'Asha Ramachandran';
const sql = postgres(backend.access.databaseUrl, { max: 1, onnotice: () => undefined });
let ashaId: number;
let bala: { id: number; name: string };

async function cleanUp(): Promise<void> {
  const ids = sql`select ${ashaId}::bigint union all select ${bala.id}::bigint`;
  await sql`delete from public.contact_requests where requester_id in (${ids})`;
  await sql`delete from public.likes where liker_id in (${ids})`;
  await sql`delete from public.reports where reporter_id in (${ids})`;
  await sql`
    delete from public.notifications
    where registered_user_id in (${ids}) and message ~ '(asks for|contact details|your request|was reported)'`;
}

test.beforeAll(async () => {
  const people = await sql<{ id: number; name: string }[]>`
    select card.id::int, card.name from public."RegisteredUsers" as card
    join public.accounts on registered_user_id = card.id where username in ('asha', 'bala') order by username`;
  const [first, second] = people;
  if (!first || !second) throw new Error('The demo data has no asha and bala.');
  ashaId = first.id;
  bala = second;
  await cleanUp();
  await sql`insert into public.likes (liker_id, liked_id) values (${ashaId}, ${bala.id})`;
  await sql`
    insert into public.contact_requests (requester_id, target_id, note)
    values (${ashaId}, ${bala.id}, 'Our parents know each other.')`;
});

test.afterAll(async () => {
  await cleanUp();
  await sql.end();
});

const title = () => `${asha} asks for ${bala.name}`;
const review = (page: Page) => page.getByRole('article', { name: title() });

async function openRequests(page: Page): Promise<void> {
  await signInAsAdmin(page);
  await page.getByRole('button', { name: /^Contact requests/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Requests' })).toBeVisible();
}

/** What a member reads of the other's telephone number. */
async function phoneSeenBy(username: string): Promise<string | null> {
  const member = createNodeClient(backend.access.apiUrl, backend.access.publishableKey);
  await member.auth.signInWithPassword({ email: loginEmail(username), password: 'Demo-member-2026' });
  const { data } = await member.rpc('read_contact_details', { profile_id: bala.id });
  return z.object({ phone_number: z.string() }).nullable().parse(data)?.phone_number ?? null;
}

test('a request is reviewed, approved with a consent only, and revoked', async ({ page, browser }) => {
  await openRequests(page);
  await expect(page.getByRole('tab', { name: /^Open/ })).toContainText(/[1-9]/);
  await expectAccessible(page);
  await page.getByRole('button', { name: new RegExp(asha) }).click();
  const request = review(page);
  await expect(request.getByRole('heading', { name: title() })).toBeFocused();
  await expect(request).toContainText('Our parents know each other.');
  await expect(request).toContainText(`${asha} likes ${bala.name} since`);
  await expect(request).not.toContainText('+91');
  await request.getByRole('button', { name: 'Take under review' }).click();
  await expect(request).toContainText('Status: Under review');

  // Not before the family has agreed.
  const approve = request.getByRole('button', { name: 'Approve…' });
  await expect(approve).toBeDisabled();
  await expect(request).toContainText(`Record first that the family of ${bala.name} agrees.`);
  await request.getByRole('button', { name: 'Record consent' }).click();
  await expect(request).toContainText('Choose how they said so.');
  await expectAccessible(page);
  await request.getByLabel('How').selectOption('Telephone');
  await request.getByLabel('Who agreed').fill('His mother');
  await request.getByRole('button', { name: 'Record consent' }).click();
  await expect(request).toContainText('His mother agreed on');
  expect(await phoneSeenBy('asha')).toBeNull();

  await approve.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    `${asha} will see the telephone number, the e-mail and the address of ${bala.name}`,
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Approve and share' }).click();
  await expect(request).toContainText(`${asha} can see the contact details of ${bala.name}.`);
  await expect(request.getByRole('button', { name: 'Copy' })).toBeVisible();
  await request.getByRole('button', { name: 'Send on WhatsApp' }).click();
  const link = request.getByRole('link', { name: /Open WhatsApp/ });
  const [own] = await sql<{ phone: string }[]>`
    select regexp_replace(phone_number, '\\D', '', 'g') as phone from public.contact_details
    where registered_user_id = ${ashaId}`;
  await expect(link).toHaveAttribute('href', new RegExp(`^https://wa\\.me/${own?.phone ?? ''}\\?`));
  expect(await link.getAttribute('href')).not.toMatch(/text=.*\d{5}/);
  await expectAccessible(page);

  // On a phone the list gives its place to the request, and nothing has to be scrolled sideways.
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByRole('link', { name: 'All requests' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Open/ })).toBeHidden();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await page.setViewportSize({ width: 1440, height: 900 });

  const phone = await phoneSeenBy('asha');
  expect(phone).toMatch(/^\+91/);
  const context = await browser.newContext();
  const member = await context.newPage();
  await signInAsMember(member, 'asha');
  await member.evaluate((id) => {
    sessionStorage.setItem('page', 'profile');
    sessionStorage.setItem('profile', id);
    history.replaceState(null, '');
  }, String(bala.id));
  await member.reload();
  await expect(member.getByRole('main')).toContainText(phone ?? '');

  await request.getByRole('button', { name: 'Revoke…' }).click();
  await expect(dialog).toContainText('A number that was seen cannot be unseen.');
  await dialog.getByLabel('Reason').fill('The family has changed its mind.');
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(request).toContainText('Revoked by Lakshmi Narayanan, office');
  await page.getByRole('tab', { name: /^Decided/ }).click();
  await expect(page.getByRole('button', { name: new RegExp(asha) })).toContainText('No longer shared');
  expect(await phoneSeenBy('asha')).toBeNull();
  await member.reload();
  await expect(member.getByRole('heading', { level: 1, name: bala.name })).toBeVisible();
  await expect(member.getByRole('main')).not.toContainText(phone ?? '');
  await context.close();
});

test('a request that was withdrawn meanwhile is told, another one is declined with a reason', async ({
  page,
  troubles,
}) => {
  await sql`delete from public.contact_requests where requester_id = ${ashaId}`;
  await sql`insert into public.contact_requests (requester_id, target_id) values (${ashaId}, ${bala.id})`;
  await openRequests(page);
  await page.getByRole('button', { name: new RegExp(asha) }).click();
  const request = review(page);
  await request.getByRole('button', { name: 'Ask later…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Until').fill('2001-01-01');
  await dialog.getByRole('button', { name: 'Put off' }).click();
  await expect(dialog).toContainText('Choose a day after today.');
  await dialog.getByLabel('Until').fill('2099-01-01');
  await dialog.getByRole('button', { name: 'Put off' }).click();
  await expect(request).toContainText('put off until 1 January 2099');

  await request.getByRole('button', { name: 'Decline…' }).click();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toContainText('Choose a reason.');
  await dialog.getByLabel('Reason', { exact: true }).selectOption('Place');
  await dialog.getByLabel('More about it (optional)').fill('They look nearer to home.');
  await expectAccessible(page);
  // The refusal is the point, and the browser notes it in its console.
  troubles.expect();
  await sql`update public.contact_requests set status = 'withdrawn' where requester_id = ${ashaId}`;
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(request.getByRole('alert')).toContainText('decided or withdrawn already');
  await expect(request).toContainText('Status: Withdrawn');

  await sql`update public.contact_requests set status = 'requested', ask_again_on = null where requester_id = ${ashaId}`;
  await page.reload();
  await request.getByRole('button', { name: 'Decline…' }).click();
  await dialog.getByLabel('Reason', { exact: true }).selectOption('Age');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(request).toContainText('Declined, decided by Lakshmi Narayanan, office');
});

test('a report is read and closed', async ({ page }) => {
  await sql`
    insert into public.reports (reporter_id, reported_id, reason, note)
    values (${ashaId}, ${bala.id}, 'Asks for money', 'Twice in a week.')`;
  await openRequests(page);
  await page.getByRole('tab', { name: /^Reports/ }).click();
  const report = page.getByRole('listitem').filter({ hasText: 'Twice in a week.' });
  await expect(report).toContainText(`Reported by ${asha}`);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await report.getByRole('button', { name: 'Close report' }).click();
  await expect(report).toHaveCount(0);
  await expect(page.getByText('No report is open.')).toBeVisible();
});
