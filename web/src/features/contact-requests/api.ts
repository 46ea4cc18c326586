import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { z } from 'zod';
import { readContactDetails } from '@/bureau/api/contact-details';
import type { RequestAllowance } from '@/features/contact-requests/allowance';
import { readRequestStatus } from '@/bureau/words';
import { supabase } from '@/lib/backend/client';
import { cursorAfter, cursorFilter, mostRows, readAll, run, runReading, type Cursor, type Row } from '@/lib/run';
import type { Tables } from '@/lib/database.types';
import { act, question } from '@/lib/rpc';

const choice = z.object({
  id: z.number(),
  /** Null when the member does not see the profile now. */
  name: z.string().nullable(),
  own_script_name: z.string().nullable(),
  age: z.number().nullable(),
  location: z.string().nullable(),
  picture: z.string().nullable(),
  /** Null of a person that the list has only because it was asked about. */
  state: z
    .enum([
      'shared',
      'both',
      'waiting',
      'asked',
      'answered',
      'marked',
      'declined',
      'withdrawn',
      'expired',
      'revoked',
      'gone',
    ])
    .nullable(),
  since: z.string().nullable(),
  marked: z.boolean(),
  /** Whether there is an answer "interested" that may be changed. */
  answered: z.boolean(),
  request_id: z.number().nullable(),
  note: z.string().nullable(),
  decline_reason: z.string().nullable(),
  /** Whether a yes is an answer to the bureau, without a limit. */
  may_answer: z.boolean(),
  /** Whether the other family is interested, and has not taken it back, as far as this one may know it. */
  said_yes: z.boolean(),
  /** Whether the member's own details are shown to the other family. */
  given: z.boolean(),
});
export type Choice = z.infer<typeof choice>;

/** Everybody that the member marked, gave a yes, or has the contact details of. Always stale, because the bureau may answer at any moment. */
export const choices = question('list_my_choices', z.array(choice), 0);

/** The member's request limits. Always stale, because the bureau may change them at any moment. */
export const requestAllowanceQueryOptions = () =>
  queryOptions({
    queryKey: ['request-allowance'] as const,
    queryFn: ({ signal }): Promise<RequestAllowance> => run(supabase.rpc('read_request_allowance').single(), signal),
    staleTime: 0,
  });

/** Asks the bureau for the contact details of a profile. This also likes the profile. */
export const askForContact = act('ask_for_contact');

export const answerMatch = act('answer_match');

const withdrawRequest = act('withdraw_request');

/** Takes a yes back, whatever records it. */
export async function takeBack({ id, request_id: request, answered }: Pick<Choice, 'id' | 'request_id' | 'answered'>) {
  if (request !== null) await withdrawRequest({ request_id: request });
  if (answered) await answerMatch({ profile_id: id, answer: 'later' });
}

/** Whether the member's own profile is visible, which an approval of their requests needs. */
export const myVisibilityQueryOptions = (profileId: number | null) =>
  queryOptions({
    queryKey: ['my-visibility', profileId] as const,
    queryFn:
      profileId === null
        ? skipToken
        : ({ signal }) =>
            run(supabase.from('RegisteredUsers').select('visible, status').eq('id', profileId).maybeSingle(), signal),
  });

const listMyBlocks = (signal: AbortSignal) =>
  readAll<Row<'list_my_blocks'>>((last) => {
    let query = supabase.rpc('list_my_blocks');
    // Two blocks of one moment differ by the person.
    if (last !== null)
      query = query.or(
        `created_at.lt."${last.created_at}",and(created_at.eq."${last.created_at}",registered_user_id.lt.${last.registered_user_id})`,
      );
    const newestFirst = query
      .order('created_at', { ascending: false })
      .order('registered_user_id', { ascending: false });
    return run(newestFirst.limit(mostRows), signal);
  });

/** The people that the member has blocked, newest first. */
export const myBlocksQueryOptions = () =>
  queryOptions({
    queryKey: ['my-blocks'] as const,
    queryFn: ({ signal }) => listMyBlocks(signal),
    staleTime: 0,
  });

export const blockProfile = act('block_profile');

export const unblockProfile = act('unblock_profile');

export const reportProfile = act('report_profile');

const getReports = (afterId: number, signal: AbortSignal) =>
  run(
    supabase
      .from('reports')
      .select(
        `id, reason, note, created_at, reporter:RegisteredUsers!reports_reporter_id_fkey(id, name),
        reported:RegisteredUsers!reports_profile_id_fkey(id, name)`,
      )
      .is('resolved_at', null)
      .gt('id', afterId)
      .order('id')
      .limit(mostRows),
    signal,
  );

export type OpenReport = Awaited<ReturnType<typeof getReports>>[number];

const getOpenReports = (signal: AbortSignal) => readAll<OpenReport>((last) => getReports(last?.id ?? 0, signal));

/** Open reports of members, oldest first. Always stale: a member may report at any moment. */
export const openReportsQueryOptions = () =>
  queryOptions({
    queryKey: ['contact-requests', 'reports'] as const,
    queryFn: ({ signal }) => getOpenReports(signal),
    staleTime: 0,
  });

export const resolveReport = act('resolve_report');

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

export type OpenRequest = Awaited<ReturnType<typeof getPartOfOpen>>[number];

// The members' limits keep their number low.
const getOpenRequests = (signal: AbortSignal) => readAll<OpenRequest>((last) => getPartOfOpen(last, signal));

/** The undecided requests. Always stale, as the decided ones: members ask and withdraw at any moment. */
export const openRequestsQueryOptions = () =>
  queryOptions({
    queryKey: ['contact-requests', 'open'] as const,
    queryFn: ({ signal }) => getOpenRequests(signal),
    staleTime: 0,
  });

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

export type DecidedRequest = Awaited<ReturnType<typeof getDecidedRequests>>['requests'][number];

const firstCursor = (): Cursor | null => null;

/** Decided requests in pages, newest first. No count, because their number only grows. */
export const decidedRequestsQueryOptions = () =>
  infiniteQueryOptions({
    queryKey: ['contact-requests', 'decided'] as const,
    queryFn: ({ pageParam, signal }) => getDecidedRequests(pageParam, signal),
    initialPageParam: firstCursor(),
    getNextPageParam: ({ requests, hasMore }) => (hasMore ? cursorAfter('updated_at', requests) : null),
    staleTime: 0,
  });

const person =
  'id, name, own_script_name, gender, age, religion, location, first_img, visible, status, deleted_at, profile_details(*), accounts(active)' as const;

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
        consents:contact_consents(registered_user_id, given_on, channel, person, recorded_by_name, recorded_at, own_yes_reason),
        disclosures(id, subject_id, recipient_id, shared_by_name, shared_at, sent_at, revoked_at, revoked_by_name, revoke_reason),
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
    queryKey: ['contact-requests', 'one', requestId] as const,
    queryFn: ({ signal }) => getRequest(requestId, signal),
    // A decision needs current data.
    staleTime: 0,
    // A refetch on focus could change facts unseen between reading and deciding.
    refetchOnWindowFocus: false,
  });

export type ReviewedRequest = NonNullable<Awaited<ReturnType<typeof getRequest>>>;

/** Sets the status of an open request, or postpones it until a day. Fails with a conflict if it was decided meanwhile. */
export const setRequestStatus = act('set_request_status');

/** Records the consent of the requested person's family, or the requester's: when, by which channel, and who gave it. */
export const recordConsent = act('record_consent');

/** Records an attempt to contact the other family, and its result. The request may be postponed until a day. */
export const noteAttempt = act('note_attempt');

/** Shares the contact details with the requester, or each one's with the other, or declines with a reason they read. */
export const decideRequest = act('decide_request');

/** Opens the shared contact details for the message to the requester. The database records it first. */
export async function openContactForMessage(disclosure: { id: number; subjectId: number }) {
  await runReading(supabase.rpc('open_contact_for_message', { disclosure_id: disclosure.id }));
  return await readContactDetails(disclosure.subjectId);
}

export const noteMessageSent = act('note_message_sent');

export const revokeDisclosure = act('revoke_disclosure');

export type Couple = { id: number; requester: string; target: string; note: string | null };

/** Saves the follow-up of an approved request. With mark_engaged both profiles become engaged, or nothing is saved. */
export const saveFollowUp = act('save_follow_up');
