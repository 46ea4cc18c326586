import { useMutation } from '@tanstack/react-query';
import {
  type EditableProfile,
  getChangesSince,
  getEditableProfile,
  saveProfile,
  type RecordedChange,
} from '@/features/person-form/api';
import type { DraftStore } from '@/features/person-form/draft-store';
import { type ColumnValues, contactKeys, fieldKeys, personOf } from '@/features/person-form/person-values';
import type { PersonFormState } from '@/features/person-form/use-person-form';
import { changesSince, originOf, type EditedPerson, type EditOrigin } from '@/features/person-form/origin';
import { picturePath } from '@/pictures/form-picture';
import { uploadPictures } from '@/pictures/upload-pictures';
import { openContactDetails } from '@/bureau/api/contact-details';
import { removeUnreferencedFiles } from '@/bureau/api/profiles';
import { toAppError } from '@/lib/errors';

export type SaveOutcome =
  | { kind: 'saved'; origin: EditOrigin }
  | ({ kind: 'conflict' } & SaveConflict)
  | { kind: 'gone'; stored: EditableProfile | null };

/** Fields that an edit may change: contact details only if opened. */
export function editableKeys(origin: EditOrigin) {
  return origin.contactOpen ? fieldKeys : fieldKeys.filter((key) => !contactKeys.includes(key));
}

export function changesOf(person: EditedPerson, profileId: number): ColumnValues {
  return changesSince(person, editableKeys(person.origin), profileId);
}

/** Saves a profile's changes; on a conflict it loads the changes of others. */
export function useProfileSave(profileId: number, store: DraftStore, setProgress: PersonFormState['setProgress']) {
  const findOut = async (origin: EditOrigin): Promise<SaveOutcome> => {
    const stored = await getEditableProfile(profileId);
    if (stored === null || stored.deleted_at !== null) return { kind: 'gone', stored };
    const [contact, changes] = await Promise.all([
      origin.contactOpen ? openContactDetails(profileId) : null,
      // Optional: the user can choose between versions without knowing the author.
      getChangesSince(profileId, origin.updatedAt).catch(() => []),
    ]);
    return { kind: 'conflict', storedOrigin: originOf(stored, origin.contactOpen, contact), changes };
  };

  return useMutation({
    mutationFn: async (question: EditedPerson): Promise<SaveOutcome> => {
      const { origin, values } = question;
      await uploadPictures('profile-images', profileId, values.pictures, setProgress);
      await uploadPictures('birth-charts', profileId, values.charts, setProgress);
      try {
        const updatedAt = await saveProfile({
          profile_id: profileId,
          seen_updated_at: origin.updatedAt,
          changes: changesOf(question, profileId),
        });
        return {
          kind: 'saved',
          origin: {
            ...origin,
            updatedAt,
            values: personOf(values),
            pictures: values.pictures.map((picture) => picturePath(profileId, picture)),
            charts: values.charts.map((picture) => picturePath(profileId, picture)),
          },
        };
      } catch (cause) {
        const error = toAppError(cause);
        if (error.code === 'PT404') return { kind: 'gone', stored: null };
        if (error.kind === 'conflict') return await findOut(origin);
        // Without a response the new pictures may be in use: discarding the form must not delete them.
        if (error.kind === 'network') store.update({ sent: { person: '', username: null } });
        throw error;
      }
    },
    onSuccess: (outcome) => {
      if (outcome.kind !== 'saved') return;
      // Best effort: replaced files are shown to nobody.
      void removeUnreferencedFiles(profileId).catch(() => undefined);
    },
  });
}

export interface SaveConflict {
  storedOrigin: EditOrigin;
  changes: RecordedChange[];
}
