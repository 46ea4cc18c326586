import { appendFileSync } from 'node:fs';
import axe from 'axe-core';
import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import postgres from 'postgres';
import sharp from 'sharp';
import { z } from 'zod';
import type { Content } from '../supabase/commands/check/test-backend.ts';
import { readSetting } from '../supabase/lib/settings.ts';
import { backend, siteUrl, withContent } from './backend.ts';
import { withPeople, type People } from './people.ts';
import { signInAs, type clientOf } from './sessions.ts';

/** Where page loads are counted: their number does not depend on the machine. */
const countFile = readSetting('COUNT_FILE');

interface Troubles {
  /** From here on, errors in the page are what the test is about. */
  expect(): void;
}

interface Watched extends Troubles {
  /** Troubles that must not have happened. */
  list(): Promise<string[]>;
}

/** Listens to what must not happen in a page. */
async function watch(page: Page, people: People): Promise<Watched> {
  const own = [backend.access.apiUrl, siteUrl, 'data:', 'blob:'];
  const seen: string[] = [];
  const ofPictures: { trouble: string; id: number }[] = [];
  let expected = false;
  let loads = 0;
  const note = (trouble: string, url = '') => {
    if (expected) return;
    const [, id] = /\/object\/(?:profile-images|birth-charts)\/(\d+)\//.exec(url) ?? [];
    if (id === undefined) seen.push(trouble);
    else ofPictures.push({ trouble, id: Number(id) });
  };
  // In every page of this browser. Code that catches the refusal leaves no error in the console.
  const name = 'noteViolation';
  await page.context().exposeFunction(name, (violation: string) => seen.push(`content policy: ${violation}`));
  await page.context().addInitScript((noteViolation) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const note: unknown = Reflect.get(globalThis, noteViolation);
      if (typeof note === 'function')
        Reflect.apply(note, undefined, [`${effectiveDirective} ${blockedURI} in ${sourceFile}`]);
    });
  }, name);
  page.on('console', (message) => {
    // The browser also reports each answer that says no, with its address.
    if (message.type() === 'error' && !message.text().includes('status of 429'))
      note(`console: ${message.text()}`, message.location().url);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    if (!own.some((address) => request.url().startsWith(address))) seen.push(`third party: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    // The page itself drops a request: it is left, or no longer wants the answer. A server that fails has another name here.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') note(`${reason}: ${request.url()}`, request.url());
  });
  page.on('response', (response) => {
    // Asked too soon: the site asks again.
    if (response.status() >= 400 && response.status() !== 429)
      note(`${response.status()}: ${response.url()}`, response.url());
  });
  const list = async () => {
    if (countFile !== undefined) appendFileSync(countFile, `${loads}\n`);
    // People of other tests may be hidden or removed at any moment.
    const known = ofPictures.length === 0 ? [] : await people.ids();
    const ofKnown = ofPictures.filter(({ id }) => id <= lastDemoId || known.includes(id));
    return [...seen, ...ofKnown.map(({ trouble }) => trouble)];
  };
  return { list, expect: () => (expected = true) };
}

const lastDemoId = 1000;

interface Fixtures {
  troubles: Troubles;
  /** Opens a page in a browser of somebody else, which is watched like `page`. */
  openElsewhere: (options?: BrowserContextOptions) => Promise<Page>;
  people: People;
}

export interface TestOptions {
  /** The content of a backend for this worker alone; null where all workers share one. */
  content: Content | null;
}

interface WorkerFixtures extends TestOptions {
  ownBackend: undefined;
  /** The database as `postgres`: prepares, and looks at what really is in the tables. */
  sql: postgres.Sql;
}

/**
 * The test of this project. It fails on any console error, uncaught error or failed request without `troubles.expect()`. It
 * always fails on a request to a third party and on a violation of the content policy.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-unused-vars
  baseURL: async ({ ownBackend: _ownBackend }, provide) => await provide(siteUrl),
  troubles: [
    // People first: they are removed last, when no page is open that would still ask for them.
    async ({ people, page }, use) => {
      const watched = await watch(page, people);
      await use(watched);
      expect(await watched.list()).toEqual([]);
    },
    { auto: true },
  ],
  openElsewhere: async ({ people, browser }, provide) => {
    const opened: { context: BrowserContext; watched: Watched }[] = [];
    await provide(async (options) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      opened.push({ context, watched: await watch(page, people) });
      return page;
    });
    const troubles = await Promise.all(opened.map(async ({ watched }) => await watched.list()));
    for (const { context } of opened) await context.close();
    expect(troubles.flat()).toEqual([]);
  },
  people: async ({ sql }, provide) => {
    await withPeople(sql, provide);
  },
  content: [null, { option: true, scope: 'worker' }],
  ownBackend: [
    async ({ content }, provide) => {
      const work = async () => await provide(undefined);
      await (content === null ? work() : withContent(content, work));
    },
    { auto: true, scope: 'worker', timeout: 300_000 },
  ],
  sql: [
    // oxlint-disable-next-line no-unused-vars
    async ({ ownBackend: _ownBackend }, provide) => {
      const sql = postgres(backend.access.databaseUrl, { max: 1, onnotice: () => undefined });
      await provide(sql);
      await sql.end();
    },
    { scope: 'worker' },
  ],
});

export { expect };

/** The places in their list, from 1 on, of the cards that are in sight. */
function placesInSight(page: Page): Promise<number[]> {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((items) =>
      items
        .filter(
          (item) => item.getBoundingClientRect().bottom > 0 && item.getBoundingClientRect().top < window.innerHeight,
        )
        .map((item) => Number(item.ariaPosInSet)),
    );
}

/** Turns the wheel until the card at this place of the list, from 1 on, is in sight; what is passed is drawn first. */
export async function scrollToCard(page: Page, place: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const places = await placesInSight(page);
        if (places.length > 0 && !places.includes(place)) {
          await page.mouse.wheel(0, Math.min(...places) > place ? -500 : 500);
        }
        return places;
      },
      { intervals: [50] },
    )
    .toContain(place);
}

export const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /^More Info about / });

/** Follows an entry of the header's navigation, which on small screens is behind a button. */
export async function navigate(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').waitFor();
  const menu = page.getByRole('banner').getByRole('button', { name: /^(Menu|More)$/ });
  const inSheet = await menu.isVisible();
  if (inSheet) await menu.click();
  const area = inSheet ? page.getByRole('dialog') : page.getByRole('banner');
  // The office's links have the number of what waits there.
  const named = { name: new RegExp(`^${name}( [\\d,]+ waiting)?$`) };
  const target = area.getByRole('link', named).or(area.getByRole('button', named)).filter({ visible: true });
  const fold = area.locator('details:not([open])', { has: page.getByText(name, { exact: true }) }).locator('summary');
  await expect(target.or(fold)).toBeVisible();
  if (await fold.isVisible()) await fold.click();
  await target.click();
}

/**
 * The server's answer to a request that a test holds back. On a connection of its own: the server may close a kept one
 * at the moment of its next use. Chromium then repeats the request by itself; this would fail.
 */
export const askServer = (route: Route) =>
  route.fetch({ headers: { ...route.request().headers(), connection: 'close' } });

/** Opens the list of profiles and waits for its first card. */
export async function openProfiles(page: Page): Promise<void> {
  await page.goto('/');
  await navigate(page, 'Profiles');
  await expect(cards(page).first()).toBeVisible();
}

/** Fills in the sign-in form that is shown and sends it. */
export async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Fills in the form in which a password is changed and sends it. */
export async function changePassword(
  page: Page,
  current: string | null,
  chosen: string,
  repeated = chosen,
): Promise<void> {
  if (current !== null) await page.getByLabel('Temporary password', { exact: true }).fill(current);
  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await page.getByLabel('New password again', { exact: true }).fill(repeated);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

/** Makes the session that this browser keeps look as old as sessions get: it is to be renewed at the next use. */
export async function expireSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
    const session: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof session === 'object' && session !== null) Reflect.set(session, 'expires_at', 1);
    localStorage.setItem(key, JSON.stringify(session));
  });
}

/**
 * Opens a page as if it had been open when this tab was last there: 'profile' with a number is that person's, for example.
 * @param about the profile, or the request, that the page is about
 */
export async function openPage(page: Page, name: string, about?: number): Promise<void> {
  const script = await page.addInitScript(
    ([pageName, id]) => {
      sessionStorage.setItem('page', pageName);
      if (id === null) sessionStorage.removeItem('profile');
      else sessionStorage.setItem('profile', id);
      history.replaceState(null, '');
    },
    [name, about === undefined ? null : String(about)] as const,
  );
  await page.goto('/');
  await script.dispose();
  // Before that the frame of the page stands in its place.
  await expect(page.locator('html')).not.toHaveAttribute('data-built');
}

/** Signs somebody in without the form, and opens a page. */
export async function openAs(page: Page, username: string, name: string, about?: number): Promise<void> {
  await signInAs(page, username);
  await openPage(page, name, about);
}

/** Opens a tab of a person's page, as the office sees it. Its name may end with a number. */
export const openTab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();

/** Opens the dashboard as the demo data's admin. */
export const openDashboard = (page: Page) => openAs(page, 'admin', 'dashboard');

/** A photograph as a phone makes it: with the place where it was taken. */
export async function takePhotograph(colour: string) {
  const buffer = await sharp({ create: { width: 1200, height: 1500, channels: 3, background: colour } })
    .withExif({
      IFD0: { Make: 'Telephone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '11/1 1/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '76/1 57/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  return { name: `${colour}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Uploads a picture with a thumbnail of another subject, as no form would, and returns its path. */
export async function uploadUnlikeFiles(
  { storage }: Awaited<ReturnType<typeof clientOf>>,
  profileId: number,
): Promise<string> {
  const path = `${profileId}/${crypto.randomUUID()}.jpg`;
  for (const [name, colour] of [
    [path, 'crimson'],
    [path.replace('.jpg', '.thumb.jpg'), 'teal'],
  ] as const) {
    const { buffer } = await takePhotograph(colour);
    const bytes = Uint8Array.from(buffer).buffer;
    const { error } = await storage.from('profile-images').upload(name, bytes, { contentType: 'image/jpeg' });
    expect(error).toBeNull();
  }
  return path;
}

/** How far the middle of a picture that is shown is from this colour: 0 is the colour itself. */
export async function distanceFrom(colour: string, picture: Locator): Promise<number> {
  return await picture.evaluate(async (image, named) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('This is no picture.');
    // Its source may change meanwhile, from the small file to the large one: then that one is decoded.
    while (
      !(await image.decode().then(
        () => true,
        () => false,
      ))
    )
      await new Promise(requestAnimationFrame);
    const draw = new OffscreenCanvas(2, 1).getContext('2d');
    if (draw === null) throw new Error('Nothing can be drawn here.');
    draw.fillStyle = named;
    draw.fillRect(0, 0, 1, 1);
    draw.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 1, 0, 1, 1);
    const [wanted, found] = [draw.getImageData(0, 0, 1, 1).data, draw.getImageData(1, 0, 1, 1).data];
    return Math.max(...[0, 1, 2].map((channel) => Math.abs((wanted[channel] ?? 0) - (found[channel] ?? 0))));
  }, colour);
}

const findingsSchema = z.array(z.string());

/** The accessibility checker finds nothing in a part of the page, given as a selector. */
async function expectNoFindings(page: Page, within: string): Promise<void> {
  // A faded part, on its way in or waiting for new data, would be measured as too little contrast.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  // Reading the checker takes as long as checking: once for each document that is loaded.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe.source);
  // Of many cards or rows the first three: they are alike, and each costs as much as a small page.
  const others = [
    '[aria-posinset]:not([aria-posinset="1"], [aria-posinset="2"], [aria-posinset="3"])',
    'tbody tr:nth-child(n+4)',
  ];
  const context = { include: within, exclude: others };
  const options = {
    // Without a report of what is right: that takes half of the time.
    resultTypes: ['violations'],
    // Contrast takes three quarters of the rest: it is measured in the depth, which sees each page and each part.
    rules: { 'color-contrast': { enabled: test.info().tags.includes('@depth') } },
  };
  const findings = await page.evaluate(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`,
  );
  expect(findingsSchema.parse(findings)).toEqual([]);
}

/** A phone, in a context of the same browser. Drawing each point seven times over is what a slow machine would mostly do. */
export const phone = { viewport: { width: 412, height: 839 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true };

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 780 };

/**
 * The page as it is now is accessible on the smallest screen, where nothing has to be scrolled sideways. Of a dialog only itself
 * is looked at: the page under it has its own turn.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize() ?? wide;
  await page.setViewportSize(narrow);
  await expectNoFindings(page, (await page.getByRole('dialog').count()) > 0 ? '[role=dialog]' : 'html');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
  await page.setViewportSize(before);
}

/** In the registration form: the family has got the notice, and its father agrees to everything. */
export async function agreeToAll(page: Page): Promise<void> {
  const part = page.getByRole('region', { name: 'Notice and consents' });
  await part.getByLabel('Who answers').selectOption('Father');
  await part.getByLabel('How they answer').selectOption('In person');
  await part.getByRole('button', { name: 'Everything is agreed' }).click();
}

/** Opens a folded part of a person's form. */
export const openPart = (page: Page, title: string): Promise<void> =>
  page.getByRole('region', { name: title, exact: true }).getByText(title, { exact: true }).click();

/** Records in the dialog of a sharing that a family agrees, and that its candidate says yes on the telephone. */
export async function recordConsent(dialog: Locator, family: string): Promise<void> {
  const form = dialog.getByRole('form', { name: `Consent of the family of ${family}` });
  await form.getByRole('radio', { name: 'Mother' }).check();
  await form.getByRole('radio', { name: 'Telephone' }).check();
  await form.getByRole('button', { name: 'Record consent' }).click();
  await expect(form).toHaveCount(0);
  await dialog.getByRole('button', { name: `Yes, by telephone: ${family}` }).click();
  await expect(dialog.getByRole('button', { name: `Yes, by telephone: ${family}` })).toHaveCount(0);
}

/** The same on a wide screen too: for pages that are laid out in another way there. */
export async function expectAccessibleOnAllScreens(page: Page): Promise<void> {
  const before = page.viewportSize() ?? wide;
  await page.setViewportSize(wide);
  await expectNoFindings(page, 'html');
  await expectAccessible(page);
  await page.setViewportSize(before);
}

/** The error page of the specification, in its words. */
export async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Oops! Something Went Wrong' })).toBeVisible();
  await expect(
    page.getByText(
      "We're having trouble loading the page right now. Please try again in a few minutes. If the issue continues, please contact the administrator.",
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back To Home' })).toBeVisible();
}
