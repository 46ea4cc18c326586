import type { Page } from '@playwright/test';
import { signInAs } from './sessions.ts';
import { expect, expectAccessible, test } from './test.ts';
import { textsOutsideCatalogue, whatDoesNotFit } from './walk-texts.ts';
import { languageCodes, pseudoLanguage, type ShownLanguage } from '../web/src/texts/languages.ts';

const pagesOf = {
  visitor: ['home', 'profiles', 'profile/999', 'sign-in', 'privacy'],
  asha: [
    'home',
    'profiles',
    'profile/999',
    'liked',
    'shortlist',
    'requests-mine',
    'my-profile',
    'propose',
    'biodata/1000',
    'password',
  ],
  admin: [
    'dashboard',
    'profile/999',
    'form',
    'form/999',
    'review',
    'requests',
    'audit',
    'match/1000-999',
    'import',
    'notifications',
    'biodata/999',
    'settings/bureau',
    'settings/visitors',
    'settings/members',
    'settings/astrology',
    'settings/messages',
    'settings/admins',
  ],
} as const;
type User = keyof typeof pagesOf;
const users = ['visitor', 'asha', 'admin'] as const satisfies readonly User[];

/** Opens the site in a language from its first moment on. */
async function speak(page: Page, language: ShownLanguage, textSize = '100'): Promise<void> {
  await page.addInitScript(
    ([chosen, size]) => {
      localStorage.setItem('language', chosen);
      localStorage.setItem('text-size', size);
    },
    [language, textSize] as const,
  );
}

/** Opens a page by its address, and waits until nothing of it is loading. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address === 'home' ? '/' : `/#${address}`);
  // The address alone would only move within the page.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[data-loading]')).toHaveCount(0);
}

for (const user of users) {
  test(`every text of ${user}'s pages is in the catalogue, and fits every screen`, async ({ page }) => {
    test.slow();
    if (user !== 'visitor') await signInAs(page, user);
    await speak(page, pseudoLanguage);
    for (const address of pagesOf[user]) {
      await open(page, address);
      // What is folded away is read too.
      await page.locator('main summary').evaluateAll((all) => {
        for (const summary of all)
          if (summary.parentElement instanceof HTMLDetailsElement) summary.parentElement.open = true;
      });
      expect.soft(await textsOutsideCatalogue(page), address).toEqual([]);
      for (const width of [360, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await whatDoesNotFit(page), `${address} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('the largest letters fit the smallest phone, in the longest texts', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAs(page, 'asha');
  await speak(page, pseudoLanguage, '150');
  for (const address of pagesOf.asha) {
    await open(page, address);
    expect.soft(await whatDoesNotFit(page), address).toEqual([]);
  }
});

const softly = expect.configure({ soft: true });

/** What a page says. Of the long list the first card: how many are drawn depends on what was seen before. */
const wordsOf = (page: Page) =>
  page.getByRole('main').evaluate((main: HTMLElement) => {
    const [, ...others] = main.querySelectorAll<HTMLElement>('[aria-posinset]');
    for (const card of others) card.hidden = true;
    // Other tests add people meanwhile.
    return main.innerText.replaceAll(/\d+/g, '0');
  });

test('a language that is chosen is there at once, everywhere, with what was typed', async ({ page }) => {
  await signInAs(page, 'admin');
  await open(page, 'form');
  await page.getByLabel('Name', { exact: true }).fill('Meena Example');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ta');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN');
  await expect(page.locator('main input[name="name"]')).toHaveValue('Meena Example');
  // Nothing is left of the other language: the page says the same when it is loaded in this one.
  const live = await wordsOf(page);
  await page.reload();
  await expect(page.locator('main input[name="name"]')).toHaveValue('Meena Example');
  await expect(page.locator('[data-loading]')).toHaveCount(0);
  await expect.poll(() => wordsOf(page)).toBe(live);
});

for (const user of users) {
  test(`what ${user} has open is said in another language at once`, async ({ page, people }) => {
    test.slow();
    // The choice of a member is kept with the account: another test may read with that of the demo data.
    if (user !== 'visitor') await signInAs(page, user === 'asha' ? (await people.addMember()).username : user);
    for (const address of pagesOf[user]) {
      // No page is open yet before the first one.
      if (page.url() !== 'about:blank')
        await page.evaluate(() => {
          localStorage.setItem('language', 'en');
        });
      await open(page, address);
      await page.getByRole('banner').getByRole('combobox').selectOption('hi');
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
      // What comes after the rest of the page is there too.
      let live = '';
      const isSettled = async () => {
        const before = live;
        live = await wordsOf(page);
        return live === before;
      };
      await expect.poll(isSettled, { intervals: [1000] }).toBe(true);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[data-loading]')).toHaveCount(0);
      await softly.poll(() => wordsOf(page), address).toBe(live);
    }
  });
}

for (const language of languageCodes) {
  test(`the main pages are accessible in ${language}`, async ({ page }) => {
    test.slow();
    await signInAs(page, 'asha');
    await speak(page, language);
    for (const address of ['home', 'profiles', 'profile/999', 'my-profile', 'requests-mine']) {
      await open(page, address);
      await expectAccessible(page);
    }
  });
}
