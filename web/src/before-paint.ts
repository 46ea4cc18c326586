// Runs before the browser draws anything, as a small script of its own: the page holds the home page from its build, which is
// seen at once where the tab begins with it, and never where it begins with another page. app/show.tsx goes on from there.
import { beginsAsBuilt, beginsWithData, readStartPage } from '@/app/first-screen';
import { askForFirstProfiles } from '@/features/profiles/api/early';
import { countInFirstRow } from '@/features/profiles/first-row';
import { readBackendAddress } from '@/lib/env';
import { isSomeSessionKept } from '@/lib/backend/kept-session';

const { dataset } = document.documentElement;
dataset['built'] = beginsAsBuilt() ? 'shown' : 'hidden';

// What reads data, and the list of profiles, are fetched together with the code of every page, not after it, where this tab
// begins with them. The build has noted their files.
const startsWithProfiles = readStartPage() === 'profiles';
if (beginsWithData()) {
  const files = document.currentScript?.dataset[startsWithProfiles ? 'profiles' : 'pages'];
  for (const href of files?.split(' ') ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    );
  }
}

// So is the list itself, as a visitor sees it, with the pictures of its first row.
const backend = readBackendAddress();
if (startsWithProfiles && backend && !isSomeSessionKept()) {
  window.earlyAsking = askForFirstProfiles(backend, countInFirstRow());
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
