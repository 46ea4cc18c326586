// Stubs of the browser APIs that the site's code uses before its first render. Imported first.

function makeStorage(): Storage {
  return { length: 0, key: () => null, getItem: () => null, setItem: nothing, removeItem: nothing, clear: nothing };
}

const nothing = () => undefined;
const address = new URL(process.env['VITE_SITE_URL'] ?? 'http://127.0.0.1');
const events = { addEventListener: nothing, removeEventListener: nothing };

for (const [name, value] of Object.entries({
  window: globalThis,
  ...events,
  location: { href: address.href, origin: address.origin, pathname: '/', search: '', hash: '' },
  history: { state: null },
  localStorage: makeStorage(),
  sessionStorage: makeStorage(),
  document: { ...events, querySelector: () => null },
  navigator: { onLine: true },
})) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
