import { keepChoice, readChoice } from '@/base/browser-storage';

// In the browser's storage for the next visit, so that its first picture does not wait for the settings.
const storageKey = 'bureau';

/** The bureau's settings as they were at the last visit, by column. */
export function readKeptBureau(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(readChoice(storageKey) ?? '{}');
    const settings: [string, unknown][] = Object.entries(kept ?? {});
    return Object.fromEntries(settings);
  } catch {
    return {};
  }
}

export function keepBureau(bureau: object): void {
  keepChoice(storageKey, JSON.stringify(bureau));
}
