import { mutationOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/lib/backend/client';
import { readAs, run, runReading } from '@/lib/run';
import { toInternationalNumber } from '@/person/phone';

/** Null for none. */
export const nominee = z.object({ name: z.string(), relation: z.string(), phone_number: z.string() }).nullable();

export type Nominee = NonNullable<z.infer<typeof nominee>>;

/** A person's nominee, once an opening of the contact details is recorded. Null for none. */
export const readNominee = async (profileId: number): Promise<Nominee | null> =>
  readAs(nominee, await runReading(supabase.rpc('read_nominee', { profile_id: profileId })));

interface NomineeChange {
  profileId: number;
  /** Null removes the nominee. */
  next: Nominee | null;
  /** The nominee as it was opened: another user's change is not overwritten. */
  seen: Nominee | null;
}

/** Replaces a person's nominee and returns it as it is stored. */
export const nomineeSaving = () =>
  mutationOptions({
    mutationFn: async ({ profileId, next, seen }: NomineeChange) => {
      const { name, relation, phone_number } = next ?? { name: '', relation: '', phone_number: '' };
      const number = toInternationalNumber(phone_number) ?? phone_number;
      const saving = supabase.rpc('save_nominee', {
        profile_id: profileId,
        name,
        relation,
        phone_number: number,
        seen,
      });
      return readAs(nominee, await run(saving));
    },
    gcTime: 0,
    meta: { changes: [] },
  });
