import type { EditableProfile } from '@/features/registration/api/get-editable-profile';
import { restoreValues, type DraftKeeper } from '@/features/registration/draft-keeper';
import { emptyPerson, valuesFrom, type PersonValues } from '@/features/registration/person-values';
import type { Tables } from '@/lib/database.types';

/** What an edit started from: what it is compared with when it is saved. */
export interface EditOrigin {
  updatedAt: string;
  values: PersonValues;
  pictures: string[];
  charts: string[];
  /** Whether the contact details were opened and may be changed. */
  contactOpen: boolean;
}

/** The profile as it was read, as the start of an edit. */
export function originOf(
  profile: EditableProfile,
  contactOpen = false,
  contact: Tables<'contact_details'> | null = null,
): EditOrigin {
  const { first_img, second_img, third_img, birth_chart } = profile;
  return {
    updatedAt: profile.updated_at,
    values: valuesFrom({ ...profile.profile_details, ...contact, ...profile }),
    pictures: [first_img, second_img, third_img].filter((path) => path !== null),
    charts: [birth_chart].filter((path) => path !== null),
    contactOpen,
  };
}

/** The start of an edit that was kept in a draft, or null. */
export function keptOrigin(keeper: DraftKeeper): EditOrigin | null {
  const { origin } = keeper.draft;
  return origin && { ...origin, values: restoreValues(emptyPerson, origin.values) };
}
