import { mutationOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { openContactDetails } from '@/bureau/api/contact-details';
import { supabase } from '@/lib/backend/client';
import { act, question } from '@/lib/rpc';
import { readAs, runReading } from '@/lib/run';
import { toInternationalNumber } from '@/person/phone';

/** Null for none. */
export const nominee = z.object({ name: z.string(), relation: z.string(), phone_number: z.string() }).nullable();

export type Nominee = NonNullable<z.infer<typeof nominee>>;

const nominees = question('read_nominee', nominee);
const sendNominee = act('save_nominee');

/** Replaces a person's nominee, and returns it as it is stored. One without a name removes it. */
export async function saveNominee(profileId: number, next: Nominee, seen: Nominee | null): Promise<Nominee | null> {
  const number = toInternationalNumber(next.phone_number) ?? next.phone_number;
  return readAs(nominee, await sendNominee({ profile_id: profileId, ...next, phone_number: number, seen }));
}

/** Opens a profile's contact details for the admin, with the office's note and the nominee. One opening is recorded for all. */
export const contactAndNoteOpening = () =>
  mutationOptions({
    mutationFn: async (profileId: number) => {
      const details = await openContactDetails(profileId);
      const [note, stored] = await Promise.all([
        runReading(supabase.rpc('read_office_note', { profile_id: profileId })),
        nominees.read({ profile_id: profileId }),
      ]);
      return { details, note, nominee: stored };
    },
    gcTime: 0,
    meta: { reads: true },
  });

/** Replaces the office's note and returns it as it is stored; an empty one removes it. */
export const saveOfficeNote = act('save_office_note');
