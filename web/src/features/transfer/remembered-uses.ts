import { isColumnUse, type ChosenUses, type ColumnUse } from '@/features/transfer/columns';
import { keepChoice, readChoice } from '@/base/browser-storage';

// In this browser, by heading: a bureau's lists have the same columns next time. Headings are no personal data.
const key = 'import-columns';

const nameOf = (heading: string) => heading.trim().toLowerCase();

function readAll(): Map<string, ColumnUse> {
  try {
    const kept: unknown = JSON.parse(readChoice(key) ?? '{}');
    const entries: [string, unknown][] = Object.entries(kept ?? {});
    return new Map(entries.flatMap(([name, use]): [string, ColumnUse][] => (isColumnUse(use) ? [[name, use]] : [])));
  } catch {
    // Storage holds something else.
    return new Map();
  }
}

/** The uses that were chosen for these headings at an earlier import. */
export function recallUses(headings: readonly string[]): ChosenUses {
  const kept = readAll();
  return Object.fromEntries(
    headings.flatMap((heading, place) => {
      const use = kept.get(nameOf(heading));
      return use === undefined ? [] : [[place, use]];
    }),
  );
}

/** Keeps the chosen uses for the next file with these headings. */
export function rememberUses(headings: readonly string[], chosen: ChosenUses): void {
  const all = readAll();
  for (const [place, use] of Object.entries(chosen)) {
    const heading = headings[Number(place)];
    if (heading !== undefined) all.set(nameOf(heading), use);
  }
  keepChoice(key, JSON.stringify(Object.fromEntries(all)));
}
