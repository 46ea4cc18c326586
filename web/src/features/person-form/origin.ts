import type { EditableProfile } from '@/features/person-form/api';
import { restoreValues, type DraftStore } from '@/features/person-form/draft-store';
import type { FormValues } from '@/features/person-form/form-schema';
import {
  type ColumnValues,
  changedColumns,
  emptyPerson,
  valuesFrom,
  type FieldKey,
  type PersonValues,
} from '@/features/person-form/person-values';
import { picturePath } from '@/pictures/form-picture';
import type { ContactDetails } from '@/person/contact-details';
import { imageColumns, toImageColumns, toImageLists } from '@/person/image-columns';

/** The values at the start of an edit, compared with the stored ones on save. */
export interface EditOrigin {
  updatedAt: string;
  values: PersonValues;
  pictures: string[];
  charts: string[];
  /** Whether the contact details were opened and may be changed. */
  contactOpen: boolean;
}

/** The rows of a profile as one: each form begins with all of them, or it would propose to empty what it lacks. */
export const rowOf = (profile: EditableProfile) => ({
  ...profile.profile_details,
  ...profile.income_details,
  ...profile.office_details,
  ...profile,
});

/** The profile as it was read, as the start of an edit. */
export const originOf = (
  profile: EditableProfile,
  contactOpen = false,
  contact: ContactDetails | null = null,
): EditOrigin => ({
  updatedAt: profile.profile_version ?? '',
  values: valuesFrom({ ...contact, ...rowOf(profile) }),
  ...toImageLists(profile),
  contactOpen,
});

/** The start of an edit that was kept in a draft, or null. */
export function readStoredOrigin(store: DraftStore): EditOrigin | null {
  const { origin } = store.read().draft;
  return origin && { ...origin, values: restoreValues(emptyPerson, origin.values) };
}

export interface EditedPerson {
  values: FormValues;
  origin: EditOrigin;
}

/** The columns that an edit has changed, among these fields and the pictures. */
export function changesSince(
  { values, origin }: EditedPerson,
  keys: readonly FieldKey[],
  profileId: number,
): ColumnValues {
  const changes = changedColumns(origin.values, values, keys);
  const now = toImageColumns({
    pictures: values.pictures.map((picture) => picturePath(profileId, picture)),
    charts: values.charts.map((picture) => picturePath(profileId, picture)),
  });
  const before = toImageColumns(origin);
  for (const column of imageColumns) if (now[column] !== before[column]) changes[column] = now[column];
  return changes;
}
