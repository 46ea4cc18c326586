import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';
import type { FileVersions } from '@/lib/pictures';
import type { ProfileStatus } from '@/person/statuses';

interface Verification {
  profileId: number;
  /** The reviewed version (updated_at); the database refuses if it has changed since. */
  seenUpdatedAt: string;
  items: readonly string[];
}

/** Verifies a profile and stores the checklist. */
export const verifyProfile = ({ profileId, seenUpdatedAt, items }: Verification) =>
  run(supabase.rpc('verify_profile', { profile_id: profileId, seen_updated_at: seenUpdatedAt, items: [...items] }));

interface StatusChange {
  profileId: number;
  status: ProfileStatus;
  reason: string | null;
  /** The status on screen: if it has changed since, the call is refused. */
  seenStatus: string;
}

/**
 * Changes a profile's status.
 * @throws AppError of the kind conflict if another admin changed it in the meantime
 */
export const setStatus = ({ profileId, status, reason, seenStatus }: StatusChange) =>
  run(supabase.rpc('set_profile_statuses', { changes: [{ id: profileId, status, reason, if_status: seenStatus }] }));

type ProposalDecision =
  | {
      proposalId: number;
      approve: true;
      /** The profile's version on screen: a newer one is not overwritten. */
      seenUpdatedAt: string;
      /** Columns to leave unchanged. */
      keptFields: string[];
      /** The versions of the proposed pictures on screen: others are not approved. */
      seenFiles: FileVersions;
    }
  | { proposalId: number; approve: false; reason: string };

/** Accepts a proposal, or declines it with a reason for the member. */
export const decideProposal = (decision: ProposalDecision) =>
  run(
    supabase.rpc('decide_proposal', {
      proposal_id: decision.proposalId,
      approve: decision.approve,
      ...(decision.approve
        ? {
            seen_updated_at: decision.seenUpdatedAt,
            kept_fields: decision.keptFields,
            seen_files: { ...decision.seenFiles },
          }
        : { decline_reason: decision.reason }),
    }),
  );
