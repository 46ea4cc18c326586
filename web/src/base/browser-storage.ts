// The only way to the browser's two stores. A browser may deny them (blocked cookies, pages inside other apps) or have no
// room. The values then stay in memory until the page is left.

const trialKey = 'trial';

function makeStore(find: () => Storage) {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(find());
    } catch {
      return otherwise;
    }
  };
  const tryToKeep = (key: string, text: string): boolean =>
    attempt((storage) => {
      storage.setItem(key, text);
      return true;
    }, false);
  const remove = (key: string) => {
    attempt((storage) => {
      storage.removeItem(key);
    }, undefined);
  };
  return {
    /** The text of a key; null for none. */
    getItem: (key: string): string | null => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key: string, text: string): void => {
      if (tryToKeep(key, text)) memory.delete(key);
      else memory.set(key, text);
    },
    removeItem: (key: string): void => {
      memory.delete(key);
      remove(key);
    },
    /** All keys with a text. */
    keys: (): string[] => [...new Set([...memory.keys(), ...attempt((storage) => Object.keys(storage), [])])],
    /** Whether a text of today survives a reload. */
    keeps: (): boolean => {
      const isKept = tryToKeep(trialKey, '');
      remove(trialKey);
      return isKept;
    },
  };
}

/** The store of this site in this browser. */
export const siteStorage = makeStore(() => window.localStorage);

/** The store of this tab. */
export const tabStorage = makeStore(() => window.sessionStorage);
