import type { Page } from '@playwright/test';
import { goTo } from './pages.ts';
import { signInAs } from './sessions.ts';
import { expect, expectAccessible, navigate, openDashboard, openPage, test } from './test.ts';

// The admin's work on people in the register.

const rows = (page: Page) => page.getByRole('table').getByRole('row');

/** Looks somebody up, so that theirs is the only row. */
async function find(page: Page, id: number): Promise<void> {
  await page.getByPlaceholder('Enter the User Id').fill(String(id));
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText(String(id));
}

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Whether somebody without a login gets to see the profile. */
async function expectForVisitors(visitor: Page, id: number, name: string, shown: boolean): Promise<void> {
  await openPage(visitor, 'profile', id);
  const heading = shown
    ? visitor.getByRole('heading', { level: 1, name })
    : visitor.getByText('This profile is not available');
  await expect(heading).toBeVisible();
}

test(
  'a deleted profile is hidden at once and can be restored',
  { tag: '@depth' },
  async ({ page, openElsewhere, people, sql }) => {
    const [pictures] = await sql<{ first_img: string; second_img: string; third_img: string }[]>`
    select first_img, second_img, third_img from public."RegisteredUsers" where id = 1000`;
    const { id, name } = await people.addProfile({ card: { ...pictures } });
    const visitor = await openElsewhere();
    // On a phone, where rows are cards.
    await page.setViewportSize({ width: 390, height: 844 });
    await openDashboard(page);
    await find(page, id);

    await choose(page, name, 'Delete…');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('hidden at once and erased on ');
    await expect(dialog).toContainText('3 pictures');
    await dialog.getByRole('button', { name: 'Delete the profile' }).click();
    await expect(page.getByText(`${name} is deleted.`).first()).toBeVisible();
    await expect(page.getByText(`${id} (${name}) is deleted.`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Registered Users' })).toBeFocused();
    await expectForVisitors(visitor, id, name, false);

    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Deleted');
    await page.getByRole('button', { name: 'Show registered users' }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(1)).toContainText('To be erased on');
    await choose(page, name, 'Restore');
    await expect(page.getByText(`${name} is restored. Status: Verified.`).first()).toBeVisible();
    await expectForVisitors(visitor, id, name, true);
  },
);

test(
  'many are changed or verified at once and told of their login, the others are left out and named',
  { tag: '@depth' },
  async ({ page, context, people }) => {
    const names = [(await people.addProfile()).name, (await people.addProfile()).name];
    const draft = await people.addMember({ card: { status: 'submitted', verified_at: null, verified_by: null } });
    await openDashboard(page);
    // The three of them on one page.
    await page.getByPlaceholder('Enter the User Id').fill(people.family);
    await expect(rows(page)).toHaveCount(4);

    await page.getByLabel('Select all on this page').check();
    const bar = page.getByRole('group', { name: 'Selected profiles' });
    await expect(bar).toContainText('3 selected');
    await page.getByLabel(`Select ${draft.name}`).uncheck();
    await bar.getByRole('button', { name: 'Change status…' }).click();
    await page.getByRole('radio', { name: /^Engaged/ }).check();
    await page.getByRole('button', { name: 'Change 2' }).click();
    await expect(page.getByText('2 profiles are engaged now.').first()).toBeVisible();
    await expect(bar).toBeHidden();
    for (const name of names) await expect(rows(page).filter({ hasText: name })).toContainText('Engaged');

    await page.getByRole('button', { name: 'Undo' }).click();
    for (const name of names) await expect(rows(page).filter({ hasText: name })).toContainText('Verified');
    await page.getByLabel('Select all on this page').check();
    await bar.getByRole('button', { name: 'Change status…' }).click();
    await page.getByRole('radio', { name: /^Active again/ }).check();
    await expect(page.getByRole('dialog')).toContainText('1 of them was never verified and will be left out.');
    await expect(page.getByRole('button', { name: 'Change 0' })).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel' }).click();

    const dialog = page.getByRole('dialog');
    const verify = async (item: string) => {
      await bar.getByRole('button', { name: 'Verify…' }).click();
      for (const name of names) await expect(dialog).toContainText(name);
      await dialog.getByLabel(item, { exact: true }).check();
      await dialog.getByLabel(draft.name).check();
      await dialog.getByRole('button', { name: 'Verify those ticked' }).click();
    };
    await verify('Photo');
    await expect(dialog).toContainText('Nobody was verified');
    await expect(dialog.getByRole('listitem')).toHaveText(
      `${draft.name} (#${draft.id}): nothing is stored that could be checked: Photo`,
    );
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await verify('ID');
    await expect(dialog).toContainText('1 profile is verified');

    // The link leads away from the site: what it opens is answered here.
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
    await dialog.getByRole('button', { name: 'Tell them on WhatsApp…' }).click();
    await dialog.getByRole('button', { name: 'Open the number' }).click();
    const link = dialog.getByRole('link', { name: `Open WhatsApp for ${draft.name}` });
    await expect(link).toHaveAttribute('href', new RegExp(`^https://wa\\.me/91\\d{10}\\?text=.*${draft.username}`));
    await link.click();
    await expect(dialog).toContainText('1 of 1 told');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(bar).toBeHidden();
    await expect(rows(page).filter({ hasText: draft.name })).toContainText('Verified');
    await page.getByLabel('Select all on this page').check();
    await bar.getByRole('button', { name: 'WhatsApp…' }).click();
    await expect(dialog).toContainText(`Told before: ${draft.name}`);
    for (const name of names) await expect(dialog.getByText(/^No login yet/)).toContainText(name);
  },
);

test(
  'profiles that were deleted are erased for good, one at once and the rest when their time is over',
  { tag: '@depth' },
  async ({ page, people, sql }) => {
    const deleted = (days: number) => ({
      status: 'withdrawn',
      verified_at: null,
      verified_by: null,
      deleted_at: new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString(),
    });
    const early = await people.addProfile({ card: deleted(1) });
    await people.addProfile({ card: deleted(31) });
    await openDashboard(page);
    await page.getByRole('button', { name: /^Filter/ }).click();
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Deleted');
    await page.getByRole('button', { name: 'Show registered users' }).click();
    await choose(page, early.name, 'Erase now…');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name of the person').fill(early.name);
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(dialog.getByRole('heading', { name: `${early.name} is erased` })).toBeVisible();
    await expect(dialog.getByText(`Receipt: profile #${early.id}, erased on`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();

    // Nobody else is due: no other test deletes somebody so long ago.
    await expect(page.getByText('1 deleted profile is due to be erased.')).toBeVisible();
    await page.getByRole('button', { name: 'Erase now…' }).click();
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(dialog.getByRole('heading', { name: '1 deleted profile erased.' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByText('1 deleted profile is due to be erased.')).toBeHidden();
    const left = await sql`select from public."RegisteredUsers" where name like ${`${people.family}%`}`;
    expect(left).toHaveLength(0);
  },
);

test(
  'a notification is read when it is opened, or with all the others',
  { tag: '@depth' },
  async ({ page, people, sql }) => {
    const { id, name } = await people.addProfile();
    for (const message of [`${name} has moved.`, `${name} has called.`])
      await sql`insert into public.notifications (kind, registered_user_id, message) values ('note', ${id}, ${message})`;
    // All requests for notices of this page are about this one person.
    await page.route(/\/rest\/v1\/notifications\?/, (route) =>
      route.continue({ url: `${route.request().url()}&registered_user_id=eq.${id}` }),
    );
    const button = page.getByRole('main').getByRole('button', { name: /^Notification/ });
    const list = page.getByRole('dialog', { name: 'Notifications' });
    const called = list.getByRole('listitem').filter({ hasText: 'has called' });
    await openDashboard(page);
    await button.click();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(called).toContainText('Unread: ');
    await called.getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await button.click();
    await expect(called).not.toContainText('Unread: ');
    await list.getByRole('button', { name: 'Mark all read' }).click();
    await expect(list.getByText('All read')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(/^0/);
    await goTo(page, 'notifications');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
  },
);

test(
  'a setting that cannot be is refused beside its field, in its tab; leaving asks first',
  { tag: '@depth' },
  async ({ page }) => {
    await signInAs(page, 'admin');
    await page.goto('/#settings/members');
    const perDay = page.getByLabel('Contact requests a day');
    await perDay.fill('101');
    await page.getByRole('tab', { name: 'Astrology' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save the settings' }).click();
    await expect(page.getByText('Enter a whole number from 0 to 100.')).toBeVisible();
    await expect(perDay).toBeFocused();
    await expectAccessible(page);
    await navigate(page, 'Register');
    const dialog = page.getByRole('dialog', { name: 'Leave this page?' });
    await expect(dialog.getByRole('button')).toHaveText(['Stay here', 'Leave', '']);
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('tab', { name: 'Messages' }).click();
    await expectAccessible(page);
  },
);
