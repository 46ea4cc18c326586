/** The earlier choice in this browser, as text; null for none. */
export function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a choice in this browser; null forgets it. */
export function keepChoice(key: string, choice: string | null): void {
  try {
    if (choice === null) localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {
    // Storage is full or switched off: the choice lasts until the page is left.
  }
}
