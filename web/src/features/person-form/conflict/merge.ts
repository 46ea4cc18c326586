import {
  emptyPerson,
  fieldKeys,
  tidy,
  type FieldKey,
  type PersonValues,
} from '@/features/person-form/fields/person-values';
import type { EditOrigin } from '@/features/person-form/origin';

/** The outcome of putting two people's changes of the same profile together. */
export interface Merge<Key extends string> {
  /** Everyone's changes together; where both changed the same field, the user's own. */
  merged: Record<Key, string>;
  /** What both changed, each to something else. */
  clashes: Key[];
  /** What only the others changed. */
  takenOver: Key[];
}

/** Compares what the user started from, what is stored now and what the user made of it, field by field. */
export function mergeChanges<Key extends string>(
  keys: readonly Key[],
  started: Readonly<Record<Key, string>>,
  stored: Readonly<Record<Key, string>>,
  own: Readonly<Record<Key, string>>,
): Merge<Key> {
  const merged: Record<Key, string> = { ...own };
  const clashes: Key[] = [];
  const takenOver: Key[] = [];
  for (const key of keys) {
    if (stored[key] === started[key] || stored[key] === own[key]) continue;
    if (own[key] === started[key]) {
      merged[key] = stored[key];
      takenOver.push(key);
    } else clashes.push(key);
  }
  return { merged, clashes, takenOver };
}

/** What can be chosen between: each field, and the pictures as one. */
export type MergeKey = FieldKey | 'pictures' | 'charts';
export type MergeValues = Record<MergeKey, string>;

const separator = '\n';

/** A whole profile as one text per key, to be compared. */
export function toMergeValues(
  values: PersonValues,
  pictures: readonly string[],
  charts: readonly string[],
): MergeValues {
  const tidied: MergeValues = { ...emptyPerson, pictures: pictures.join(separator), charts: charts.join(separator) };
  for (const key of fieldKeys) tidied[key] = tidy(key, values[key]);
  return tidied;
}

/** The paths that stand behind "pictures" or "charts". */
export function toPaths(value: string): string[] {
  return value === '' ? [] : value.split(separator);
}

/** Puts together what others have stored in the meantime and what the user has typed. */
export function mergeProfile(
  keys: readonly FieldKey[],
  started: EditOrigin,
  stored: EditOrigin,
  own: MergeValues,
): Merge<MergeKey> {
  return mergeChanges<MergeKey>(
    // The age follows from the date of birth.
    [...keys.filter((key) => key !== 'age' || own.date_of_birth === ''), 'pictures', 'charts'],
    toMergeValues(started.values, started.pictures, started.charts),
    toMergeValues(stored.values, stored.pictures, stored.charts),
    own,
  );
}
