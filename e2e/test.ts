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
import { readSettings } from '../supabase/lib/settings.ts';
import { Site } from '../supabase/commands/site.ts';
import { backend } from './backend.ts';
import { withPeople, type People } from './people.ts';
import { signInAs, type clientOf } from './sessions.ts';

const siteUrl = new Site(readSettings()).url;

interface Troubles {
  /** From here on, errors in the page are what the test is about. */
  expect(): void;
  /** The test is over: what happens from here on counts for nothing. */
  end(): void;
}

/** Listens to what must not happen in a page: the list of it grows until the test looks. */
async function watch(page: Page): Promise<Troubles & { seen: string[] }> {
  const own = [backend.access.apiUrl, siteUrl, 'data:', 'blob:'];
  const seen: string[] = [];
  let expected = false;
  let ended = false;
  const note = (trouble: string) => {
    if (!expected && !ended) seen.push(trouble);
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
    if (message.type() === 'error' && !isPictureOfTestPerson(message.location().url))
      note(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (!own.some((address) => request.url().startsWith(address))) seen.push(`third party: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left takes its unfinished requests with it.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED' && !isPictureOfTestPerson(request.url())) note(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isPictureOfTestPerson(response.url()))
      note(`${response.status()}: ${response.url()}`);
  });
  return { seen, expect: () => (expected = true), end: () => (ended = true) };
}

interface Fixtures {
  troubles: Troubles;
  /** Opens a page in a browser of somebody else, which is watched like `page`. */
  openElsewhere: (options?: BrowserContextOptions) => Promise<Page>;
  people: People;
}

interface WorkerFixtures {
  /** The database as `postgres`: prepares, and looks at what really is in the tables. */
  sql: postgres.Sql;
}

/** A picture of a person that a test added: a list may still request it after the test removed it. */
const isPictureOfTestPerson = (url: string) =>
  Number(/\/object\/(?:profile-images|birth-charts)\/(\d+)\//.exec(url)?.[1]) > 1000;

/**
 * The test of this project: it fails on any console error, uncaught error or failed request that it did not announce with
 * `troubles.expect()`, and always on a request to a third party and on a violation of the content policy.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  troubles: [
    async ({ page }, use) => {
      const { seen, ...troubles } = await watch(page);
      await use(troubles);
      expect(seen).toEqual([]);
    },
    { auto: true },
  ],
  // Named, so that people are removed after these pages are closed: an open page may still ask for them.
  // oxlint-disable-next-line no-unused-vars
  openElsewhere: async ({ browser, people: _people }, provide) => {
    const opened: { context: BrowserContext; seen: string[] }[] = [];
    await provide(async (options) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      opened.push({ context, seen: (await watch(page)).seen });
      return page;
    });
    // A browser that is closed cuts off what is still on its way: that counts for nothing.
    const troubles = opened.flatMap(({ seen }) => [...seen]);
    for (const { context } of opened) await context.close();
    expect(troubles).toEqual([]);
  },
  people: async ({ sql, troubles }, provide) => {
    await withPeople(sql, async (people) => {
      await provide(people);
      troubles.end();
    });
  },
  sql: [
    // Playwright reads from the first argument which fixtures this one needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
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
      { intervals: [50], timeout: 60_000 },
    )
    .toContain(place);
}

export const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /^More Info about / });

/** Follows an entry of the header's navigation, which on small screens is behind a button. */
export async function navigate(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').waitFor();
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  const inSheet = await menu.isVisible();
  if (inSheet) await menu.click();
  const area = inSheet ? page.getByRole('dialog') : page.getByRole('banner');
  await area
    .getByRole('link', { name, exact: true })
    .or(area.getByRole('button', { name, exact: true }))
    .click();
}

/**
 * What the server answers to a request that a test holds back. On a connection of its own: the server may close one that is
 * kept open in the moment in which it is used again. Chromium then asks again by itself; this would fail.
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
}

/** Signs somebody in without the form, and opens a page. */
export async function openAs(page: Page, username: string, name: string, about?: number): Promise<void> {
  await signInAs(page, username);
  await openPage(page, name, about);
}

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

/** Uploads a picture whose small version is of something else, as nobody's form would, and returns its path. */
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
    await image.decode();
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

/**
 * The accessibility checker finds nothing in the page as it is now.
 * @param within a part of the page, as a selector: what lies around it has been checked before
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // What is faded, because it is on its way in or waits for new data, would be measured as too little contrast.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  // Reading the checker takes as long as checking: once for each document that is loaded.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe.source);
  // Without a report of what is right: that takes half of the time.
  const findings = await page.evaluate(
    `axe.run(${JSON.stringify(within)}, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`,
  );
  expect(findingsSchema.parse(findings)).toEqual([]);
}

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 780 };

/** The page as it is now is accessible on a wide screen and on the smallest one, where nothing has to be scrolled sideways. */
export async function expectAccessibleOnAllScreens(page: Page): Promise<void> {
  const before = page.viewportSize() ?? wide;
  // A dialog says the same on every screen, and the page under it has its own turn: once, where there is the least room.
  const inDialog = (await page.getByRole('dialog').count()) > 0;
  if (!inDialog) {
    await page.setViewportSize(wide);
    await expectAccessible(page);
  }
  await page.setViewportSize(narrow);
  await expectAccessible(page, inDialog ? '[role=dialog]' : 'html');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
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
