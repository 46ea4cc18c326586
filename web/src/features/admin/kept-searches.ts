// What was searched for on the dashboard may be a phone number. The browser's history keeps its entries beyond the end
// of a session, and nobody can clear them: they hold only a key, under which this tab keeps the words.

const prefix = 'search:';

/** Keeps what was searched for until the login in this tab changes; returns its key. */
export function keepSearch(text: string): string {
  if (text === '') return '';
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  const known = keys.find((key) => sessionStorage.getItem(key) === text);
  const key = known ?? prefix + crypto.randomUUID();
  sessionStorage.setItem(key, text);
  return key;
}

/** What was searched for under this key; empty when it is not known any more. */
export function readSearch(key: string): string {
  return key.startsWith(prefix) ? (sessionStorage.getItem(key) ?? '') : '';
}

/** Forgets everything that was searched for, whichever entry of the history it belongs to. */
export function forgetSearches(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
