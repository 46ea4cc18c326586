import { z } from 'zod';
import { readAs, run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** The state a profile shall have; with `if_status` only if it has that state now. */
export interface StatusChange {
  id: number;
  status: string;
  reason?: string | null;
  if_status?: string;
  /** Takes a change back: the person gets no notice of it. */
  undo?: boolean;
}

const previousStates = z.array(
  z.object({ id: z.number(), status: z.string(), reason: z.string().nullable(), undo: z.boolean() }),
);
export type PreviousState = z.infer<typeof previousStates>[number];

/** Changes the status of profiles, all or none of them. Answers what those that changed were before. */
export async function setProfileStatuses(changes: readonly StatusChange[]): Promise<PreviousState[]> {
  const previous = await run(
    supabase.rpc('set_profile_statuses', { changes: changes.map((change) => ({ ...change })) }),
  );
  return readAs(previousStates, previous);
}
