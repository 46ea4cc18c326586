import { tabStorage } from '@/base/browser-storage';
import { builtInBureau, bureauIn, readFirstBureau } from '@/first-load/first-bureau';
import { isSomeSessionKept } from '@/lib/backend/kept-session';
import { readStartLanguage } from '@/texts/start-language';
import { startEntry, type Location } from '@/lib/navigation/location';

const readStart = () => startEntry(tabStorage, history.state, window.location.hash);

export const readStartLocation = (): Location => readStart().location;

/** Whether the prerendered page is the first screen of this tab: the top of the home page, for a visitor, in any language. */
export function beginsWithHome(): boolean {
  const { location, scroll } = readStart();
  // Avoids a flash of the default name at each visit.
  const language = readStartLanguage();
  const [first, built] = [readFirstBureau(), builtInBureau].map((bureau) => bureauIn(bureau, language));
  const isNamedAsBuilt = first?.bureau_name === built?.bureau_name && first?.tagline === built?.tagline;
  return location.page === 'home' && scroll === 0 && isNamedAsBuilt && !isSomeSessionKept();
}

/** Whether this tab begins with the page's built content. */
export const beginsAsBuilt = (): boolean =>
  beginsWithHome() && document.documentElement.lang.startsWith(readStartLanguage());

/** Whether this tab begins with more than the home page for a visitor, which needs no data. */
export const beginsWithData = (): boolean => readStartLocation().page !== 'home' || isSomeSessionKept();
