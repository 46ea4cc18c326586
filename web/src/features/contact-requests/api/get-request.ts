import { queryOptions } from '@tanstack/react-query';
import { readRequestStatus } from '@/features/contact-requests/request-status';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

const person = `id, name, age, religion, location, first_img, visible, status, deleted_at,
  profile_details(caste, education, job, height, birth_star, marital_status)` as const;

async function getBetween(requestId: number, one: number, other: number, signal: AbortSignal) {
  const eitherWay = (from: string, to: string) =>
    `and(${from}.eq.${one},${to}.eq.${other}),and(${from}.eq.${other},${to}.eq.${one})`;
  const [requests, likes, blocks] = await Promise.all([
    supabase
      .from('contact_requests')
      .select('id, requester_id, status, decline_reason, created_at')
      .or(eitherWay('requester_id', 'target_id'))
      .neq('id', requestId)
      .order('id', { ascending: false })
      .abortSignal(signal)
      .retry(false),
    supabase
      .from('likes')
      .select('liker_id, created_at')
      .or(eitherWay('liker_id', 'liked_id'))
      .order('created_at')
      .abortSignal(signal)
      .retry(false),
    supabase
      .from('blocks')
      .select('blocker_id, created_at')
      .or(eitherWay('blocker_id', 'blocked_id'))
      .order('created_at')
      .abortSignal(signal)
      .retry(false),
  ]);
  for (const { error, status } of [requests, likes, blocks]) if (error) throw toAppError(error, status);
  return { earlier: requests.data ?? [], likes: likes.data ?? [], blocks: blocks.data ?? [] };
}

async function getRequest(id: number, signal: AbortSignal) {
  const { data, error, status } = await supabase
    .from('contact_requests')
    .select(
      `id, note, status, decline_reason, ask_again_on, decided_by_name, decided_at, created_at, updated_at,
      requester:RegisteredUsers!contact_requests_requester_id_fkey(${person}),
      target:RegisteredUsers!contact_requests_target_id_fkey(${person}),
      consent:contact_consents(given_on, channel, person, recorded_by_name, recorded_at),
      disclosure:disclosures(id, shared_by_name, shared_at, revoked_at, revoked_by_name, revoke_reason)`,
    )
    .eq('id', id)
    .abortSignal(signal)
    .retry(false)
    .maybeSingle();
  if (error) throw toAppError(error, status);
  if (data === null) return null;
  const between = await getBetween(id, data.requester.id, data.target.id, signal);
  return { ...data, status: readRequestStatus(data.status), ...between };
}

/** One request with the two whom it is about and all that was between them; null when there is no such request. */
export const requestQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['contact-requests', 'one', id],
    queryFn: ({ signal }) => getRequest(id, signal),
    // Decisions are made on it: it is read anew each time it is opened.
    staleTime: 0,
    // Reading it again under the reader's hands would let facts change unseen between looking and deciding.
    refetchOnWindowFocus: false,
  });

export type ReviewedRequest = NonNullable<Awaited<ReturnType<typeof getRequest>>>;
