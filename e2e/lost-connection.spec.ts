import type { Page, Route } from '@playwright/test';
import { t } from '../web/src/texts/texts.ts';
import { speak } from './say.ts';
import { openRequest } from './open-request.ts';
import { passTimeUntil } from './passing-time.ts';
import { askServer, cards, expect, expectErrorPage, navigate, openAs, openPage, test } from './test.ts';

// Lost requests and lost answers. The backend is well: failing.alone.spec.ts stops its services.

test.beforeEach(({ troubles }) => troubles.expect());

const unreachable = 'We cannot reach the bureau right now.';

test('choosing Profiles again tries again at once', { tag: '@depth' }, async ({ page }) => {
  await page.clock.install();
  await page.route(/\/rest\/v1\//, (route) => route.abort('connectionreset'));
  await page.goto('/');
  await navigate(page, 'Profiles');
  await expectErrorPage(page);
  // After one more attempt no time passes in the page: nothing is tried again by itself.
  const triedAgain = page.waitForEvent('requestfailed', (request) => request.url().includes('/rest/v1/site_settings'));
  await page.clock.pauseAt(Date.now() + 60_000);
  await triedAgain;
  await page.unroute(/\/rest\/v1\//);
  await navigate(page, 'Profiles');
  await expect
    .poll(async () => {
      // The page renders an answer on the next tick.
      await page.clock.runFor(10);
      return await cards(page).first().isVisible();
    })
    .toBe(true);
});

const oops = (page: Page) => page.getByRole('heading', { name: 'Oops! Something Went Wrong' });
const cut = (route: Route) => route.abort('connectionreset');

for (const { user, name, asked, answer } of [
  {
    user: null,
    name: 'profiles',
    asked: /\/rest\/v1\/RegisteredUsers/,
    answer: (route: Route) => route.fulfill({ status: 503, json: { code: 'PT503', message: 'The table is away.' } }),
  },
  { user: 'admin', name: 'dashboard', asked: /\/rpc\/find_people/, answer: cut },
  {
    // Who is looking.
    user: 'asha',
    name: 'my-profile',
    asked: /\/rest\/v1\/accounts\?/,
    answer: cut,
  },
]) {
  test(
    `what could not be loaded stays said until it can be: ${name} of ${user ?? 'a visitor'}`,
    { tag: '@depth' },
    async ({ page }) => {
      let attempts = 0;
      await page.clock.install();
      await page.route(asked, async (route) => {
        attempts += 1;
        await answer(route);
      });
      await (user === null ? openPage(page, name) : openAs(page, user, name));
      await expect(oops(page)).toBeVisible();
      const shown = await oops(page).elementHandle();
      const before = attempts;
      await passTimeUntil(page, () => attempts >= before + 4);
      // Had anything taken its place for a moment, another element would be there now.
      expect(await shown.evaluate(({ isConnected }) => isConnected)).toBe(true);
      await expect(oops(page)).toBeVisible();
      await page.unroute(asked);
      await passTimeUntil(page, async () => await oops(page).isHidden());
    },
  );
}

test(
  'a request whose answer is lost shows on the page, which looks again by itself',
  { tag: '@depth' },
  async ({ page, people, sql }) => {
    const { dialog, ask, step, countSent, countStored } = await openRequest(page, people, sql);
    await page.route('**/rpc/ask_for_contact', async (route) => {
      await askServer(route);
      await route.abort('connectionreset');
    });
    await ask.click();
    await expect(step).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await countStored()).toBe(1);
    expect(countSent()).toBe(1);
  },
);

/** The pictures that are shown and broken, once all of them are there. */
async function findBroken(page: Page): Promise<string[]> {
  const images = page.locator('img');
  await expect.poll(() => images.evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.complete))).toBe(true);
  return await images.evaluateAll((all: HTMLImageElement[]) =>
    all.filter((one) => one.hasAttribute('src') && one.naturalWidth === 0).map((one) => one.src),
  );
}

test(
  'the list and a profile stay usable, with drawn placeholders, while storage is away',
  { tag: '@depth' },
  async ({ page }) => {
    await page.route(/\/storage\/v1\//, (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    await navigate(page, 'Profiles');
    await expect(cards(page).first()).toBeVisible();
    expect(await findBroken(page)).toEqual([]);
    await cards(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Ramachandran');
    await expect(page.getByText("Couldn't load the birth chart.")).toBeVisible();
  },
);

test(
  'a dialog is in English where the file of its texts fails in the language of the page',
  { tag: '@depth' },
  async ({ page }) => {
    speak('ta');
    await page.addInitScript(() => localStorage.setItem('language', 'ta'));
    await page.route(/ta\.features\.profiles\.filter\.filter-dialog\.js/, (route) => route.fulfill({ status: 404 }));
    await openPage(page, 'profiles');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('profiles.filter'), exact: true })
      .click();
    await expect(page.getByRole('dialog')).toContainText('For members:');
  },
);

test(
  'a lost connection keeps what is shown, and the rest follows when it is back',
  { tag: '@depth' },
  async ({ page, context }) => {
    await page.goto('/');
    await navigate(page, 'Profiles');
    const foot = page.getByText(/^Showing \d+ profiles$/);
    await expect(foot).toHaveText('Showing 24 profiles');
    await context.setOffline(true);
    await foot.scrollIntoViewIfNeeded();
    await expect(page.getByText("Couldn't load more profiles.")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(foot).toHaveText('Showing 24 profiles');
    await expect(cards(page).last()).toBeVisible();
    await context.setOffline(false);
    await expect(foot).not.toHaveText('Showing 24 profiles');
  },
);

test(
  'a list that is opened over a cut connection has no broken picture, neither then nor later',
  { tag: '@depth' },
  async ({ page, context }) => {
    // The home page fetches the list and its code when the browser is idle.
    const prepared = [/\/profiles-route-/, /\.app\.profiles-route\.js/, /\/rest\/v1\/RegisteredUsers/].map((part) =>
      page.waitForResponse(part),
    );
    await page.goto('/');
    for (const answer of prepared) await (await answer).finished();
    await context.setOffline(true);
    await navigate(page, 'Profiles');
    await expect(cards(page).first()).toBeVisible();
    expect(await findBroken(page)).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText(unreachable)).toBeHidden();
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect(first.locator('img:not([data-placeholder])')).toBeVisible();
    expect(await findBroken(page)).toEqual([]);
  },
);
