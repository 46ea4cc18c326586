import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';
import type { ProfileStatus } from '@/person/statuses';

interface Verification {
  profileId: number;
  /** The version that was looked at: another one must be looked at first. */
  seenUpdatedAt: string;
  items: readonly string[];
}

/** Verifies a profile, with what was checked of it. */
export const verifyProfile = ({ profileId, seenUpdatedAt, items }: Verification) =>
  run(supabase.rpc('verify_profile', { profile_id: profileId, seen_updated_at: seenUpdatedAt, items: [...items] }));

interface StatusChange {
  profileId: number;
  status: ProfileStatus;
  reason: string | null;
  /** The status that was seen: if it is another one by now, nothing is changed. */
  seenStatus: string;
}

/** Gives a profile another status. A conflict when somebody else has done so in the meantime. */
export const setStatus = ({ profileId, status, reason, seenStatus }: StatusChange) =>
  run(supabase.rpc('set_profile_statuses', { changes: [{ id: profileId, status, reason, if_status: seenStatus }] }));

type ProposalDecision =
  | {
      proposalId: number;
      approve: true;
      /** The version of the profile that was on screen: another one is not written over. */
      seenUpdatedAt: string;
      /** Columns that stay as they are. */
      keptFields: string[];
    }
  | { proposalId: number; approve: false; reason: string };

/** Takes over what a member proposed, or declines it with a reason that the member reads. */
export const decideProposal = (decision: ProposalDecision) =>
  run(
    supabase.rpc('decide_proposal', {
      proposal_id: decision.proposalId,
      approve: decision.approve,
      ...(decision.approve
        ? { seen_updated_at: decision.seenUpdatedAt, kept_fields: decision.keptFields }
        : { decline_reason: decision.reason }),
    }),
  );
