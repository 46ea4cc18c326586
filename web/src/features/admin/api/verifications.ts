import { z } from 'zod';
import { readAs, run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

interface Checked {
  /** People with the version that the admin saw. A newer version is left out. */
  people: readonly { id: number; updated_at: string }[];
  items: readonly string[];
}

export const verificationReport = z.object({
  verified: z.array(z.number()),
  left_out: z.array(
    z.object({
      id: z.number(),
      why: z.enum(['gone', 'not waiting', 'changed', 'consent missing', 'side missing', 'nothing stored']),
      /** The checklist items without stored data. */
      items: z.array(z.string()),
    }),
  ),
});
export type VerificationReport = z.infer<typeof verificationReport>;

/** Verifies profiles with one checklist. Returns the verified ids, and the others with a reason. */
export async function verifyProfiles({ people, items }: Checked): Promise<VerificationReport> {
  const report = await run(
    supabase.rpc('verify_profiles', {
      people: people.map(({ id, updated_at }) => ({ id, seen_updated_at: updated_at })),
      items: [...items],
    }),
  );
  return readAs(verificationReport, report);
}
