const key = 'device';

/** A random number of this browser, so that the bureau learns of a private link on another phone. */
export function deviceNumber(): string {
  const made = crypto.randomUUID();
  try {
    const kept = localStorage.getItem(key);
    if (kept !== null) return kept;
    localStorage.setItem(key, made);
  } catch {
    // A browser that keeps nothing is another one each time.
  }
  return made;
}
