// Runs before each file of the component tests: the site's styles and fonts, all English texts, and no network. The files share
// a page, so each test begins with the state of a new one.
import { beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import '@fontsource/mukta/latin-400.css';
import '@fontsource/mukta/latin-500.css';
import '@fontsource/mukta/latin-600.css';
import './src/app/latin-fonts.css';
import './src/app/styles.css';
import { resetStores } from './src/base/store';
import { deleteAllStoredPictures } from './src/features/person-form/drafts';
import { forgetLayers } from './src/lib/navigation/layers';
import { queryClient } from './src/lib/query-client';
import { startTextSize } from './src/lib/text-size';
import { needTexts, needWords, startTexts } from './src/texts/language';
import { loadRefusals } from './src/texts/refusals';
import { getLanguage } from './src/texts/texts';

await startTexts();
await Promise.all([needTexts('all'), needWords('card'), needWords('details'), loadRefusals()]);

// There is no backend here. A component gets its data from the test; all other requests fail.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

/** At which this page was opened. A test may have gone elsewhere. */
const address = performance.getEntriesByType('navigation')[0]?.name;
const viewport = { width: 390, height: 844 };

beforeEach(async () => {
  await cleanup();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  await deleteAllStoredPictures();
  resetStores();
  queryClient.clear();
  forgetLayers();
  window.history.replaceState(null, '', address);
  startTextSize();
  if (getLanguage() !== 'en') await startTexts();
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('style');
  if (window.innerWidth !== viewport.width || window.innerHeight !== viewport.height)
    await page.viewport(viewport.width, viewport.height);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
});

// Nothing is measured before the fonts of English text are there.
await Promise.all(
  ['16px Marcellus', '16px Mukta', '500 16px Mukta', '600 16px Mukta'].map((font) => document.fonts.load(font)),
);
