// Runs before each file of the component tests: the site's styles, all English texts, and no network. The files share a page,
// so it removes the browser storage of the file before.
import { vi } from 'vitest';
import './src/app/styles.css';
import { deleteAllStoredPictures } from './src/features/person-form/drafts/stored-pictures';
import { startTextSize } from './src/lib/text-size';
import { groups, type TextGroup } from './src/texts/groups';
import { needTexts, startTexts } from './src/texts/language';

localStorage.clear();
sessionStorage.clear();
await deleteAllStoredPictures();
startTextSize();
if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
window.scrollTo(0, 0);

const isGroup = (name: string): name is TextGroup => Object.hasOwn(groups, name);
await startTexts();
await needTexts(...Object.keys(groups).filter(isGroup));

// There is no backend here. A component gets its data from the test; all other requests fail.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
