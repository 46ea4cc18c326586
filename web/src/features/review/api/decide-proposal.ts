import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

type Decision =
  | {
      id: number;
      approve: true;
      /** The version of the profile that was on screen: another one is not written over. */
      seenUpdatedAt: string;
      /** Columns that stay as they are. */
      keptFields: string[];
    }
  | { id: number; approve: false; reason: string };

/** Takes over what a member proposed, or declines it with a reason that the member reads. */
export async function decideProposal(decision: Decision): Promise<void> {
  const { error, status } = await supabase
    .rpc('decide_proposal', {
      proposal_id: decision.id,
      approve: decision.approve,
      ...(decision.approve
        ? { seen_updated_at: decision.seenUpdatedAt, kept_fields: decision.keptFields }
        : { decline_reason: decision.reason }),
    })
    .retry(false);
  if (error) throw toAppError(error, status);
}
