import { emptyPerson, fieldKeys, tidy, type FieldKey, type PersonValues } from '@/features/person-form/person-values';
import type { EditOrigin } from '@/features/person-form/origin';

export interface Merge<Key extends string> {
  /** The merged values; a conflicting field keeps the user's. */
  merged: Record<Key, string>;
  /** Conflicts: fields changed by both, to different values. */
  clashes: Key[];
  /** Fields changed only by others. */
  takenOver: Key[];
}

/** Merges three versions field by field: base, stored and the user's. */
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

/** Units of a merge: each field, and all pictures together. */
export type MergeKey = FieldKey | 'pictures' | 'charts';
export type MergeValues = Record<MergeKey, string>;

const separator = '\n';

/** A profile with one comparable text per key. */
export function toMergeValues(
  values: PersonValues,
  pictures: readonly string[],
  charts: readonly string[],
): MergeValues {
  const tidied: MergeValues = { ...emptyPerson, pictures: pictures.join(separator), charts: charts.join(separator) };
  for (const key of fieldKeys) tidied[key] = tidy(key, values[key]);
  return tidied;
}

/** The picture paths of the key "pictures" or "charts". */
export const toPaths = (value: string): string[] => (value === '' ? [] : value.split(separator));

export const mergeProfile = (
  keys: readonly FieldKey[],
  started: EditOrigin,
  stored: EditOrigin,
  own: MergeValues,
): Merge<MergeKey> =>
  mergeChanges<MergeKey>(
    // The age follows from the date of birth.
    [...keys.filter((key) => key !== 'age' || own.date_of_birth === ''), 'pictures', 'charts'],
    toMergeValues(started.values, started.pictures, started.charts),
    toMergeValues(stored.values, stored.pictures, stored.charts),
    own,
  );
