// Runs before each file of the component tests: the site's styles, all English texts, and no network. The files share a page,
// so it removes the browser storage of the file before.
import { vi } from 'vitest';
import './src/app/styles.css';
import { deleteAllStoredPictures } from './src/features/person-form/drafts/stored-pictures';
import { startTextSize } from './src/lib/text-size';
import { needTexts, startTexts } from './src/texts/language';
import { loadRefusals } from './src/texts/refusals';

localStorage.clear();
sessionStorage.clear();
await deleteAllStoredPictures();
startTextSize();
if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
window.scrollTo(0, 0);

await startTexts();
await needTexts('all');
await loadRefusals();

// There is no backend here. A component gets its data from the test; all other requests fail.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
