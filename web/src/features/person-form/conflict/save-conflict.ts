import type { EditableProfile, RecordedChange } from '@/features/person-form/api/edit';
import type { EditOrigin } from '@/features/person-form/origin';

/** The conflict: the stored version, and who changed it. */
export interface SaveConflict {
  stored: EditableProfile;
  storedOrigin: EditOrigin;
  changes: RecordedChange[];
}
