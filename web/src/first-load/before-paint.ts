// A small script of its own, which runs before the browser draws (README.md). The page holds the home page from its build: it
// is shown at once where the tab begins with it. Where the tab begins with another page, that page's frame takes its place.
import '@/first-load/leave-if-too-old';
import { askForFirstPage } from '@/first-load/early-requests';
import { showFrameOf } from '@/first-load/start-frame';
import { beginsAsBuilt, beginsWithData, beginsWithHome, readStartLocation } from '@/first-load/first-screen';
import { tabStorage } from '@/base/browser-storage';
import { readBackendAddress } from '@/lib/env';
import { applyTextSize, readTextSize } from '@/base/kept-text-size';
import { isSomeSessionKept, readLikelyViewer } from '@/lib/backend/kept-session';
import { homeAddressOf, languageOfAddress, readStartLanguage } from '@/texts/start-language';

const msUntilReload = 3000;
const msBetweenReloads = 60_000;
const reloadedKey = 'reloaded-at';

const { dataset } = document.documentElement;
const language = readStartLanguage();
applyTextSize(readTextSize());
dataset['built'] = beginsAsBuilt() ? 'shown' : 'hidden';

// The home page was built in this language too: it is shown before any code runs.
if (beginsWithHome() && !beginsAsBuilt() && languageOfAddress() === undefined && homeAddressOf(language) !== '/')
  window.location.replace(homeAddressOf(language));

// Texts, and the code of the page with which this tab begins, are fetched beside the first load, not after it. The build noted the
// files.
const noted = (name: string) => document.currentScript?.getAttribute(`data-${name}`) ?? '';
function preload(files: string): void {
  for (const href of files.split(' ').filter((file) => file !== '')) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
}
const preloadTexts = (parts: string) =>
  preload(
    parts
      .split(' ')
      .map((part) => `${noted('texts')}${language}.${part}.js`)
      .join(' '),
  );
preloadTexts('main');
const backend = readBackendAddress();
const start = readStartLocation();
if (!beginsAsBuilt()) showFrameOf(start.page, language);
if (beginsWithData()) {
  if (backend) void askForFirstPage(backend, start);
  const isOwn = isSomeSessionKept();
  // The visitor's sign-in is in the place of a page that is for members or the office.
  const page = [start.page, ...(isOwn ? [`own-${start.page}`] : [])].find((name) => noted(name) !== '') ?? 'pages';
  preload(noted(page));
  preloadTexts(noted(`texts-${page}`));
  if (isOwn && readLikelyViewer().likely === 'admin') preloadTexts(noted('texts-desk'));
}

// Without its code a page shows only what the build drew, and does nothing. It is loaded again, but not again and again: the
// home page can be read.
window.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || !tabStorage.keeps()) return;
    if (Date.now() - Number(tabStorage.getItem(reloadedKey)) < msBetweenReloads) return;
    tabStorage.setItem(reloadedKey, String(Date.now()));
    setTimeout(() => window.location.reload(), msUntilReload);
  },
  true,
);

// The site presses the button once its code is there. Links need no code: they name their page themselves.
window.addEventListener(
  'click',
  ({ target }) => {
    if (dataset['built'] === undefined || !(target instanceof Element)) return;
    // What was pressed last counts.
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    target.closest('button')?.setAttribute('data-pressed', '');
    // The tab forgets its page, which a reload would else show again.
    if (target.closest('a[href="/"]')) tabStorage.removeItem('page');
  },
  true,
);
