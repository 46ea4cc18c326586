import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** What became of a sharing. */
export const followUpStates = ['talking', 'met', 'agreed', 'ended'] as const;
export type FollowUpState = (typeof followUpStates)[number];

/** The side that ended it. */
export const endingSides = ['asking', 'asked', 'both'] as const;

/** The request, the names of the two, and the last note. */
export interface Couple {
  id: number;
  requester: string;
  target: string;
  note: string | null;
}

interface FollowUp {
  requestId: number;
  state: FollowUpState;
  /** Empty if it is not known. */
  endedBy: string;
  note: string;
  /** Both profiles become engaged, or nothing is saved. */
  markEngaged: boolean;
}

/** Saves the follow-up of an approved request. */
export const saveFollowUp = ({ requestId, state, endedBy, note, markEngaged }: FollowUp) =>
  run(
    supabase.rpc('save_follow_up', {
      request_id: requestId,
      state,
      note,
      mark_engaged: markEngaged,
      ...(endedBy !== '' && { ended_by: endedBy }),
    }),
  );
