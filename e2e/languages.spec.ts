import type { Page } from '@playwright/test';
import { pages, users, visit } from './pages.ts';
import { speak } from './say.ts';
import { signInAs } from './sessions.ts';
import { expect, expectAccessible, openAs, openPart, test } from './test.ts';
import { whatDoesNotFit } from './walk-texts.ts';
import { languageCodes, pseudoLanguage, type ShownLanguage } from '../web/src/texts/languages.ts';
import { textsOutsideCatalogue } from '../web/src/texts/outside-catalogue.ts';
import { t } from '../web/src/texts/texts.ts';

/** Has the site open in a language from its first moment on. */
async function choose(page: Page, language: ShownLanguage, textSize = '100'): Promise<void> {
  await page.addInitScript(
    ([chosen, size]) => {
      localStorage.setItem('language', chosen);
      localStorage.setItem('text-size', size);
    },
    [language, textSize] as const,
  );
}

/** Folded parts are read too. */
async function unfold(page: Page): Promise<void> {
  await page.locator('main summary').evaluateAll((all) => {
    for (const summary of all)
      if (summary.parentElement instanceof HTMLDetailsElement) summary.parentElement.open = true;
  });
  const folded = page.getByRole('main').getByRole('heading').getByRole('button', { expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Everything on these pages is in the catalogue, and fits the smallest screen and a wide one in the longest texts. */
async function checkTexts(page: Page, addresses: readonly string[]): Promise<void> {
  await choose(page, pseudoLanguage);
  const check = async (address: string) => {
    await unfold(page);
    expect.soft(await page.evaluate(textsOutsideCatalogue), address).toEqual([]);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await whatDoesNotFit(page), `${address} at ${width} px`).toEqual([]);
    }
  };
  await visit(page, addresses, async (address) => {
    await check(address);
    if (!address.startsWith('profile/')) return;
    // The office has the rest of a person behind tabs.
    for (const tab of (await page.getByRole('tab').all()).slice(1)) {
      await tab.click();
      await expect(page.locator('[data-loading]')).toHaveCount(0);
      await check(`${address}, ${await tab.innerText()}`);
    }
  });
}

for (const user of users) {
  test(`the texts of ${user}'s pages are in the catalogue and fit`, { tag: '@depth' }, async ({ page }) => {
    if (user !== 'visitor') await signInAs(page, user);
    await checkTexts(page, pages[user]);
  });
}

/** Nothing is cut or divided on the smallest phone and on one that is turned. */
async function checkLargest(page: Page, state: string): Promise<void> {
  for (const [width, height] of [
    [360, 640],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await whatDoesNotFit(page), `${state} at ${width} px`).toEqual([]);
  }
}

for (const language of [pseudoLanguage, 'ta', 'ml'] as const) {
  test(`the largest letters fit the smallest phone in ${language}`, { tag: '@depth' }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 640 });
    await choose(page, language, '150');
    await visit(page, pages.visitor, async (address) => await checkLargest(page, address));
    await signInAs(page, 'asha');
    await visit(page, pages.asha, async (address) => {
      await unfold(page);
      await checkLargest(page, address);
    });
  });
}

test('the largest letters fit after a form is sent', { tag: '@depth' }, async ({ page, people, sql }) => {
  test.slow();
  speak('ta');
  const { id, username } = await people.addProfile();
  await sql`select private.add_login(${id}, ${username}, 'k7mp-x3qa-9dfg-h2wz')`;
  const { id: other } = await people.addMember({ card: { gender: 'bride' } });
  await choose(page, 'ta', '150');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/#sign-in');
  const main = page.getByRole('main');
  await main.locator('input').first().fill(username);
  await main.locator('input[type=password]').fill('k7mp-x3qa-9dfg-h2wz');
  await main.getByRole('button', { name: t('account.signIn.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.change.firstTitle'));
  await checkLargest(page, 'first password');
  for (const field of await main.locator('input[autocomplete=new-password]').all())
    await field.fill('three green parrots');
  await main.getByRole('button', { name: t('account.change.submit') }).click();
  await expect(main.getByRole('button', { name: t('shell.notForYou.browse') })).toBeVisible();
  await checkLargest(page, 'welcome');
  await page.goto('/#propose');
  await openPart(page, t('person-form.part.job'));
  await main.locator('input[name=job]').fill('Lamp maker');
  await main.getByRole('button', { name: t('person-form.propose.send') }).click();
  await expect(main.getByRole('heading', { name: t('person-form.sent.title') })).toBeVisible();
  await checkLargest(page, 'proposal sent');
  await page.goto(`/#profile/${other}`);
  await main
    .getByRole('region', { name: t('profiles.contactDetails') })
    .getByRole('button', { name: t('yes.interested') })
    .filter({ visible: true })
    .click();
  await checkLargest(page, 'asking');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('yes.confirm') })
    .click();
  await expect(main.getByRole('button', { name: t('yes.takeBack.button') })).toBeVisible();
  await checkLargest(page, 'request sent');
  await page.goto('/#choices');
  await expect(main.getByRole('listitem').first()).toBeVisible();
  await checkLargest(page, 'own choices');
});

test('a language that is chosen is there at once, with what was typed', async ({ page, people }) => {
  // The choice is kept with the account: of a member of this test.
  const { username } = await people.addMember();
  // A text that is left of the language before shows by its marks.
  await choose(page, pseudoLanguage);
  await openAs(page, username, 'propose');
  await page.locator('#job summary').click();
  const job = page.locator('main input[name="job"]');
  await job.fill('Lamp maker');
  expect(await page.content()).toContain('⟦');
  await page.getByRole('banner').getByRole('combobox').selectOption('ta');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN');
  speak('ta');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.pages.editProfile'));
  expect(await page.content()).not.toContain('⟦');
  await expect(job).toHaveValue('Lamp maker');
});

// Tamil and Malayalam fit with the largest letters.
for (const language of languageCodes.filter((code) => !['en', 'ta', 'ml'].includes(code))) {
  test(`the main pages fit a phone in ${language}`, { tag: '@depth' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await signInAs(page, 'asha');
    await choose(page, language);
    await visit(page, ['home', 'profiles', 'profile/999', 'choices', 'my-profile', 'rights'], async (address) => {
      // The checker sees the same in all languages.
      if (language === 'kn') await expectAccessible(page);
      expect.soft(await whatDoesNotFit(page), address).toEqual([]);
    });
  });
}

// The longest words, in the highest lines; below the offer of larger letters at 100 %.
for (const language of ['ta', 'ml'] as const) {
  test(
    `the first screen of a member has a face in ${language}`,
    { tag: language === 'ta' ? [] : '@depth' },
    async ({ page }) => {
      await signInAs(page, 'asha');
      await page.setViewportSize({ width: 360, height: 640 });
      for (const textSize of ['100', '150'] as const) {
        await choose(page, language, textSize);
        await visit(page, ['profiles', 'for-you'], async (address) => {
          const picture = page.getByRole('main').getByRole('listitem').first().locator('img').first();
          await expect(picture).toBeVisible();
          const top = await picture.evaluate((element) => element.getBoundingClientRect().top);
          // At 150 %, the title of the list has two lines in Malayalam.
          expect.soft(top, `${address} at ${textSize} %`).toBeLessThanOrEqual(language === 'ml' ? 292 : 260);
        });
      }
    },
  );
}
