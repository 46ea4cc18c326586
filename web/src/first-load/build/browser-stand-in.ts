// Stubs of the browser APIs that the site's code uses before its first render. Imported first.

/** The viewer of the drawn page: a member or an admin has a session in this browser, and nothing more is known of them. */
const drawnFor = process.env['DRAWN_FOR'] ?? 'visitor';
const session = JSON.stringify({ user: { id: '' }, access_token: '', refresh_token: '' });

function readKept(key: string): string | null {
  if (drawnFor === 'visitor') return null;
  if (key === 'last-viewer') return drawnFor;
  return key.endsWith('-auth-token') ? session : null;
}

function makeStorage(getItem: Storage['getItem']): Storage {
  return { length: 0, key: () => null, getItem, setItem: nothing, removeItem: nothing, clear: nothing };
}

const nothing = () => undefined;
const address = new URL(process.env['VITE_SITE_URL'] ?? 'http://127.0.0.1');
const events = { addEventListener: nothing, removeEventListener: nothing };

for (const [name, value] of Object.entries({
  window: globalThis,
  ...events,
  location: { href: address.href, origin: address.origin, pathname: '/', search: '', hash: '' },
  history: { state: null },
  localStorage: makeStorage(readKept),
  sessionStorage: makeStorage(() => null),
  document: { ...events, querySelector: () => null, documentElement: {} },
  getComputedStyle: () => ({ fontSize: '16px' }),
  navigator: { onLine: true },
  Image: Object,
})) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
