import { readChoice } from '@/base/kept-choice';
import { readProperty } from '@/base/read-property';
import { bureauIn, readFirstBureau } from '@/first-load/first-bureau';
import { isSomeSessionKept } from '@/lib/backend/kept-session';
import { readLikelyViewer } from '@/lib/backend/likely-viewer';
import type { PageName } from '@/lib/navigation/location';
import type { ShownLanguage } from '@/texts/languages';

// The build puts the head of the site and the frames of its pages into the document (build/frames.tsx). A tab that begins with
// another page than home shows them until that page has its code and data, which then takes their places.

/** The name of the bureau is another one than the built one after the first visit. */
function nameBureau(head: Element, language: ShownLanguage): void {
  const { bureau_name: name, tagline } = bureauIn(readFirstBureau(), language);
  const [shownName, shownTagline] = head.querySelectorAll('a [translate="no"]');
  if (shownName) shownName.textContent = name;
  if (shownTagline) shownTagline.textContent = tagline;
}

const wordsOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;

/** Puts head, title and frame of a page into the root, in place of the home page. Without frames the root stays hidden. */
function showFrame(root: HTMLElement, page: PageName, language: ShownLanguage): void {
  const template = document.querySelector<HTMLTemplateElement>('template#frames');
  if (!template) return;
  const find = (kind: string, name: string) => template.content.querySelector(`[data-${kind}="${name}"]`);
  const viewer = isSomeSessionKept() ? readLikelyViewer().likely : 'visitor';
  const head = find('head', viewer);
  const about: unknown = JSON.parse(template.dataset['pages'] ?? '{}');
  const name = String(readProperty(readProperty(about, page), 'frame'));
  const frame = (viewer === 'visitor' ? null : find('frame', `${name} member`)) ?? find('frame', name);
  if (!head) return;

  nameBureau(head, language);
  head.querySelector(`nav [href="/#${page}"]`)?.setAttribute('aria-current', 'page');
  if (readChoice('letters-offered') !== null || document.documentElement.dataset['textSize'] !== undefined)
    head.querySelector('[data-offer]')?.remove();
  const heading = frame?.querySelector('h1');
  const isOwnLanguage = document.documentElement.lang.startsWith(language);
  const title = readProperty(readProperty(readProperty(about, page), 'titles'), language);
  if (heading && typeof title === 'string') heading.textContent = title;
  // The words of the document are of another language than the reader's.
  if (!isOwnLanguage)
    for (const words of [head, frame].flatMap((part) => [...(part?.querySelectorAll('a, button, label, p') ?? [])]))
      if (words.textContent !== '' && !words.querySelector('[translate="no"]')) words.classList.add('invisible');

  // A choice would be lost.
  for (const part of [head, frame])
    for (const field of part?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])
      field.disabled = true;

  const main = Object.assign(document.createElement('main'), { className: 'min-h-dvh flex-1', ariaBusy: 'true' });
  main.append(...(frame?.childNodes ?? []));
  const shell = Object.assign(document.createElement('div'), { className: 'flex min-h-dvh flex-col' });
  shell.append(...head.childNodes, main);
  root.replaceChildren(shell);
  const { dataset } = document.documentElement;
  dataset['built'] = 'frame';
  const observer = new MutationObserver(() => {
    if (shell.isConnected) return;
    observer.disconnect();
    delete dataset['built'];
    // A button of the frame does nothing until now: the one with the same words is pressed in its place.
    for (const pressed of shell.querySelectorAll<HTMLElement>('[data-pressed]'))
      [...root.querySelectorAll('button')].find((each) => wordsOf(each) === wordsOf(pressed))?.click();
  });
  observer.observe(root, { childList: true });
}

/** Shows the frame of the first page as soon as the browser has read it, before it draws anything. */
export function showFrameOf(page: PageName, language: ShownLanguage): void {
  const observer = new MutationObserver(() => {
    const root = document.getElementById('root');
    if (!root) return;
    observer.disconnect();
    showFrame(root, page, language);
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
}
