import type { Page } from '@playwright/test';
import { z } from 'zod';
import { readSetting } from '../supabase/lib/settings.ts';
import type { People } from './people.ts';
import { clientOf, signInAs } from './sessions.ts';
import { cards, expect, phone, test } from './test.ts';

const greeting = 'Browse, Connect, Begin Your Journey Together';

/** Requests of these addresses wait until they are released. */
async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens the site without its code, or the part that reads data, which comes when it is released. */
async function openWithoutCode(page: Page, address: string, part = 'index'): Promise<() => void> {
  const release = await holdBack(page, new RegExp(`/assets/${part}-[\\w-]+\\.js$`));
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

test('the home page is there before the code, which goes on with it and does what was pressed', async ({ page }) => {
  const release = await openWithoutCode(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
  await page.evaluate("document.querySelector('header').setAttribute('data-first', '')");
  await page.getByRole('button', { name: 'Find Your Perfect Match' }).click();
  release();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('banner')).toHaveAttribute('data-first');
});

/** Which of the parts that come after the first load have been asked for. */
function watchParts(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, part] = /\/assets\/(pages|profiles-route)-[\w-]+\.js$/.exec(request.url()) ?? [];
    if (part !== undefined) asked.add(part);
  });
  return asked;
}

test(
  'a tab that begins elsewhere shows nothing of the home page, fetches its code at once, and keeps the focus',
  { tag: '@depth' },
  async ({ page }) => {
    const parts = watchParts(page);
    const release = await openWithoutCode(page, '/#profile/998');
    await expect(page.locator('html')).toHaveAttribute('data-built', 'frame');
    await expect(page.getByText(greeting)).toHaveCount(0);
    await expect.poll(() => [...parts].sort()).toEqual(['pages', 'profiles-route']);
    const home = page.getByRole('banner').getByRole('link').first();
    await home.focus();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chitra Menon');
    await expect(page.locator('html')).not.toHaveAttribute('data-built');
    await expect(home).toBeFocused();
  },
);

test(
  'a page whose code could not be fetched loads itself again, and not again and again',
  { tag: '@depth' },
  async ({ page, troubles }) => {
    troubles.expect();
    await page.clock.install();
    let refused = 0;
    await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
      refused += 1;
      await route.abort();
    });
    const readTime = () => page.evaluate("sessionStorage.getItem('reloaded-at')");
    await page.goto('/#profiles');
    const time = await readTime();
    await page.clock.runFor(3000);
    await expect.poll(() => refused).toBe(2);
    await page.waitForLoadState();
    expect(await readTime()).toBe(time);
  },
);

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'the list of profiles and its first pictures are asked for before the code that reads data, and once',
    { tag: '@depth' },
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const [, part] = /\/v1\/(RegisteredUsers|rpc\/count_profiles|object\/.*)/.exec(request.url()) ?? [];
        if (part !== undefined && request.method() !== 'OPTIONS') asked.push(part);
      });
      const parts = watchParts(page);
      const release = await openWithoutCode(page, '/#profiles', 'pages');
      await expect.poll(() => [...parts].sort()).toEqual(['pages', 'profiles-route']);
      const pictures = () => asked.filter((part) => part.startsWith('object/'));
      await expect.poll(() => pictures().length).toBeGreaterThanOrEqual(2);
      await expect(cards(page)).toHaveCount(0);
      const early = [...asked];
      release();
      await expect(page.getByRole('img', { name: /^Portrait of/ }).nth(1)).toBeVisible();
      await expect(page.getByText(/^\d+ profiles, each one checked/)).toBeVisible();
      for (const part of early) expect(asked.filter((other) => other === part)).toEqual([part]);
      expect(early).toContain('rpc/count_profiles');
    },
  );
});

test.describe('on a phone in Tamil', () => {
  test.use(phone);

  test('a frame has the letters of its page, and does what is pressed', { tag: '@depth' }, async ({ page }) => {
    await page.addInitScript({ content: "localStorage.setItem('language', 'ta')" });
    const release = await openWithoutCode(page, '/#profiles');
    await expect(page.locator('html')).toHaveAttribute('data-built', 'frame of another language');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('மையம் சரிபார்த்த வரன்கள்');
    const place = await heading.boundingBox();
    await page.getByRole('banner').locator('[aria-haspopup=dialog]').click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(await heading.boundingBox()).toEqual(place);
    // The tab has kept its page.
    const releaseAgain = await openWithoutCode(page, '/');
    await expect(heading).toHaveText('மையம் சரிபார்த்த வரன்கள்');
    await page.getByRole('banner').getByRole('link').first().click();
    releaseAgain();
    await expect(heading).toHaveAttribute('id', 'hero-title');
  });
});

/**
 * Opens the home page with its code, but without one of its pictures, so that it does not count as loaded. Returns the
 * missing parts.
 */
async function openHalfLoaded(page: Page): Promise<() => void> {
  const release = await holdBack(page, /\/assets\/hero-mandala-[\w-]+\.svg$/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).not.toHaveAttribute('data-built');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`);
  return release;
}

test(
  'a visitor at home fetches what reads data when the browser is idle, and the list with it',
  { tag: '@depth' },
  async ({ page }) => {
    const asked = watchParts(page);
    const list = page.waitForRequest(/\/rest\/v1\/RegisteredUsers\?/);
    const release = await openHalfLoaded(page);
    expect([...asked]).toEqual([]);
    release();
    await list;
    await expect.poll(() => [...asked].sort()).toEqual(['pages', 'profiles-route']);
  },
);

test('it is fetched beside the home page of somebody who is signed in', { tag: '@depth' }, async ({ page }) => {
  await signInAs(page, 'asha');
  const asked = watchParts(page);
  const release = await openWithoutCode(page, '/');
  await expect.poll(() => [...asked].sort()).toEqual(['pages']);
  release();
  await expect(page.getByRole('banner')).toBeVisible();
});

async function makePrivateLink(people: People): Promise<string> {
  const { id } = await people.addProfile();
  const admin = await clientOf('admin');
  const { data } = await admin.rpc('make_family_link', { profile_id: id }).throwOnError();
  return `/#family/${data}`;
}

for (const [what, username, address, title, whole] of [
  ['the list', null, '/#profiles', 'Browse Admin-Verified Profiles', /More Info/],
  ['a link to a profile', null, '/#profile/998', 'Profile', /Chitra Menon/],
  ['a private link', null, makePrivateLink, 'Private Link', /Profiles for Test/],
  ['the dashboard', 'admin', '/#dashboard', 'Register', /User Id\s*\d/],
  ["a member's matches", 'asha', '/#for-you', 'For You', /Not interested/],
] as const) {
  test(
    `${what} has its header and title before any request to the API is answered`,
    { tag: '@depth' },
    async ({ page, people }) => {
      if (username !== null) await signInAs(page, username);
      const release = await holdBack(page, /\/(rest|auth|storage)\/v1\//);
      await page.goto(typeof address === 'string' ? address : await address(people), { waitUntil: 'commit' });
      await expect(page.getByRole('banner')).toContainText('Mangalam Matrimony');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} | Mangalam Matrimony`);
      // Nor does the site take them away, which comes in the place of the built frame.
      await expect(page.locator('html')).not.toHaveAttribute('data-built');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} | Mangalam Matrimony`);
      release();
      await expect(page.getByRole('main')).toContainText(whole);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page can be read, and says what is missing', async ({ page, troubles }) => {
    // The browser counts each script that it does not fetch as a failure.
    troubles.expect();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
    const notice = page.locator('noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('Profiles and logins need JavaScript');
    // The bureau's own address comes with the settings: the build has none.
    await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  });
});

test('search engines may keep the home page, and no other', async ({ page, request, baseURL }) => {
  // The check builds the site once, for an address of its own.
  const address = readSetting('BUILT_FOR') ?? baseURL;
  const robots = (await (await request.get('/robots.txt')).text()).split('\n').filter((line) => /^\w/.test(line));
  expect(robots).toEqual(['User-agent: *', 'Allow: /$', 'Allow: /assets/', 'Allow: /icons/', 'Disallow: /']);
  const home = new URL('/', address).href;
  const text = await (await request.get('/')).text();
  expect(text).toContain('<meta name="robots" content="index, nofollow" />');
  expect(text).toContain(`<link rel="canonical" href="${home}" />`);
  const [, described = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
  expect(z.looseObject({}).parse(JSON.parse(described))).toMatchObject({
    '@type': 'Organization',
    name: 'Mangalam Matrimony',
    url: home,
  });
  await page.goto('/#profiles');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
});
