import { z } from 'zod';
import { readAs, run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

interface Checked {
  /** Each in the version that was seen: another one is left out. */
  people: readonly { id: number; updated_at: string }[];
  items: readonly string[];
}

const verificationReport = z.object({
  verified: z.array(z.number()),
  left_out: z.array(
    z.object({
      id: z.number(),
      why: z.enum(['gone', 'not waiting', 'changed', 'nothing stored']),
      /** The items of the checklist for which nothing is stored. */
      items: z.array(z.string()),
    }),
  ),
});
export type VerificationReport = z.infer<typeof verificationReport>;

/** Verifies profiles with one checklist. Answers who was verified, and who was left out and why. */
export async function verifyProfiles({ people, items }: Checked): Promise<VerificationReport> {
  const report = await run(
    supabase.rpc('verify_profiles', {
      people: people.map(({ id, updated_at }) => ({ id, seen_updated_at: updated_at })),
      items: [...items],
    }),
  );
  return readAs(verificationReport, report);
}
