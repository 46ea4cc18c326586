import type { Page } from '@playwright/test';
import { cards, expect, expectAccessible, navigate, openAs, openPage, test } from './test.ts';

// A member likes, asks, is answered, and blocks.

const heart = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^Mark(?:ed)? ${name}$`) });
const contact = (page: Page) => page.getByRole('region', { name: 'Contact Details' });

/** Finds somebody in the list by name. */
async function find(page: Page, name: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search by name or user id' });
  await search.fill(name);
  await search.press('Enter');
}

test(
  'a like shows at once, is put back when its answer does not come, and is kept',
  { tag: '@depth' },
  async ({ page, people, sql, troubles }) => {
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

    await navigate(page, 'My Choices');
    await expect(page.getByRole('heading', { level: 1, name: 'My Choices' })).toBeVisible();
    const row = page.getByRole('main').getByRole('listitem').first();
    await expect(row).toContainText('Marked. Nobody is told.');
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);

    // A profile hidden since has a row without its name, and the mark can be taken back.
    await sql`update public."RegisteredUsers" set status = 'on hold' where id = ${other.id}`;
    await page.reload();
    await expect(row).toContainText(`Profile ${other.id}`);
    await expect(row).toContainText('Not shown now.');
    await expect(row).not.toContainText(name);
    await heart(page, `Profile ${other.id}`).click();
    await expect(heart(page, `Profile ${other.id}`)).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(page.getByText('You have not chosen anyone yet.')).toBeVisible();
  },
);

test('a member is told the limit, asks, and withdraws', async ({ page, people, sql, troubles }) => {
  const me = await people.addMember();
  const other = await people.addProfile();
  const { name } = other;
  const [settings] = await sql<{ perDay: number }[]>`select requests_per_day as "perDay" from public.site_settings`;
  const perDay = settings?.perDay ?? 0;
  await openAs(page, me.username, 'profile', other.id);
  await expect(contact(page)).toContainText('Shared after your request');
  await contact(page)
    .getByRole('button', { name: `Interested in ${name}` })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`You can ask for ${perDay} profiles a day`);
  await expectAccessible(page);
  await dialog.getByLabel(/note to the bureau/).fill('Our families know each other.');

  // As many as a member may ask for, all withdrawn again: they count all the same.
  await sql`
    insert into public.contact_requests (requester_id, profile_id, status)
    select ${me.id}, id, 'withdrawn' from public."RegisteredUsers" where visible order by id limit ${perDay}`;
  // The refusal is the point, and the browser notes it in its console.
  troubles.expect();
  await dialog.getByRole('button', { name: 'Yes, we are interested' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You have asked for as many profiles as a day allows');
  // The earlier answer is out of date: the dialog has the date, too.
  await expect(dialog).toContainText('You can ask again from');
  await expect(dialog.getByLabel(/note to the bureau/)).toHaveValue('Our families know each other.');
  await sql`delete from public.contact_requests where requester_id = ${me.id}`;
  await dialog.getByRole('button', { name: 'Yes, we are interested' }).click();
  await expect(dialog).toHaveCount(0);
  // Asking has liked too.
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(contact(page)).toContainText('The bureau asks them. If they agree too, both get the number.');
  await expectAccessible(page);

  await contact(page)
    .getByRole('button', { name: /^Take it back/ })
    .click();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(contact(page)).toContainText('You took it back on');
});

test(
  'on a phone a member reports and blocks, and takes the block back',
  { tag: '@depth' },
  async ({ page, people }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const me = await people.addMember();
    const other = await people.addMember();
    const { name } = other;
    let sendRequests = (): void => undefined;
    const isWanted = new Promise<void>((resolve) => (sendRequests = resolve));
    await page.route('**/rpc/list_my_choices', async (route) => {
      await isWanted;
      await route.continue();
    });
    await openAs(page, me.username, 'profile', other.id);

    const menu = page.getByRole('button', { name: `More about ${name}` });
    const dialog = page.getByRole('dialog');
    await menu.click();
    // The member's choice arrives while the menu is open.
    await expect(page.getByRole('menuitem', { name: 'Report…' })).toBeVisible();
    sendRequests();
    await expect(page.getByRole('button', { name: `Interested in ${name}`, exact: true }).last()).toBeVisible();
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
    await find(page, people.family);
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('link', { name: `More Info about ${me.name}` })).toBeVisible();

    await navigate(page, 'My Choices');
    await page.getByText('Blocked', { exact: true }).click();
    const blocked = page.getByRole('region', { name: 'Blocked' });
    await expect(blocked).toContainText(name);
    await expectAccessible(page);
    await blocked.getByRole('button', { name: `Unblock ${name}` }).click();
    await expect(blocked).toContainText('You have blocked nobody.');
    await openPage(page, 'profile', other.id);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
);
