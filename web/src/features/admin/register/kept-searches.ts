// A dashboard search may be a phone number. History entries outlive the session and no script can clear them, so they hold
// only a key. The text stays in this tab's sessionStorage under that key.

const prefix = 'search:';

/** Stores a search until the login in this tab changes. Returns its key. */
export function keepSearch(text: string): string {
  if (text === '') return '';
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  const known = keys.find((key) => sessionStorage.getItem(key) === text);
  const key = known ?? prefix + crypto.randomUUID();
  sessionStorage.setItem(key, text);
  return key;
}

/** The search stored under this key, or an empty string. */
export function readSearch(key: string): string {
  return key.startsWith(prefix) ? (sessionStorage.getItem(key) ?? '') : '';
}

/** Removes all stored searches, of every history entry. */
export function forgetSearches(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
