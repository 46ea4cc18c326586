import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getChangesSince, type RecordedChange } from '@/features/registration/api/get-changes-since';
import { getEditableProfile, type EditableProfile } from '@/features/registration/api/get-editable-profile';
import { openContactDetails } from '@/features/registration/api/open-contact-details';
import { removeUnreferencedFiles } from '@/features/registration/api/remove-unreferenced-files';
import { saveProfile } from '@/features/registration/api/save-profile';
import type { DraftKeeper } from '@/features/registration/draft-keeper';
import { toImageColumns } from '@/features/registration/image-columns';
import { originOf, type EditOrigin } from '@/features/registration/edit-origin';
import {
  changedColumns,
  contactKeys,
  fieldKeys,
  personOf,
  type ColumnValues,
  type PersonValues,
} from '@/features/registration/person-values';
import { picturePath, type FormPicture } from '@/features/registration/pictures/form-picture';
import { uploadPictures } from '@/features/registration/pictures/upload-pictures';
import type { FormPictures } from '@/features/registration/use-form-pictures';
import { toAppError, type AppError } from '@/lib/errors';

export interface SaveQuestion {
  values: PersonValues;
  pictures: readonly FormPicture[];
  charts: readonly FormPicture[];
  origin: EditOrigin;
}

/** What was found instead of the profile that the reader started from. */
export interface SaveConflict {
  stored: EditableProfile;
  storedOrigin: EditOrigin;
  changes: RecordedChange[];
}

export type SaveOutcome =
  | { kind: 'saved'; origin: EditOrigin }
  | ({ kind: 'conflict' } & SaveConflict)
  | { kind: 'gone'; stored: EditableProfile | null };

/** The fields an edit may change: contact details only once they were opened. */
export function editableKeys(origin: EditOrigin) {
  return origin.contactOpen ? fieldKeys : fieldKeys.filter((key) => !contactKeys.includes(key));
}

/** What a save would write. */
export function changesOf({ values, pictures, charts, origin }: SaveQuestion, profileId: number): ColumnValues {
  const changes = changedColumns(origin.values, values, editableKeys(origin));
  const now = toImageColumns(
    pictures.map((picture) => picturePath(profileId, picture)),
    charts.map((picture) => picturePath(profileId, picture)),
  );
  const before = toImageColumns(origin.pictures, origin.charts);
  for (const column of ['first_img', 'second_img', 'third_img', 'birth_chart'] as const)
    if (now[column] !== before[column]) changes[column] = now[column];
  return changes;
}

/** Saves what was changed of a profile; finds out what others have changed when it is not the same any more. */
export function useProfileSave(profileId: number, keeper: DraftKeeper, pictures: FormPictures, charts: FormPictures) {
  const queryClient = useQueryClient();

  const findOut = async (origin: EditOrigin): Promise<SaveOutcome> => {
    const stored = await getEditableProfile(profileId);
    if (stored === null || stored.deleted_at !== null) return { kind: 'gone', stored };
    const [contact, changes] = await Promise.all([
      origin.contactOpen ? openContactDetails(profileId) : null,
      // Who it was is an extra: the choice between both versions does not hang on it.
      getChangesSince(profileId, origin.updatedAt).catch(() => []),
    ]);
    return { kind: 'conflict', stored, storedOrigin: originOf(stored, origin.contactOpen, contact), changes };
  };

  return useMutation<SaveOutcome, AppError, SaveQuestion>({
    mutationFn: async (question) => {
      const { origin, values } = question;
      await uploadPictures('profile-images', profileId, question.pictures, pictures.setProgress);
      await uploadPictures('birth-charts', profileId, question.charts, charts.setProgress);
      try {
        const updatedAt = await saveProfile({
          profileId,
          seenUpdatedAt: origin.updatedAt,
          changes: changesOf(question, profileId),
        });
        return {
          kind: 'saved',
          origin: {
            ...origin,
            updatedAt,
            values: personOf(values),
            pictures: question.pictures.map((picture) => picturePath(profileId, picture)),
            charts: question.charts.map((picture) => picturePath(profileId, picture)),
          },
        };
      } catch (cause) {
        const error = toAppError(cause);
        if (error.code === 'PT404') return { kind: 'gone', stored: null };
        if (error.kind === 'conflict') return await findOut(origin);
        // Without an answer the new pictures may be in use already: giving the form up must not remove them.
        if (error.kind === 'network') keeper.update({ sent: { person: '', username: null } });
        throw error;
      }
    },
    onSuccess: (outcome) => {
      if (outcome.kind !== 'saved') return;
      // Files that were replaced. No harm if they stay: nobody is shown them.
      void removeUnreferencedFiles(profileId).catch(() => undefined);
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'editable-profile' });
    },
  });
}
