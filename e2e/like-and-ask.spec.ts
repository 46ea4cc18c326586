import type { Page } from '@playwright/test';
import { clientOf } from './sessions.ts';
import { cards, expect, expectAccessibleOnAllScreens, navigate, openAs, openPage, test } from './test.ts';

// A member likes, asks, is answered, and blocks.

const heart = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^Liked? ${name}$`) });
const contact = (page: Page) => page.getByRole('region', { name: 'Contact Details' });

/** Finds somebody in the list by name. */
async function find(page: Page, name: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search by name or user id' });
  await search.fill(name);
  await search.press('Enter');
}

test('a like shows at once, is put back when its answer does not come, and is kept', async ({
  page,
  people,
  sql,
  troubles,
}) => {
  const me = await people.addMember();
  const other = await people.addProfile();
  const { name } = other;
  await openAs(page, me.username, 'profiles');
  await find(page, people.family);
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
  // Nobody likes themselves.
  await expect(cards(page)).toHaveCount(2);
  await expect(heart(page, me.name)).toHaveCount(0);

  // The failure is the point, and the browser notes it in its console.
  troubles.expect();
  await page.route('**/rpc/like_profile', (route) => route.abort());
  await heart(page, name).click();
  await expect(page.getByText('The answer did not come.', { exact: false }).first()).toBeVisible();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/rpc/like_profile');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');

  await navigate(page, 'Liked');
  await expect(page.getByRole('heading', { level: 1, name: 'Liked' })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibleOnAllScreens(page);

  // What is hidden by now is told, without saying who it was, and the like can be taken back.
  await sql`update public."RegisteredUsers" set status = 'on hold' where id = ${other.id}`;
  await page.reload();
  const gone = page.getByRole('region', { name: 'No longer available' });
  await expect(gone).toContainText(`Profile ${other.id}`);
  await gone.getByRole('button', { name: /^Take the like back/ }).click();
  await expect(gone).toContainText('Your like is taken back');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You have not liked anyone yet' })).toBeVisible();
});

test('a member asks, is told the limit, sees the contact when it is approved, and not when it is revoked', async ({
  page,
  people,
  sql,
  troubles,
}) => {
  const me = await people.addMember();
  const other = await people.addProfile();
  const { name } = other;
  const [settings] = await sql<{ perDay: number }[]>`select requests_per_day as "perDay" from public.site_settings`;
  const perDay = settings?.perDay ?? 0;
  await openAs(page, me.username, 'profile', other.id);
  await expect(contact(page)).toContainText('Shared after your request');
  await contact(page).getByRole('button', { name: 'Ask for contact details' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`You can ask for ${perDay} profiles a day`);
  await expectAccessibleOnAllScreens(page);
  await dialog.getByLabel(/note to the bureau/).fill('Our families know each other.');

  // As many as a member may ask for, all withdrawn again: they count all the same.
  await sql`
    insert into public.contact_requests (requester_id, profile_id, status)
    select ${me.id}, id, 'withdrawn' from public."RegisteredUsers" where visible order by id limit ${perDay}`;
  // The refusal is the point, and the browser notes it in its console.
  troubles.expect();
  await dialog.getByRole('button', { name: 'Ask the bureau' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You have asked for as many profiles as a day allows');
  // What was read before is out of date: the dialog tells from when on, too.
  await expect(dialog).toContainText('You can ask again from');
  await expect(dialog.getByLabel(/note to the bureau/)).toHaveValue('Our families know each other.');
  await sql`delete from public.contact_requests where requester_id = ${me.id}`;
  await dialog.getByRole('button', { name: 'Ask the bureau' }).click();
  await expect(dialog).toHaveCount(0);
  // Asking has liked too.
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  const now = contact(page).locator('[aria-current=step]');
  await expect(now).toContainText('Requested');
  await expectAccessibleOnAllScreens(page);

  const admin = await clientOf('admin');
  const [request] = await sql<{ id: number }[]>`
    select id::integer from public.contact_requests where requester_id = ${me.id} and status = 'requested'`;
  const request_id = request?.id ?? 0;
  const waiting = await admin.rpc('set_request_status', { request_id, new_status: 'awaiting consent' });
  expect(waiting.error).toBeNull();
  await navigate(page, 'My Requests');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Our families know each other.' });
  await expect(row.locator('[aria-current=step]')).toContainText('Awaiting the other family’s consent');

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
  await expect(notices.getByRole('listitem').first()).toBeVisible();
  await expectAccessibleOnAllScreens(page);
  await notices.getByRole('button', { name: new RegExp(`contact details of ${name} are shared`) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
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

test('on a phone a member reports and blocks, and takes the block back', async ({ page, people, openElsewhere }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const me = await people.addMember();
  const other = await people.addMember();
  const { name } = other;
  let sendRequests = (): void => undefined;
  const isWanted = new Promise<void>((resolve) => (sendRequests = resolve));
  await page.route('**/rest/v1/contact_requests?*', async (route) => {
    await isWanted;
    await route.continue();
  });
  await openAs(page, me.username, 'profile', other.id);

  const menu = page.getByRole('button', { name: `More about ${name}` });
  const dialog = page.getByRole('dialog');
  await menu.click();
  // The member's requests arrive while the menu is open.
  await expect(page.getByRole('menuitem', { name: 'Report…' })).toBeVisible();
  sendRequests();
  await expect(page.getByRole('button', { name: 'Ask for contact', exact: true })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Report…' }).click();
  await dialog.getByLabel('What is wrong?').selectOption('Other');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog).toContainText('Say what is wrong.');
  await expectAccessibleOnAllScreens(page);
  await dialog.getByLabel('Tell the bureau').fill('The pictures are old.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog).toContainText('Thank you');
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await menu.click();
  await page.getByRole('menuitem', { name: 'Block…' }).click();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(cards(page).first()).toBeVisible();
  await find(page, people.family);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: `More Info about ${me.name}` })).toBeVisible();

  const theirs = await openElsewhere();
  await openAs(theirs, other.username, 'profiles');
  await find(theirs, people.family);
  await expect(cards(theirs)).toHaveCount(1);
  await expect(theirs.getByRole('link', { name: `More Info about ${name}` })).toBeVisible();

  await navigate(page, 'My Requests');
  const blocked = page.getByRole('region', { name: 'Blocked' });
  await expect(blocked).toContainText(name);
  await expectAccessibleOnAllScreens(page);
  await blocked.getByRole('button', { name: `Unblock ${name}` }).click();
  await expect(blocked).toContainText('You have blocked nobody.');
  await openPage(page, 'profile', other.id);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
