import { siteStorage } from '@/base/browser-storage';

/** The earlier choice in this browser, as text; null for none. */
export const readChoice = (key: string): string | null => siteStorage.getItem(key);

/** Keeps a choice in this browser; null forgets it. */
export function keepChoice(key: string, choice: string | null): void {
  if (choice === null) siteStorage.removeItem(key);
  else siteStorage.setItem(key, choice);
}
