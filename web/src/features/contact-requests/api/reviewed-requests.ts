import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { requestKeys } from '@/features/contact-requests/api/keys';
import { readRequestStatus } from '@/features/contact-requests/request-status';
import { cursorAfter, cursorFilter, type Cursor } from '@/lib/cursor';
import type { Tables } from '@/lib/database.types';
import { mostRows, readAll } from '@/lib/read-all';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

const pageSize = 25;
const listedPerson = 'id, name, first_img' as const;

function getPartOfOpen(last: Pick<Tables<'contact_requests'>, 'created_at' | 'id'> | null, signal: AbortSignal) {
  let query = supabase
    .from('contact_requests')
    .select(
      `id, status, created_at, ask_again_on, requester:RegisteredUsers!contact_requests_requester_id_fkey(${listedPerson}),
      target:RegisteredUsers!contact_requests_profile_id_fkey(${listedPerson})`,
    )
    .eq('open', true);
  if (last !== null)
    query = query.or(`created_at.gt."${last.created_at}",and(created_at.eq."${last.created_at}",id.gt.${last.id})`);
  return run(query.order('created_at').order('id').limit(mostRows), signal);
}

type OpenRequest = Awaited<ReturnType<typeof getPartOfOpen>>[number];

// The members' limits keep their number low.
const getOpenRequests = (signal: AbortSignal) => readAll<OpenRequest>((last) => getPartOfOpen(last, signal));

/** The undecided requests. Always stale, as the decided ones: members ask and withdraw at any moment. */
export const openRequestsQueryOptions = () =>
  queryOptions({ queryKey: requestKeys.open(), queryFn: ({ signal }) => getOpenRequests(signal), staleTime: 0 });

async function getDecidedRequests(cursor: Cursor | null, signal: AbortSignal) {
  let query = supabase
    .from('contact_requests')
    .select(
      `id, status, updated_at, requester:RegisteredUsers!contact_requests_requester_id_fkey(${listedPerson}),
      target:RegisteredUsers!contact_requests_profile_id_fkey(${listedPerson}), disclosures(revoked_at)`,
    )
    .eq('open', false);
  if (cursor) query = query.lte('updated_at', cursor.time).or(cursorFilter('updated_at', cursor));
  const requests = await run(
    query
      .order('updated_at', { ascending: false })
      .order('id', { ascending: false })
      // One row more than a page reveals a next page.
      .limit(pageSize + 1),
    signal,
  );
  return { requests: requests.slice(0, pageSize), hasMore: requests.length > pageSize };
}

const firstCursor = (): Cursor | null => null;

/** Decided requests in pages, newest first. No count, because their number only grows. */
export const decidedRequestsQueryOptions = () =>
  infiniteQueryOptions({
    queryKey: requestKeys.decided(),
    queryFn: ({ pageParam, signal }) => getDecidedRequests(pageParam, signal),
    initialPageParam: firstCursor(),
    getNextPageParam: ({ requests, hasMore }) => (hasMore ? cursorAfter('updated_at', requests) : null),
    staleTime: 0,
  });

const person =
  'id, name, gender, age, religion, location, first_img, visible, status, deleted_at, profile_details(*), accounts(active)' as const;

async function getHistory(requestId: number, one: number, other: number, signal: AbortSignal) {
  const eitherDirection = (from: string, to: string) =>
    `and(${from}.eq.${one},${to}.eq.${other}),and(${from}.eq.${other},${to}.eq.${one})`;
  const [earlier, likes, blocks] = await Promise.all([
    run(
      supabase
        .from('contact_requests')
        .select('id, requester_id, status, decline_reason, created_at')
        .or(eitherDirection('requester_id', 'profile_id'))
        .neq('id', requestId)
        .order('id', { ascending: false }),
      signal,
    ),
    run(
      supabase
        .from('likes')
        .select('liker_id, created_at')
        .or(eitherDirection('liker_id', 'profile_id'))
        .order('created_at'),
      signal,
    ),
    run(
      supabase
        .from('blocks')
        .select('blocker_id, created_at')
        .or(eitherDirection('blocker_id', 'profile_id'))
        .order('created_at'),
      signal,
    ),
  ]);
  return { earlier, likes, blocks };
}

async function getRequest(requestId: number, signal: AbortSignal) {
  const request = await run(
    supabase
      .from('contact_requests')
      .select(
        `id, note, status, decline_reason, ask_again_on, decided_by_name, decided_at, created_at, updated_at,
        requester:RegisteredUsers!contact_requests_requester_id_fkey(${person}),
        target:RegisteredUsers!contact_requests_profile_id_fkey(${person}),
        follow_up:follow_ups(state, ended_by, note, changed_by_name, changed_at),
        attempts:contact_attempts(id, channel, note, tried_by_name, tried_at),
        consents:contact_consents(registered_user_id, given_on, channel, person, recorded_by_name, recorded_at),
        disclosures(id, subject_id, recipient_id, shared_by_name, shared_at, revoked_at, revoked_by_name, revoke_reason),
        introductions(family_id, answer, answered_at, answered_by)`,
      )
      .eq('id', requestId)
      .order('id', { referencedTable: 'attempts', ascending: false })
      .order('id', { referencedTable: 'disclosures' })
      .maybeSingle(),
    signal,
  );
  if (request === null) return null;
  const history = await getHistory(requestId, request.requester.id, request.target.id, signal);
  return { ...request, status: readRequestStatus(request.status), ...history };
}

/** One request with both people and the history between them; null if it does not exist. */
export const requestQueryOptions = (requestId: number) =>
  queryOptions({
    queryKey: requestKeys.one(requestId),
    queryFn: ({ signal }) => getRequest(requestId, signal),
    // A decision needs current data.
    staleTime: 0,
    // A refetch on focus could change facts unseen between reading and deciding.
    refetchOnWindowFocus: false,
  });

export type ReviewedRequest = NonNullable<Awaited<ReturnType<typeof getRequest>>>;
