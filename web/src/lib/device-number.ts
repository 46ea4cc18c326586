import { siteStorage } from '@/base/browser-storage';

const key = 'device';

/** A random number of this browser, so that the bureau learns of a private link on another phone. */
export function deviceNumber(): string {
  const kept = siteStorage.getItem(key);
  if (kept !== null) return kept;
  const made = crypto.randomUUID();
  siteStorage.setItem(key, made);
  return made;
}
