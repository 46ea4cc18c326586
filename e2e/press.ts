import type { Page, Request } from '@playwright/test';
import type postgres from 'postgres';
import { readTexts } from '../web/src/texts/build/catalogue.ts';
import { load } from './pages.ts';
import { expect } from './test.ts';

// Presses what a person presses: each button, tab, menu entry and fold of a page once. Each page is loaded once; after a press
// that changed it, it is drawn again within the site, and loaded again for the controls that are missing then.

const idsOfTexts = new Set(Object.keys(readTexts('en')));
const longestWalk = 400;

/** Lists the controls that can be pressed by a key, with which each is marked. Of the rows of a list it takes the first. */
function listControls(): string[] {
  const layers = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog], [role=menu]')];
  const within = layers.at(-1) ?? document.body;
  const found = new Map<string, Element>();
  for (const element of within.querySelectorAll('button, summary, [role=tab], [role=menuitem], [role=switch]')) {
    if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.matches(':disabled, [aria-disabled=true], [aria-hidden=true] *, [inert] *')) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    // A message goes by itself, and may be gone before it is pressed.
    if (element.closest('[data-radix-toast-announce-exclude]') !== null) continue;
    const isListed = element.closest('[role=tablist], [role=menu], nav') === null;
    const item = isListed ? element.closest('li, tr, article, [aria-posinset]') : null;
    const isRepeated = (earlier: Element | null | undefined): boolean =>
      earlier != null &&
      ([...earlier.querySelectorAll('button, summary')].some((other) => other.className === element.className) ||
        isRepeated(earlier.previousElementSibling));
    if (isRepeated(item?.previousElementSibling)) continue;
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
    // "Mark Asha Raman" is the same control as on the next card.
    const people = [...(item?.querySelectorAll('h2, h3, h4, a') ?? [])].map(({ textContent }) => plain(textContent));
    const whole = plain(element.getAttribute('aria-label') ?? element.textContent);
    const name = people.filter((person) => person !== '').reduce((text, person) => text.replaceAll(person, '…'), whole);
    const isTab = element.getAttribute('role') === 'tab';
    const place = element.closest('header, footer, nav, dialog, [role=dialog], [role=tabpanel], main, [role=menu]');
    const tab =
      place?.getAttribute('role') === 'tabpanel' &&
      document.querySelector('[role=tab][aria-selected=true]')?.textContent;
    const where = tab || (place?.tagName.toLowerCase() ?? '');
    const key = `${where} ${isTab ? 'tab' : 'button'} "${name}"`.replaceAll(/\d+/g, '#').slice(0, 120);
    if (!found.has(key)) found.set(key, element);
  }
  for (const marked of document.querySelectorAll('[data-press]')) marked.removeAttribute('data-press');
  for (const [key, element] of found) element.setAttribute('data-press', key);
  return [...found.keys()];
}

/**
 * A number for all that a person could notice of a page: place, layers, texts, states, values, focus. The pressed control has
 * the focus anyway. The whole would be sent from the browser a dozen times for each press.
 */
function readState(pressed: string): number {
  const states = [
    'aria-expanded',
    'aria-pressed',
    'aria-checked',
    'aria-selected',
    'aria-current',
    'aria-invalid',
    'aria-sort',
    'aria-label',
    'type',
  ];
  const focused = document.activeElement;
  const isPressed = focused?.getAttribute('data-press') === pressed;
  const inputs = [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea'),
  ];
  const state = JSON.stringify([
    window.location.hash,
    sessionStorage.getItem('page'),
    Reflect.get(globalThis, 'pressedOutside') ?? 0,
    Math.round(window.scrollY),
    document.documentElement.lang,
    document.documentElement.className,
    Object.entries(document.documentElement.dataset),
    isPressed ? '' : `${focused?.tagName ?? ''} ${focused?.id ?? ''} ${focused?.getAttribute('name') ?? ''}`,
    document.body.innerText,
    states.map((name) => [...document.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name))),
    [...document.querySelectorAll('details')].map(({ open }) => open),
    inputs.map((each) => [each.value, each instanceof HTMLInputElement && each.checked]),
    document.querySelectorAll('img').length,
  ]);
  let digest = 0;
  for (let place = 0; place < state.length; place += 1) digest = (digest * 33 + state.charCodeAt(place)) % 2 ** 47;
  return digest;
}

/** Whether nothing of the page changes or scrolls in 320 ms. React shows a part that was fetched after 300 ms at the latest. */
const staysAsItIs = (): Promise<boolean> =>
  new Promise((resolve) => {
    const changes = new MutationObserver(() => resolve(false));
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    window.addEventListener('scroll', () => resolve(false), { capture: true, once: true });
    setTimeout(() => {
      changes.disconnect();
      resolve(true);
    }, 320);
  });

/** Goes to the page of an address within the site, in the language that it has. */
const followFragment = (address: string): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('hashchange', () => resolve(), { once: true });
    window.location.hash = address;
  });

/** Visible and audible texts that are keys of the catalogue, and sideways scrolling. */
export async function whatIsWrong(page: Page): Promise<string[]> {
  const [words, isTooWide] = await page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    const text = [document.body.innerText, ...spoken].join('\n');
    return [[...(text.match(/[a-z][a-z-]*\.[\w.-]*\w/g) ?? [])], scrollWidth > clientWidth] as const;
  });
  const keys = words.filter((word) => idsOfTexts.has(word));
  return [...keys, ...(isTooWide ? ['the page scrolls sideways'] : [])];
}

/** Presses all controls of pages; the same control at the same place of the next page with that title is not pressed again. */
export class Presser {
  readonly page: Page;
  readonly #pressed = new Set<string>();
  readonly #requests = new Set<Request>();
  #sent = 0;
  #names: readonly string[] = [];
  #outside = 0;

  private constructor(page: Page) {
    this.page = page;
    const count = () => (this.#outside += 1);
    page.on('request', (request) => {
      // Those of the page before it end unreported.
      if (request.isNavigationRequest()) this.#requests.clear();
      this.#requests.add(request);
      this.#sent += 1;
    });
    const end = (request: Request) => this.#requests.delete(request);
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    page.on('download', count);
    page.on('filechooser', count);
    page.on('popup', (popup) => {
      count();
      void popup.close();
    });
  }

  /** Counts acts outside of the page too: print, copy, share. Call it before the first load. */
  static async of(page: Page): Promise<Presser> {
    // A function of the page can call only what is there.
    await page.addInitScript({ content: `globalThis.readState = ${readState.toString()}` });
    await page.addInitScript(() => {
      const count = () =>
        Reflect.set(globalThis, 'pressedOutside', Number(Reflect.get(globalThis, 'pressedOutside') ?? 0) + 1);
      const done = () => Promise.resolve(void count());
      window.print = () => void count();
      HTMLAnchorElement.prototype.click = () => void count();
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: done, write: done } });
      Object.defineProperty(navigator, 'share', { value: done });
    });
    return new Presser(page);
  }

  /** "Call the family of Asha Raman" is the same control for the next person, also once Asha's row is gone. */
  leaveNames(names: readonly string[]): void {
    this.#names = names;
  }

  /** Presses each control of the page at an address once, then those of each of its tabs. */
  async walk(address: string): Promise<void> {
    await this.#walkHere(address, true);
    const tabs = (await this.page.evaluate(listControls)).filter((key) => key.includes(' tab "'));
    for (const tab of tabs) await this.#walkHere(address, false, tab);
  }

  async #walkHere(address: string, isLoaded: boolean, tab?: string): Promise<void> {
    const page = this.page;
    const open = async (isFresh: boolean) => {
      if (isFresh || !(await this.#reopen(address))) await load(page, address);
      await this.#settle();
      if (tab !== undefined) {
        await page.evaluate(listControls);
        await this.#find(tab).click();
        await this.#settle();
      }
      expect(await whatIsWrong(page)).toEqual([]);
      return await page.evaluate(listControls);
    };
    let fresh = await open(isLoaded);
    const home = await this.#place();
    const title = (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
    // The smoke test signs out.
    const isLeft = (key: string) => !key.includes('"Sign Out"') && !this.#pressed.has(this.#nameOf(title, key));
    for (let steps = 0; steps < longestWalk; steps += 1) {
      const next = (await page.evaluate(listControls)).find(isLeft);
      if (next === undefined) {
        if (!fresh.some(isLeft)) return;
        // A press has taken others away.
        fresh = await open(true);
        continue;
      }
      this.#pressed.add(this.#nameOf(title, next));
      await this.#press(next);
      if (!(await this.#isBack(home))) await open(false);
    }
    throw new Error(`${title} has more than ${longestWalk} controls.`);
  }

  /** Draws the page again by way of another one, without a load. False where unsaved input keeps the page. */
  async #reopen(address: string): Promise<boolean> {
    for (const each of [address === 'privacy' ? 'home' : 'privacy', address]) {
      await this.page.evaluate(followFragment, each);
      if ((await this.#place()).split(' ')[0] !== each.split('/')[0]) return false;
    }
    return true;
  }

  /** Waits until no request is open and the page stays as it is. */
  async #settle(): Promise<void> {
    const isAtRest = async () => {
      const sent = this.#sent;
      if (this.#requests.size > 0) return false;
      // A page that is left meanwhile does not stay.
      const stays = await this.page.evaluate(staysAsItIs).catch(() => false);
      return stays && this.#sent === sent;
    };
    await expect
      .poll(isAtRest, { intervals: [80], timeout: 120_000, message: 'the page does not come to rest' })
      .toBe(true);
  }

  /** The head and the foot are the same on each page. */
  #nameOf(title: string, key: string): string {
    const plain = this.#names.reduce((text, name) => text.replaceAll(name, '…'), key);
    return /^(header|footer|nav) /.test(key) ? plain : `${title}: ${plain}`;
  }

  #find = (key: string) => this.page.locator(`[data-press=${JSON.stringify(key)}]`).first();

  async #press(key: string): Promise<void> {
    const page = this.page;
    const before = await page.evaluate(readState, key);
    const outside = this.#outside;
    await this.#find(key).click();
    await expect
      .poll(async () => this.#outside !== outside || (await page.evaluate(readState, key)) !== before, {
        intervals: [80],
        timeout: 120_000,
        message: `a press of ${key} does nothing`,
      })
      .toBe(true);
    await this.#settle();
    expect(await whatIsWrong(page), key).toEqual([]);
  }

  /** Where the page is, as it keeps it for a reload. */
  #place = async () =>
    await this.page.evaluate(() => `${sessionStorage.getItem('page')} ${sessionStorage.getItem('profile')}`);

  /** Closes what was opened, or goes back. Whether the page is there as before. */
  async #isBack(home: string): Promise<boolean> {
    const layers = this.page
      .locator('dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
      .filter({ visible: true });
    if ((await layers.count()) > 0) await this.page.keyboard.press('Escape');
    else if ((await this.#place()) !== home) await this.page.goBack();
    else return true;
    await this.#settle();
    return (await layers.count()) === 0 && (await this.#place()) === home;
  }
}

/** The pages that a visitor reaches; the last two ask for a login. */
export const ofVisitors = 'home privacy complaint receipt profiles profile sign-in choices today'.split(' ');

const aboutSomebody = ['profile', 'form', 'matches', 'review', 'sheets', 'consent-proof', 'biodata', 'audit'];

/** Presses the controls of pages. A page about somebody is about the first person that visitors see. */
export async function walk(presser: Presser, pages: readonly string[], sql: postgres.Sql): Promise<void> {
  const people = await sql<{ id: number; name: string; visible: boolean }[]>`
    select id::int, name, visible from public."RegisteredUsers" where name <> '' order by id`;
  const shown = people.find(({ visible }) => visible)?.id ?? 0;
  // The longest first: a name may begin another.
  presser.leaveNames(people.map(({ name }) => name).toSorted((one, other) => other.length - one.length));
  for (const name of pages) await presser.walk(aboutSomebody.includes(name) ? `${name}/${shown}` : name);
}
