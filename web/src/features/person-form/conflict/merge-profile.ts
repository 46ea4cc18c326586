import type { EditOrigin } from '@/features/person-form/edit/edit-origin';
import { mergeChanges, type Merge } from '@/features/person-form/conflict/merge-changes';
import { emptyPerson, tidy, type FieldKey, type PersonValues } from '@/features/person-form/fields/person-values';

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
  for (const [key, text] of Object.entries(values)) if (isKey(key)) tidied[key] = tidy(key, text);
  return tidied;
}

function isKey(key: string): key is FieldKey {
  return Object.hasOwn(emptyPerson, key);
}

/** The paths that stand behind "pictures" or "charts". */
export function toPaths(value: string): string[] {
  return value === '' ? [] : value.split(separator);
}

/** Puts together what others have stored meanwhile and what the reader has typed. */
export function mergeProfile(
  keys: readonly FieldKey[],
  started: EditOrigin,
  stored: EditOrigin,
  own: MergeValues,
): Merge<MergeKey> {
  const merge = mergeChanges<MergeKey>(
    // The age follows from the date of birth.
    [...keys.filter((key) => key !== 'age' || own.date_of_birth === ''), 'pictures', 'charts'],
    toMergeValues(started.values, started.pictures, started.charts),
    toMergeValues(stored.values, stored.pictures, stored.charts),
    own,
  );
  return merge;
}
