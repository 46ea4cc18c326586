import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import {
  cards,
  expect,
  expectAccessible,
  expectAccessibleOnAllScreens,
  navigate,
  openAs,
  openProfiles,
  scrollToCard,
  test,
} from './test.ts';

const query = (sql: postgres.Sql, condition: string) =>
  sql.unsafe<{ id: string; name: string }[]>(`
    select id, name from public."RegisteredUsers" join public.profile_details on registered_user_id = id
    where visible and ${condition} order by "RegisteredUsers".created_at desc, id desc`);

const namesShown = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const chips = (page: Page) => page.getByRole('button', { name: /^Remove filter / });
const openFilter = async (page: Page) => {
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filter profiles' })).toBeVisible();
};

test('a visitor filters by what the card shows, knows how many there are before, and takes wishes back', async ({
  page,
  sql,
}) => {
  const matching = await query(sql, `gender = 'bride' and religion = 'Christian' and age between 22 and 30`);
  await openProfiles(page);
  await expectAccessibleOnAllScreens(page);
  await openFilter(page);
  const dialog = page.getByRole('dialog');
  // The people of the demo data and of other tests.
  await expect(dialog.getByRole('button', { name: /^Show 9\d\d profiles$/ })).toBeVisible();
  await expect(dialog.getByLabel('Caste')).toHaveCount(0);
  await expect(dialog.getByText('For members: height, caste')).toBeVisible();
  await dialog.getByLabel('Looking for').selectOption('Bride');
  await dialog.getByLabel('Religion').selectOption('Christian');
  await dialog.getByLabel('Age from').selectOption('30 years');
  await dialog.getByLabel('Age to').selectOption('22 years');
  await expect(dialog.getByText('The higher age must not be below the lower one.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Show profiles' }).click();
  await expect(dialog.getByLabel('Age to')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Age from').selectOption('22 years');
  await dialog.getByLabel('Age to').selectOption('30 years');
  await dialog.getByRole('button', { name: `Show ${matching.length} profiles` }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() =>
      namesShown(page)
        .allTextContents()
        .then((names) => names.slice(0, 12)),
    )
    .toEqual(matching.slice(0, 12).map(({ name }) => name));
  await expect(chips(page)).toHaveText([/Brides/, /22 to 30 years/, /Christian/]);
  await expect(page.getByText(`${matching.length} profiles`, { exact: true })).toBeVisible();

  await page.reload();
  await expect(chips(page)).toHaveCount(3);
  await chips(page).filter({ hasText: 'Christian' }).click();
  await expect(chips(page)).toHaveCount(2);
  await expect(page.getByRole('group', { name: 'Active filters' })).toBeFocused();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(chips(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Showing 24 profiles')).toBeAttached();
});

test(
  'a member is offered the other side, filters by everything, scrolls, and comes back to the same place',
  { tag: '@depth' },
  async ({ page, people, sql }) => {
    const { username } = await people.addMember({ card: { gender: 'bride' } });
    const matching = await query(
      sql,
      `gender = 'groom' and mother_tongue = 'Tamil' and marital_status = 'Never Married'`,
    );
    expect(matching.length).toBeGreaterThan(30);
    await openAs(page, username, 'profiles');
    // A bride sees the grooms first, and everyone but herself with one tap.
    const lead = page.getByText(/profiles, each one checked by the bureau/);
    await expect(chips(page)).toHaveText([/Grooms/]);
    await expect(namesShown(page).first()).toHaveText('Bala Murugesan');
    await expect(lead).toContainText(/^4\d\d profiles/);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(chips(page)).toHaveCount(0);
    await expect(namesShown(page).nth(2)).toHaveText('Chitra Menon');
    await expect(lead).toContainText(/^(8|9)\d\d profiles/);
    await page.getByRole('button', { name: 'Show grooms only' }).click();
    await expect(chips(page)).toHaveText([/Grooms/]);
    await openFilter(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Looking for')).toHaveValue('groom');
    await dialog.getByLabel('Mother tongue').selectOption('Tamil');
    await dialog.getByLabel('Marital status').selectOption('Never Married');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: `Show ${matching.length} profiles` }).click();
    await expect(cards(page).first()).toBeVisible();
    const thirtieth = page.getByRole('link', { name: `More Info about ${matching[29]?.name ?? ''}`, exact: true });
    await scrollToCard(page, 30);
    await thirtieth.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(matching[29]?.name ?? '');
    await page.goBack();
    await expect(thirtieth).toBeInViewport();
    await expect(chips(page)).toHaveText([/Grooms/, /Speaks Tamil/, /Never Married/]);

    // It is asked for while it is being found out who has signed in, and shown after that.
    let tell = (): void => undefined;
    const known = new Promise<void>((resolve) => (tell = resolve));
    await page.route(/\/rest\/v1\/accounts/, async (route) => {
      await known;
      await route.continue();
    });
    await page.reload();
    const isAnswered = () =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => new URL(name).pathname.endsWith('/rpc/find_profiles'));
    await expect.poll(() => page.evaluate(isAnswered)).toBe(true);
    await expect(page.getByText('Loading the profiles')).toBeAttached();
    await expect(cards(page)).toHaveCount(0);
    tell();
    await expect(thirtieth).toBeInViewport();
  },
);

test('a member searches by name and by user id, and sorts', { tag: '@depth' }, async ({ page, people, sql }) => {
  const { username } = await people.addMember({ card: { gender: 'groom' } });
  await openAs(page, username, 'profiles');
  await expect(page.getByRole('button', { name: 'Mark Chitra Menon' })).toBeVisible();
  await expectAccessible(page);
  const search = page.getByRole('searchbox', { name: 'Search by name or user id' });
  await search.fill('chitra menon');
  await search.press('Enter');
  await expect(namesShown(page).first()).toHaveText('Chitra Menon');
  await chips(page).click();
  const [person] = await query(sql, "name = 'Asha Ramachandran'");
  await search.fill(person?.id ?? '');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(namesShown(page)).toHaveText(['Asha Ramachandran']);
  await search.fill('nobody is called that');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'No profile matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await page.getByLabel('Sort by').selectOption('Age');
  const ages = await query(sql, 'age = (select min(age) from public."RegisteredUsers" where visible)');
  await expect(namesShown(page).first()).toHaveText(ages.map(({ name }) => name).at(-1) ?? '');
  await page.getByLabel('Sort by').selectOption('Last active');
  await expect(cards(page).first()).toBeVisible();
});

test(
  'a member finds whose star matches, the best first, and keeps that as a search',
  { tag: '@depth' },
  async ({ page, people, sql }) => {
    const { id, username } = await people.addMember({
      card: { gender: 'groom' },
      details: { birth_star: 'Rohini', star_pada: 2 },
    });
    await openAs(page, username, 'profiles');
    const sortBy = page.getByLabel('Sort by');
    await expect(sortBy).toHaveValue('newest');
    await expect(page.getByText(/^Porutham \d( to \d)? of 10/).first()).toBeVisible();
    await openFilter(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Matches my star').check();
    await expect(dialog.getByLabel('How well at least')).toHaveValue('South 6');
    await dialog.getByRole('button', { name: /^Show [12]\d\d profiles$/ }).click();
    await expect(chips(page)).toHaveText([/Brides/, 'Matches my star: 6 of 10 or more']);
    // Best match first by itself, as the order says.
    await expect(sortBy).toHaveValue('match');
    const lead = page.getByText(/^\d+ profiles, each one checked by the bureau. Best match first.$/);
    const count = Number.parseInt(await lead.innerText(), 10);
    await expect(page.getByText(/^\d+ more may reach it: their pada is not known,/)).toBeVisible();
    await expect(page.getByText(/^\d+ without a birth star are not in this list.$/)).toBeVisible();
    await expectAccessible(page);

    // As it stands on the profile itself: of the demo data the best is eight.
    const best = page.getByRole('main').getByRole('listitem').first();
    await expect(best.getByText('Porutham 8 of 10', { exact: true })).toBeVisible();
    await best.getByRole('button', { name: /^Mark/ }).click();
    await cards(page).first().click();
    await expect(page.getByText('Porutham with you: 8 of 10')).toBeVisible();
    await page.goBack();
    await page.reload();
    await expect(sortBy).toHaveValue('match');
    await page.getByRole('button', { name: 'Save this search' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved as “Brides, Matches my star: 6 of 10 or more”')).toBeVisible();
    await sql`update public.saved_searches set last_opened_at = '2000-01-01' where registered_user_id = ${id}`;
    await page.reload();
    await openFilter(page);
    await dialog.getByRole('button', { name: 'Saved searches New' }).click();
    await expect(dialog.getByText(`${count} new`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Filter profiles' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Saved searches/ })).toBeFocused();
    await page.keyboard.press('Escape');
    // A dialog that closes gives the focus back a moment later, which may scroll the page under the pointer.
    await expect(page.getByRole('button', { name: /^Filter/ })).toBeFocused();
    await page.getByRole('button', { name: 'Show all, best match first' }).click();
    await expect(chips(page)).toHaveText([/Brides/]);
    await expect(page.getByText(/^4\d\d profiles, each one checked by the bureau. Best match first.$/)).toBeVisible();

    await navigate(page, 'My Choices');
    await page.getByRole('link', { name: 'Print as a sheet' }).click();
    await expect(page.getByText('Porutham 8 of 10', { exact: true })).toBeVisible();
  },
);

test(
  'a member without a star finds by the star of the birth, and proposes it with one tap',
  { tag: '@depth' },
  async ({ page, people, sql }) => {
    const { id, username } = await people.addMember({
      card: { gender: 'groom' },
      details: {
        date_of_birth: '1998-04-12',
        time_of_birth: '10:30',
        birth_time_certainty: 'Exact',
        place_of_birth: 'Madurai, Tamil Nadu',
      },
    });
    await openAs(page, username, 'profiles');
    await expect(page.getByText(/^Porutham \d( to \d)? of 10/).first()).toBeVisible();
    await openFilter(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Matches my star (by the birth)').check();
    await expect(dialog.getByText(/^By the birth your star is Chith?i?rai?/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Propose it to the bureau' }).click();
    await expect(dialog.getByText('You have proposed it.')).toBeVisible();
    await dialog.getByRole('button', { name: /^Show \d+ profiles$/ }).click();
    await cards(page).first().click();
    await expect(page.getByText(/^Porutham with you, by the birth:/)).toBeVisible();
    await navigate(page, 'My Profile');
    await expect(page.getByText('You have proposed it.')).toBeVisible();
    const [stored] = await sql<{ star: string | null; proposed: string }[]>`
    select birth_star as star, changes ->> 'birth_star' as proposed
    from public.profile_details join public.profile_proposals using (registered_user_id)
    where registered_user_id = ${id} and status = 'pending'`;
    expect(stored).toEqual({ star: null, proposed: 'Chitra' });
  },
);
