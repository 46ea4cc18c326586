// Runs before the browser draws anything, as a small script of its own: the page holds the home page from its build, which is
// seen at once where the tab begins with it, and never where it begins with another page. app/show.tsx goes on from there.
import { beginsAsBuilt, readStartPage } from '@/app/first-screen';
import { askForFirstProfiles } from '@/features/profiles/api/early';
import { countInFirstRow } from '@/features/profiles/first-row';
import { readBackendAddress } from '@/lib/env';
import { isSomeSessionKept } from '@/lib/kept-session';

const { dataset } = document.documentElement;
dataset['built'] = beginsAsBuilt() ? 'shown' : 'hidden';

// The list of profiles is fetched together with the code of every page, not after it. The build has noted its files.
if (readStartPage() === 'profiles') {
  for (const href of document.currentScript?.dataset['profiles']?.split(' ') ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
  // So is the list itself, as a visitor sees it, with the pictures of its first row.
  const backend = readBackendAddress();
  if (backend && !isSomeSessionKept()) {
    void askForFirstProfiles(backend, countInFirstRow());
  }
}

// A button that is pressed before the site's code is there is pressed again when it is. (Links name their page themselves.)
window.addEventListener(
  'click',
  ({ target }) => {
    if (dataset['built'] !== 'shown' || !(target instanceof Element)) return;
    target.closest('button')?.setAttribute('data-pressed', '');
  },
  true,
);
