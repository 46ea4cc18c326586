import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/lib/backend/client';
import { act, listing, question } from '@/lib/rpc';
import { readAs, run, runWithTotal } from '@/lib/run';
import type { ProfileStatus } from '@/person/statuses';

const pageSize = 25;

const queued = z.object({
  id: z.number(),
  name: z.string(),
  age: z.number().nullable(),
  religion: z.string().nullable(),
  location: z.string().nullable(),
  first_img: z.string().nullable(),
  status: z.string(),
  verified_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  gender: z.string().nullable(),
  /** The items of the checklist for which nothing is stored. */
  missing: z.array(z.string()),
});
export type QueuedProfile = z.infer<typeof queued>;

/** The profiles that wait for verification, oldest first: the imported ones, or the others. */
export const verifications = listing('list_verifications', queued);

async function getPendingProposals(afterId: number, signal: AbortSignal) {
  const { data: proposals, total } = await runWithTotal(
    supabase
      .from('profile_proposals')
      .select(
        'id, registered_user_id, created_at, RegisteredUsers(id, name, age, religion, location, first_img)',
        afterId === 0 ? { count: 'exact' } : {},
      )
      .eq('status', 'pending')
      .gt('id', afterId)
      .order('id')
      .limit(pageSize + 1),
    signal,
  );
  return { proposals: proposals.slice(0, pageSize), total, hasMore: proposals.length > pageSize };
}

/** Infinite query of the open proposals, oldest first. The first page holds the total. */
export const pendingProposalsQueryOptions = () =>
  infiniteQueryOptions({
    queryKey: ['review', 'proposals'],
    queryFn: ({ pageParam, signal }) => getPendingProposals(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ proposals, hasMore }) => (hasMore ? (proposals.at(-1)?.id ?? null) : null),
  });

export const proposedFiles = question('read_proposed_files', z.record(z.string(), z.string()).nullable());

async function getReviewProfile(profileId: number, signal: AbortSignal) {
  const profile = await run(
    supabase
      .from('RegisteredUsers')
      .select(
        `*, profile_version, profile_details(*), income_details(income, income_shown_to), office_details(*), accounts(username, active, must_change_password),
        verification_checks(item, checked_by_name, checked_at), profile_proposals(id, changes, base, created_at)`,
      )
      .eq('id', profileId)
      .eq('profile_proposals.status', 'pending')
      .maybeSingle(),
    signal,
  );
  const proposal = profile?.profile_proposals[0];
  // Before the pictures are fetched: an approval names these versions, so a picture that changes after this is refused.
  const files = proposal
    ? readAs(proposedFiles.shape, await run(supabase.rpc('read_proposed_files', { proposal_id: proposal.id }), signal))
    : null;
  return profile && { ...profile, proposedFiles: files ?? {} };
}

export const reviewProfileQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: ['review', 'profile', profileId],
    queryFn: ({ signal }) => getReviewProfile(profileId, signal),
    // Decisions depend on it: always fetch it again on mount.
    staleTime: 0,
    // A background refetch could change facts unseen between review and decision.
    refetchOnWindowFocus: false,
  });

export type ReviewedProfile = NonNullable<Awaited<ReturnType<typeof getReviewProfile>>>;

/** Verifies the version on screen with its checklist. The database refuses a newer one. */
export const verifyProfile = act('verify_profile');

interface StatusChange {
  profileId: number;
  status: ProfileStatus;
  reason: string | null;
  /** The status on screen: if it has changed since, the call is refused. */
  seenStatus: string;
}

const setStatuses = act('set_profile_statuses');

/**
 * Changes a profile's status.
 * @throws AppError of the kind conflict if another admin changed it in the meantime
 */
export const setStatus = ({ profileId, status, reason, seenStatus }: StatusChange) =>
  setStatuses({ changes: [{ id: profileId, status, reason, if_status: seenStatus }] });

/** Of the mutation, which the bar waits for too. */
export const decisionKey = (proposalId: number) => ['review', 'decision', proposalId];

/** Accepts a proposal with the versions on screen, but for the fields that are kept, or declines it with a reason. */
export const decideProposal = act('decide_proposal');
