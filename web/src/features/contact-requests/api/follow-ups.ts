import type { followUpStates } from '@/lib/register-work.gen';
import { run, type Args } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

export type FollowUpState = (typeof followUpStates)[number];

/** The request, the names of the two, and the last note. */
export interface Couple {
  id: number;
  requester: string;
  target: string;
  note: string | null;
}

/** Saves the follow-up of an approved request. With mark_engaged both profiles become engaged, or nothing is saved. */
export const saveFollowUp = (followUp: Args<'save_follow_up'>) => run(supabase.rpc('save_follow_up', followUp));
