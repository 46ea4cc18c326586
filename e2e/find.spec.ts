import type { Page } from '@playwright/test';
import { withDatabase } from '../supabase/lib/database.ts';
import { backend } from './backend.ts';
import { cards, expect, expectAccessible, openProfiles, signInAsMember, test } from './test.ts';

const query = async (condition: string) =>
  await withDatabase(backend.access.databaseUrl, async (sql) => {
    const rows = await sql.unsafe<{ id: string; name: string }[]>(`
      select id, name from public."RegisteredUsers" join public.profile_details on registered_user_id = id
      where visible and ${condition} order by "RegisteredUsers".created_at desc, id desc`);
    return rows;
  });

const namesShown = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const chips = (page: Page) => page.getByRole('button', { name: /^Remove filter / });
const openFilter = async (page: Page) => {
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filter profiles' })).toBeVisible();
};

test('a visitor filters by what the card shows, knows how many there are before, and takes wishes back', async ({
  page,
}) => {
  const matching = await query(`gender = 'bride' and religion = 'Christian' and age between 22 and 30`);
  await openProfiles(page);
  await openFilter(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Show 900 profiles' })).toBeVisible();
  await expect(dialog.getByLabel('Caste')).toHaveCount(0);
  await expect(dialog.getByText('For members: height, caste')).toBeVisible();
  await dialog.getByLabel('Looking for').selectOption('Bride');
  await dialog.getByLabel('Religion').selectOption('Christian');
  await dialog.getByLabel('Age from').selectOption('30 years');
  await dialog.getByLabel('Age to').selectOption('22 years');
  await expect(dialog.getByText('Choose an age that is not below the first.')).toBeVisible();
  await dialog.getByLabel('Age from').selectOption('22 years');
  await dialog.getByLabel('Age to').selectOption('30 years');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Show ${matching.length} profiles` }).click();
  await expect(dialog).toBeHidden();
  await expect(namesShown(page)).toHaveText(matching.slice(0, 25).map(({ name }) => name));
  await expect(chips(page)).toHaveText([/Brides/, /22 to 30 years/, /Christian/]);
  await expect(page.getByText(`${matching.length} profiles`, { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(chips(page)).toHaveCount(3);
  await chips(page).filter({ hasText: 'Christian' }).click();
  await expect(chips(page)).toHaveCount(2);
  await expect(page.getByRole('group', { name: 'Active filters' })).toBeFocused();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(chips(page)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(24);
});

test('a member is offered the other side, filters by everything, scrolls, and comes back to the same place', async ({
  page,
}) => {
  const matching = await query(`gender = 'groom' and mother_tongue = 'Tamil' and marital_status = 'Never Married'`);
  expect(matching.length).toBeGreaterThan(30);
  await signInAsMember(page, 'asha');
  await openFilter(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Looking for')).toHaveValue('groom');
  await dialog.getByLabel('Mother tongue').selectOption('Tamil');
  await dialog.getByLabel('Marital status').selectOption('Never Married');
  await dialog.getByRole('button', { name: `Show ${matching.length} profiles` }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    expect(await cards(page).count()).toBeGreaterThan(29);
  }).toPass();
  expect((await namesShown(page).allTextContents()).slice(0, 30)).toEqual(
    matching.slice(0, 30).map(({ name }) => name),
  );

  const thirtieth = cards(page).nth(29);
  await thirtieth.scrollIntoViewIfNeeded();
  await thirtieth.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(matching[29]?.name ?? '');
  await page.goBack();
  await expect(cards(page).nth(29)).toBeInViewport();
  await expect(chips(page)).toHaveText([/Grooms/, /Speaks Tamil/, /Never Married/]);
});

test('a member searches by name and by user id, and sorts', async ({ page }) => {
  await signInAsMember(page, 'bala');
  const search = page.getByRole('searchbox', { name: 'Search by name or user ID' });
  await search.fill('chitra menon');
  await search.press('Enter');
  await expect(namesShown(page).first()).toHaveText('Chitra Menon');
  await chips(page).click();
  const [person] = await query("name = 'Asha Ramachandran'");
  await search.fill(person?.id ?? '');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(namesShown(page)).toHaveText(['Asha Ramachandran']);
  await search.fill('nobody is called that');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'No profile matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await page.getByLabel('Sort by').selectOption('Age');
  const ages = await query('age = (select min(age) from public."RegisteredUsers" where visible)');
  await expect(namesShown(page).first()).toHaveText(ages.map(({ name }) => name).at(-1) ?? '');
  await page.getByLabel('Sort by').selectOption('Last active');
  await expect(cards(page).first()).toBeVisible();
});

test('a member keeps a search, hears of what is new, renames and deletes it', async ({ page }, { project }) => {
  // The other project's search may be there at the same time.
  const name = `Find spec ${project.name}`;
  const removeLeftOvers = () =>
    withDatabase(
      backend.access.databaseUrl,
      (sql) => sql`delete from public.saved_searches where name in (${name}, ${`${name} again`})`,
    );
  await removeLeftOvers();
  await signInAsMember(page, 'chitra');
  await openFilter(page);
  const dialog = page.getByRole('dialog');
  const height = project.name === 'desktop' ? `5' 0" (152 cm)` : `5' 1" (155 cm)`;
  await dialog.getByLabel('Height from').selectOption(height);
  await dialog.getByRole('button', { name: /^Show \d+ profiles$/ }).click();
  await page.getByRole('button', { name: 'Save this search' }).click();
  await dialog.getByLabel('Name of the search').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Saved as “${name}”`)).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await withDatabase(
    backend.access.databaseUrl,
    (sql) => sql`update public.saved_searches set last_opened_at = '2000-01-01' where name = ${name}`,
  );
  await page.reload();
  const openSaved = page.getByRole('button', { name: /^Saved searches/ });
  await expect(openSaved).toHaveAccessibleName('Saved searches New');
  await openSaved.click();
  const row = dialog.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText(/^\d+ new$/)).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: `Open ${name}` }).click();
  await expect(chips(page)).toHaveText([/Grooms/, /From 5' /]);
  await openSaved.click();
  await expect(row.getByText(/^\d+ new$/)).toHaveCount(0);
  await row.getByRole('button', { name: `Rename ${name}` }).click();
  await dialog.getByLabel('New name').fill(`${name} again`);
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
  await dialog.getByRole('button', { name: `Delete ${name} again` }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText(`${name} again`)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('everything fits, and can be reached', async ({ page }) => {
    await signInAsMember(page, 'asha');
    await openFilter(page);
    const dialog = page.getByRole('dialog');
    const show = dialog.getByRole('button', { name: /^Show \d+ profiles$/ });
    await expect(show).toBeInViewport();
    await dialog.getByLabel('With picture only').check();
    await dialog.getByLabel('Occupation').fill('engineer');
    await dialog.getByLabel('Age from').selectOption('25 years');
    await expectAccessible(page);
    await show.click();
    await expect(cards(page).first()).toBeVisible();
    await expect(chips(page)).toHaveCount(4);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});
