// The only way to the browser's two stores. A browser may deny them (blocked cookies, pages inside other apps), have no room, or
// fail at one call alone (a damaged profile). The values then stay in memory until the page is left.

const trialKey = 'trial';

function makeStore(find: () => Storage) {
  /** Values that the store does not keep; null for one that it does not forget. */
  const memory = new Map<string, string | null>();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(find());
    } catch {
      return otherwise;
    }
  };
  /** Whether the store then has this text: a call may fail that the next one needs. */
  const tryToKeep = (key: string, text: string | null): boolean =>
    attempt((storage) => {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      return storage.getItem(key) === text;
    }, false);
  const keep = (key: string, text: string | null) => {
    if (tryToKeep(key, text)) memory.delete(key);
    else memory.set(key, text);
  };
  return {
    /** The text of a key; null for none. */
    getItem: (key: string): string | null =>
      memory.get(key) ?? (memory.has(key) ? null : attempt((storage) => storage.getItem(key), null)),
    setItem: (key: string, text: string): void => keep(key, text),
    removeItem: (key: string): void => keep(key, null),
    keys: (): string[] => {
      const all = new Set([...memory.keys(), ...attempt((storage) => Object.keys(storage), [])]);
      return [...all].filter((key) => memory.get(key) !== null);
    },
    /** Whether a text of today survives a reload. */
    keeps: (): boolean => {
      const isKept = tryToKeep(trialKey, '');
      tryToKeep(trialKey, null);
      return isKept;
    },
  };
}

// The auth client reads the store while its code loads, and does without one, but not with one that fails.
try {
  globalThis.localStorage.getItem(trialKey);
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}

export const siteStorage = makeStore(() => window.localStorage);

export const tabStorage = makeStore(() => window.sessionStorage);

/** The earlier choice in this browser, as text; null for none. */
export const readChoice = (key: string): string | null => siteStorage.getItem(key);

/** Keeps a choice in this browser; null forgets it. */
export function keepChoice(key: string, choice: string | null): void {
  if (choice === null) siteStorage.removeItem(key);
  else siteStorage.setItem(key, choice);
}
