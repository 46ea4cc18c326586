// A dashboard search may be a phone number. History entries outlive the session and no script can clear them, so they hold
// only a key. The text stays in this tab's sessionStorage under that key.
import { tabStorage } from '@/base/browser-storage';

const prefix = 'search:';

/** Stores a search until the login in this tab changes. Returns its key. */
export function keepSearch(text: string): string {
  if (text === '') return '';
  const keys = tabStorage.keys().filter((key) => key.startsWith(prefix));
  const known = keys.find((key) => tabStorage.getItem(key) === text);
  const key = known ?? prefix + crypto.randomUUID();
  tabStorage.setItem(key, text);
  return key;
}

export const readSearch = (key: string): string => (key.startsWith(prefix) ? (tabStorage.getItem(key) ?? '') : '');

export function forgetSearches(): void {
  for (const key of tabStorage.keys()) if (key.startsWith(prefix)) tabStorage.removeItem(key);
}
