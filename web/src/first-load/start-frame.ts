import { mayOfferLetters } from '@/base/kept-text-size';
import { bureauIn, readFirstBureau } from '@/first-load/first-bureau';
import { readKeptSession, readLikelyViewer } from '@/lib/backend/kept-session';
import type { PageName } from '@/lib/navigation/location';
import { isLanguage, languages, type ShownLanguage } from '@/texts/languages';

// The build puts the head of the site and the frames of its pages into the document (build/frames.tsx). A tab that begins with
// another page than home shows them until that page has its code and data, which then takes their places.

/** The built words that differ: the bureau's name after the first visit, which is returned, and the reader's language. */
function nameHead(head: Element, language: ShownLanguage): string {
  const { bureau_name: name, tagline } = bureauIn(readFirstBureau(), language);
  const chosen = isLanguage(language) ? languages[language].name : language;
  // In the order of the head.
  const shown = head.querySelectorAll('[translate="no"]');
  for (const [place, text] of [name, tagline, chosen].entries()) shown[place]?.replaceChildren(text);
  return name;
}

/** The link or button of the page in the place of one on its frame, with the same look and words. */
function findAgain(root: HTMLElement, { tagName, className, textContent }: Element): HTMLElement | undefined {
  const alike = [...root.querySelectorAll<HTMLElement>(tagName)].filter((each) => each.className === className);
  return alike.find((each) => each.textContent === textContent) ?? alike[0];
}

/** Puts head, title and frame of a page into the root, in place of the home page. Without frames the root stays hidden. */
function showFrame(root: HTMLElement, page: PageName, language: ShownLanguage): void {
  const template = document.querySelector<HTMLTemplateElement>('template#frames');
  const find = (kind: string, name: string) => template?.content.querySelector(`[data-${kind}="${name}"]`);
  const viewer = readKeptSession() === null ? 'visitor' : readLikelyViewer().likely;
  const head = find('head', viewer);
  if (!head) return;
  const about = find('page', page);
  const name = about?.getAttribute('data-of') ?? '';
  const frame = find('frame', `${name} ${viewer}`) ?? find('frame', name);

  const bureauName = nameHead(head, language);
  head.querySelector(`nav [href="/#${page}"]`)?.setAttribute('aria-current', 'page');
  const html = document.documentElement;
  const { dataset } = html;
  if (page === 'home' || !mayOfferLetters()) head.querySelector('[data-offer]')?.remove();
  const title = about?.getAttribute(`data-${language}`);
  const heading = frame?.querySelector('h1');
  if (title) heading?.replaceChildren(title);
  if (heading?.textContent) document.title = `${heading.textContent} | ${bureauName}`;
  dataset['built'] = 'frame';
  if (!html.lang.startsWith(language)) {
    // Other words of the document are hidden (styles.css), and its letters have the height of the reader's.
    dataset['built'] = 'frame of another language';
    if (isLanguage(language)) html.lang = languages[language].tag;
  }

  const main = Object.assign(document.createElement('main'), { className: 'min-h-dvh flex-1', ariaBusy: 'true' });
  main.append(...(frame?.childNodes ?? []));
  const shell = Object.assign(document.createElement('div'), { className: 'flex min-h-dvh flex-col' });
  shell.append(...head.childNodes, main);
  root.replaceChildren(shell);
  let focused: Element | null = null;
  shell.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target;
  });
  const observer = new MutationObserver(() => {
    if (shell.isConnected) return;
    observer.disconnect();
    delete dataset['built'];
    const pressed = shell.querySelector('[data-pressed]');
    if (focused && document.activeElement === document.body) findAgain(root, focused)?.focus();
    if (pressed) findAgain(root, pressed)?.click();
  });
  observer.observe(root, { childList: true });
}

/** Shows the frame of the first page as soon as the browser has read it, before it draws anything. */
export function showFrameOf(page: PageName, language: ShownLanguage): void {
  const observer = new MutationObserver(() => {
    const root = document.getElementById('root');
    // The parser has read all of it.
    if (!root?.nextElementSibling) return;
    observer.disconnect();
    showFrame(root, page, language);
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
}
