import { z } from 'zod';
import { readAs, run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** A new status for a profile; with `if_status`, only if that is its current status. */
export interface StatusChange {
  id: number;
  status: string;
  reason?: string | null;
  if_status?: string;
  /** Marks an undo, which sends no notification. */
  undo?: boolean;
}

export const previousStates = z.array(
  z.object({ id: z.number(), status: z.string(), reason: z.string().nullable(), undo: z.boolean() }),
);
export type PreviousState = z.infer<typeof previousStates>[number];

/** Changes the status of profiles in one transaction. Returns the previous states of the changed ones. */
export async function setProfileStatuses(changes: readonly StatusChange[]): Promise<PreviousState[]> {
  const previous = await run(
    supabase.rpc('set_profile_statuses', { changes: changes.map((change) => ({ ...change })) }),
  );
  return readAs(previousStates, previous);
}
