import type { Page } from '@playwright/test';
import { z } from 'zod';
import { visitorColumns } from '../web/src/lib/card-columns.ts';
import { withDatabase } from '../supabase/lib/database.ts';
import { backend } from './backend.ts';
import { goTo, visit } from './pages.ts';
import {
  cards,
  expect,
  expectAccessible,
  expectAccessibleOnAllScreens,
  navigate,
  openAs,
  openPage,
  openProfiles,
  scrollToCard,
  signIn,
  test,
  askServer,
} from './test.ts';

const newestNames = async (count: number) =>
  await withDatabase(backend.access.databaseUrl, async (sql) => {
    const rows = await sql<{ name: string }[]>`
      select name from public."RegisteredUsers" where visible order by created_at desc, id desc limit ${count}`;
    return rows.map(({ name }) => name);
  });

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test(
  'the list is asked for once when the site loads, newest first, whatever the page',
  { tag: '@depth' },
  async ({ page }) => {
    const asked: URL[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('/rest/v1/RegisteredUsers') && request.method() === 'GET') asked.push(url);
    });
    await page.goto('/');
    await expect.poll(() => asked).toHaveLength(1);
    await navigate(page, 'Profiles');
    await expect(cards(page).first()).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.searchParams.get('select')).toBe(visitorColumns);
    expect(asked[0]?.searchParams.get('order')).toBe('created_at.desc,id.desc');
  },
);

test('shows a card for each visible profile, newest first', async ({ page }) => {
  await openProfiles(page);
  const names = await newestNames(12);
  await expect
    .poll(() =>
      headings(page)
        .allTextContents()
        .then((shown) => shown.slice(0, 12)),
    )
    .toEqual(names);
  const first = page
    .getByRole('listitem')
    .filter({ hasText: names[0] ?? '' })
    .first();
  await expect(first).toContainText('26 years');
  await expect(first).toContainText('Hindu');
  await expect(first).toContainText('Coimbatore');
});

test('loads more as one scrolls, in order, and Back returns to the same place', { tag: '@depth' }, async ({ page }) => {
  await openProfiles(page);
  const names = await newestNames(40);
  const named = (name: string | undefined) =>
    page.getByRole('main').getByRole('link', { name: `More Info about ${name ?? ''}`, exact: true });
  for (const [index, name] of names.entries()) {
    await scrollToCard(page, index + 1);
    await expect(page.getByRole('main').locator(`[aria-posinset="${index + 1}"] h2`)).toHaveText(name);
  }
  // Distant cards are not in the document.
  expect(await cards(page).count()).toBeLessThan(40);
  await expect(named(names[0])).toHaveCount(0);

  const link = named(names[35]);
  await scrollToCard(page, 36);
  const heading = page.getByRole('heading', { level: 1 });
  await link.click();
  await expect(heading).toHaveText(names[35] ?? '');
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();

  // After a reload the list is as long as it was before one returns to it.
  await link.click();
  await expect(heading).toHaveText(names[35] ?? '');
  await page.reload();
  await expect(heading).toHaveText(names[35] ?? '');
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('a visitor sees the card of a profile, and why no more', async ({ page }) => {
  await openProfiles(page);
  await cards(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Ramachandran');
  await expect(page.getByText(/^Members see the personal details/)).toHaveCount(1);
  await expect(page.getByRole('region', { name: /Details$/ })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('+91 5');
  await expect(page.getByRole('main')).not.toContainText('25 September 2000');
  await expectAccessibleOnAllScreens(page);

  // The button leads to the bureau, with the id.
  await page.getByRole('button', { name: 'Interested? Talk to the bureau' }).click();
  const dialog = page.getByRole('dialog', { name: 'Talk to the bureau' });
  await expect(dialog).toContainText('Please say: ID 1000');
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Share' })).toContainText('/#profile/1000');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('main').getByRole('link', { name: 'Member Login' }).click();
  await signIn(page, 'bala', 'Demo-member-2026');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Ramachandran');
  await expect(page.getByRole('region', { name: 'Personal Details' })).toContainText('25 September 2000');
  await expect(page.getByRole('region', { name: 'Contact Details' })).toContainText('Shared after your request');
  await expect(page.getByRole('main')).not.toContainText('+91 5');
});

test('a profile opens with what its card shows, and the rest follows', { tag: '@depth' }, async ({ page }) => {
  await openAs(page, 'bala', 'profiles');
  const name = (await headings(page).nth(1).textContent()) ?? '';
  let answer = (): void => undefined;
  const wanted = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/rest\/v1\/RegisteredUsers\?select=profile_details/, async (route) => {
    await wanted;
    await route.continue();
  });
  await cards(page).nth(1).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  await expect(heading).toBeFocused();
  await expect(page.getByRole('button', { name: `Portrait of ${name}. Show large` })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading the profile' })).toBeAttached();
  // No part counts as missing, or as shared, before it is known.
  await expect(page.getByText('Not provided')).toHaveCount(0);
  await expect(page.getByText('Shared after your request')).toHaveCount(0);
  answer();
  await expect(page.getByText('Shared after your request').first()).toBeVisible();
  await expect(heading).toBeFocused();
});

test(
  'the strip changes the main picture, which opens large, and so does the birth chart',
  { tag: '@depth' },
  async ({ page }) => {
    await openProfiles(page);
    await cards(page).first().click();
    const strip = page.getByRole('list', { name: 'Pictures of Asha Ramachandran' }).getByRole('button');
    await expect(strip).toHaveCount(3);
    const main = page.getByRole('button', { name: 'Portrait of Asha Ramachandran. Show large' });
    const before = await main.locator('img').getAttribute('src');
    await strip.nth(1).click();
    await expect(strip.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(main.locator('img')).not.toHaveAttribute('src', before ?? '');
    await main.click();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Portrait of Asha Ramachandran' })).toBeVisible();
    await page.keyboard.press('Escape');
    // A dialog that closes gives the focus back: before that, Enter would open the same picture again.
    await expect(main).toBeFocused();
    const chart = page.getByRole('button', { name: 'Birth chart of Asha Ramachandran. Show large' });
    await chart.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Birth chart of Asha Ramachandran' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(chart).toBeFocused();
  },
);

test('a profile that is hidden is not available, and one that is not named is a sample', async ({ page }) => {
  await page.goto('/#privacy');
  for (const id of [994, 5_000_000]) {
    await goTo(page, `profile/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'This profile is not available' })).toBeVisible();
    await expect(page).toHaveTitle(/^This profile is not available/);
    await expect(page.getByRole('button', { name: 'Browse profiles' })).toBeVisible();
  }
  await goTo(page, 'profile');
  await expect(page.getByText('Sample profile.')).toBeVisible();
  // Texts of members, who see each profile so.
  await expect(page.getByText('2, 1 married')).toBeVisible();
  await expectAccessible(page);
});

test(
  'a profile is accessible: whole, with a long name, with one picture, with drawn charts, and to its member',
  { tag: '@depth' },
  async ({ page }) => {
    await visit(page, ['profile/1000', 'profile/970', 'profile/990'], () => expectAccessible(page));
    await openAs(page, 'asha', 'profile', 998);
    const horoscope = page.getByRole('region', { name: 'Horoscope', exact: true });
    await horoscope.getByText('Charts, dasas and panchangam').click();
    // The charts that are drawn from the birth, and the same as a table.
    await horoscope.getByText('Chart in words').click();
    await expect(horoscope.getByRole('table').first()).toBeVisible();
    await expect(horoscope.getByRole('heading', { name: 'Panchangam at birth' })).toBeVisible();
    await expect(horoscope).not.toContainText(/counts|UTC/);
    await expectAccessible(page);
    await goTo(page, 'profile/1000');
    await expect(page.getByText('This is your profile, as others see it.')).toBeVisible();
    await expectAccessible(page);
    const main = page.getByRole('main');
    await expect(main).toContainText('25 September 2000');
    await expect(main).not.toContainText(/\+91 5|@/);
    await page.getByRole('button', { name: 'Somebody without a login' }).click();
    await expect(page.getByText(/^Members see the personal details/)).toBeVisible();
    await expect(main).not.toContainText(/25 September 2000|Father's name|\+91 5|@/);
    await expectAccessible(page);
  },
);

// The pictures of the design are 2711 and 1829 px high. A page may be a fifth longer, and has two lines of brothers and sisters.
for (const { width, most } of [
  { width: 390, most: 3390 },
  { width: 1440, most: 2345 },
]) {
  test(
    `a profile as it is first shown is no longer than ${most} px at ${width} px`,
    { tag: '@depth' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openAs(page, 'asha', 'profile', 999);
      const porutham = page.getByText('Porutham with you: 8 of 10');
      await expect(porutham).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('Charts, dasas and panchangam')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Contact Details' }).getByRole('button')).toBeVisible();
      if (width < 400) {
        // The bar at the foot leaves the line with the count free.
        const like = page.getByRole('main').getByRole('button', { name: 'Mark Bala Murugesan' }).last();
        const [line, button] = [await porutham.boundingBox(), await like.boundingBox()];
        expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(button?.y ?? 0);
      }
      await page.getByRole('region', { name: 'Birth Chart' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Birth chart of Bala Murugesan. Show large' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
    },
  );
}

test(
  'with the largest letters the bar of a profile stays within a phone',
  { tag: '@depth' },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
    await openAs(page, 'asha', 'profile', 999);
    const main = page.getByRole('main');
    for (const name of ['Mark Bala Murugesan', 'Interested in Bala Murugesan', 'More about Bala Murugesan']) {
      const box = await main.getByRole('button', { name, exact: true }).last().boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(844);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  },
);

/** Sums up in each page the layout shifts without input. A line of text that moves to a new centre counts for about 0.01. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        const sum = Number(document.documentElement.dataset['shift'] ?? 0);
        document.documentElement.dataset['shift'] = String(sum + Number(Reflect.get(shift, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
}

test('nothing moves while the list comes, for a visitor', { tag: '@depth' }, async ({ page }) => {
  const readShifts = await watchShifts(page);
  for (const width of [390, 820, 1440]) {
    await page.goto('about:blank');
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/#profiles');
    await expect(page.getByRole('img', { name: /^Portrait of/ }).nth(1)).toBeVisible();
    await expect(page.getByText(/^\d+ profiles/)).toBeVisible();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(4);
    // The head is painted before its letters are there, which are a hair narrower.
    expect(await readShifts(), `at ${width} px`).toBeLessThan(0.005);
  }
});

test('nothing moves when it becomes known who has signed in', { tag: '@depth' }, async ({ page }) => {
  const readShifts = await watchShifts(page);
  for (const width of [390, 1440]) {
    let answer = () => {};
    const seen = new Promise<void>((resolve) => {
      answer = resolve;
    });
    // The page of the width before would send a request too, after the change of the session.
    await page.goto('about:blank');
    await page.route(
      '**/rpc/read_my_role*',
      async (route) => {
        await seen;
        await route.continue();
      },
      { times: 1 },
    );
    await page.setViewportSize({ width, height: 844 });
    await openAs(page, 'bala', 'profiles');
    await expect(page.getByRole('main').getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
    answer();
    // On a small phone the faces come first.
    if (width > 400) await expect(page.getByRole('button', { name: 'Remove filter Brides' })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByText(/^\d+ profiles/)).toBeVisible();
    expect(await readShifts()).toBeLessThan(0.03);
  }
});

test('a visitor is told when the bureau keeps its profiles to members', { tag: '@depth' }, async ({ page }) => {
  // The answer of the setting, not the setting: other tests share the database.
  await page.route(/\/rest\/v1\/RegisteredUsers/, (route) => route.fulfill({ json: [] }));
  await page.route(/\/rest\/v1\/site_settings/, async (route) => {
    const response = await askServer(route);
    const rows = z.array(z.looseObject({})).parse(await response.json());
    await route.fulfill({ response, json: rows.map((row) => ({ ...row, visitors_may_browse: false })) });
  });
  await page.goto('/');
  await navigate(page, 'Profiles');
  await expect(page.getByText('Profiles are open to members')).toBeVisible();
});

test(
  'a visitor reads the facts that the bureau shows, with known words in the script of the language',
  { tag: '@depth' },
  async ({ page }) => {
    // The answers, not the setting: other tests share the database.
    await page.route(/\/rest\/v1\/site_settings/, async (route) => {
      const response = await askServer(route);
      const rows = z.array(z.looseObject({})).parse(await response.json());
      await route.fulfill({ response, json: rows.map((row) => ({ ...row, visitors_see_facts: true })) });
    });
    const facts = { height: 163, education: 'B.Sc Agriculture', job: 'Agricultural officer' };
    await page.route(/\/rpc\/read_visitor_facts/, (route) => route.fulfill({ json: [facts] }));
    await page.goto('/ta/');
    await openPage(page, 'profile', 1);
    await expect(page.getByText('வேளாண்மை அலுவலர்')).toBeVisible();
    await expect(page.getByText('பி.எஸ்சி. வேளாண்மை')).toBeVisible();
    await expectAccessible(page);
  },
);

for (const [width, size] of [
  [390, 32],
  [1440, 24],
] as const) {
  test(
    `letters of ${size} px, as the browser is set, cut nothing off at ${width} px`,
    { tag: '@depth' },
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 844 });
      const browser = await context.newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
      const title = page.getByRole('heading', { level: 1 });
      const openTable = async () => {
        await openAs(page, 'admin', 'dashboard');
        await expect(page.getByRole('table').getByRole('link', { name: /^More Info about / })).toHaveCount(20);
      };
      for (const open of [
        () => page.goto('/'),
        () => goTo(page, 'profiles'),
        () => goTo(page, 'profile/999'),
        openTable,
      ]) {
        await open();
        await expect(title).toBeVisible();
        expect(
          parseFloat(await title.evaluate((element) => getComputedStyle(element).fontSize)),
        ).toBeGreaterThanOrEqual(size);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
      }
    },
  );
}

test(
  'at the limits of a day a member is told why details and pictures are missing',
  { tag: '@depth' },
  async ({ page, people, sql, troubles }) => {
    // Storage refuses the pictures.
    troubles.expect();
    const { username } = await people.addMember();
    const shown = await people.addMember();
    await sql`
    insert into private.reading_counts (reader, day, kind, count)
    select user_id, private.today(), limited.kind, limited.count
    from public.accounts, public.site_settings,
      lateral (values ('profile', profiles_per_day), ('picture', pictures_per_day)) as limited (kind, count)
    where username = ${username}`;
    await openAs(page, username, 'profiles');
    await expect(
      page.getByRole('status').filter({ hasText: 'You have loaded as many pictures as a day allows.' }),
    ).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await expectAccessible(page);
    await openPage(page, 'profile', shown.id);
    await expect(page.getByRole('heading', { level: 1, name: shown.name })).toBeVisible();
    await expect(page.getByText('You have opened as many profiles as a day allows').first()).toBeVisible();
  },
);
