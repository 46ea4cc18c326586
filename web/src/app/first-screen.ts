import { builtInBureau, readKeptBureau } from '@/lib/kept-bureau';
import { isSomeSessionKept } from '@/lib/kept-session';
import { startEntry } from '@/lib/navigation/location';

/** Whether this tab begins with what the page holds from its build: the top of the home page, for a visitor. */
export function beginsAsBuilt(): boolean {
  const { location, scroll } = startEntry(sessionStorage, history.state, window.location.hash);
  // A bureau that calls itself otherwise shall not be seen under another name at each visit.
  const { name, tagline } = readKeptBureau();
  const isNamedAsBuilt = name === builtInBureau.name && tagline === builtInBureau.tagline;
  return location.page === 'home' && scroll === 0 && isNamedAsBuilt && !isSomeSessionKept();
}
