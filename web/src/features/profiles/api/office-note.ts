import { mutationOptions } from '@tanstack/react-query';
import { openContactDetails } from '@/bureau/api/contact-details';
import { readNominee } from '@/features/profiles/api/nominee';
import { supabase } from '@/lib/backend/client';
import { run, runReading } from '@/lib/run';

/** Opens a profile's contact details for the admin, with the office's note and the nominee. One opening is recorded for all. */
export const contactAndNoteOpening = () =>
  mutationOptions({
    mutationFn: async (profileId: number) => {
      const details = await openContactDetails(profileId);
      const [note, nominee] = await Promise.all([
        runReading(supabase.rpc('read_office_note', { profile_id: profileId })),
        readNominee(profileId),
      ]);
      return { details, note, nominee };
    },
    gcTime: 0,
    meta: { reads: true },
  });

interface NoteChange {
  profileId: number;
  note: string;
  /** The note as it was opened: another user's change is not overwritten. */
  seen: string;
}

/** Replaces the office's note and returns it as it is stored; an empty one removes it. */
export const officeNoteSaving = () =>
  mutationOptions({
    mutationFn: ({ profileId, note, seen }: NoteChange) =>
      run(supabase.rpc('save_office_note', { profile_id: profileId, note, seen_note: seen })),
    gcTime: 0,
    meta: { changes: [] },
  });
