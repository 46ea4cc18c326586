// A small script of its own, which runs before the browser draws (README.md). The page holds the home page from its build: it
// is shown at once where the tab begins with it, and hidden where the tab begins with another page.
import { askForFirstProfiles } from '@/first-load/early-list';
import { beginsAsBuilt, beginsWithData, readStartPage } from '@/first-load/first-screen';
import { readBackendAddress } from '@/lib/env';
import { isSomeSessionKept } from '@/lib/backend/kept-session';

const { dataset } = document.documentElement;
dataset['built'] = beginsAsBuilt() ? 'shown' : 'hidden';

// The code of the page with which this tab begins is fetched beside the first load, not after it. The build noted its files.
const startsWithProfiles = readStartPage() === 'profiles';
if (beginsWithData()) {
  const files = document.currentScript?.dataset[startsWithProfiles ? 'profiles' : 'pages'];
  for (const href of files?.split(' ') ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
}

const backend = readBackendAddress();
if (startsWithProfiles && backend && !isSomeSessionKept()) void askForFirstProfiles(backend);

// show.ts presses these buttons once the code is there. Links need no code: they name their page themselves.
window.addEventListener(
  'click',
  ({ target }) => {
    if (dataset['built'] !== 'shown' || !(target instanceof Element)) return;
    target.closest('button')?.setAttribute('data-pressed', '');
  },
  true,
);
