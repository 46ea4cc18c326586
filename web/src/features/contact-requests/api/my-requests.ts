import { queryOptions } from '@tanstack/react-query';
import type { RequestAllowance } from '@/features/contact-requests/allowance';
import { requestKeys } from '@/features/contact-requests/api/keys';
import { readRequestStatus, type RequestStatus } from '@/features/contact-requests/request-status';
import { mostRows, readAll } from '@/lib/read-all';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

export interface MyRequest {
  id: number;
  profileId: number;
  /** Null when the member can no longer see the profile. */
  targetName: string | null;
  targetOwnName: string | null;
  age: number | null;
  place: string | null;
  firstImg: string | null;
  /** Whether the member's own details are shown to the other family too. */
  isGiven: boolean;
  note: string | null;
  status: RequestStatus;
  declineReason: string | null;
  decidedAt: string | null;
  /** The name of the admin who decided. */
  decidedBy: string | null;
  createdAt: string;
  updatedAt: string;
}

interface RequestRow {
  id: number;
  profile_id: number;
  note: string | null;
  status: string;
  decline_reason: string | null;
  decided_at: string | null;
  decided_by_name: string | null;
  created_at: string;
  updated_at: string;
  // Row-level security can hide the embedded profile, which the generated types do not express.
  target: {
    name: string;
    own_script_name: string | null;
    age: number | null;
    location: string | null;
    first_img: string | null;
  } | null;
  // Of the ledger a member reads the rows about their own details.
  given: readonly { revoked_at: string | null }[];
}

async function getMyRequests(myId: number | null, signal: AbortSignal): Promise<MyRequest[]> {
  const rows = await readAll<RequestRow>((last) => {
    let query = supabase
      .from('contact_requests')
      .select(
        'id, profile_id, note, status, decline_reason, decided_at, decided_by_name, created_at, updated_at, target:RegisteredUsers!contact_requests_profile_id_fkey(name, own_script_name, age, location, first_img), given:disclosures(revoked_at)',
      );
    // The filter uses an index. Row-level security alone would scan all requests, because its policy also covers the admin.
    if (myId !== null) query = query.eq('requester_id', myId);
    if (last !== null) query = query.lt('id', last.id);
    return run(query.order('id', { ascending: false }).limit(mostRows), signal);
  });
  return rows.map((row) => ({
    id: row.id,
    profileId: row.profile_id,
    targetName: row.target?.name ?? null,
    targetOwnName: row.target?.own_script_name ?? null,
    age: row.target?.age ?? null,
    place: row.target?.location ?? null,
    firstImg: row.target?.first_img ?? null,
    isGiven: row.given.some(({ revoked_at }) => revoked_at === null),
    note: row.note,
    status: readRequestStatus(row.status),
    declineReason: row.decline_reason,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by_name,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

/** The member's requests, newest first. Always stale, because the bureau may answer at any moment. */
export const myRequestsQueryOptions = (myId: number | null) =>
  queryOptions({ queryKey: requestKeys.mine(), queryFn: ({ signal }) => getMyRequests(myId, signal), staleTime: 0 });

async function getRequestAllowance(signal: AbortSignal): Promise<RequestAllowance> {
  const allowance = await run(supabase.rpc('read_request_allowance').single(), signal);
  return {
    perDay: allowance.requests_per_day,
    atOnce: allowance.open_requests,
    expireAfterDays: allowance.requests_expire_after_days,
    leftNow: allowance.left_now,
    nextAt: allowance.next_at,
  };
}

/** The member's request limits. Always stale, because the bureau may change them at any moment. */
export const requestAllowanceQueryOptions = () =>
  queryOptions({
    queryKey: requestKeys.allowance(),
    queryFn: ({ signal }) => getRequestAllowance(signal),
    staleTime: 0,
  });

/** Asks the bureau for the contact details of a profile. This also likes the profile. */
export const askForContact = ({ profileId, note }: { profileId: number; note: string }) =>
  run(supabase.rpc('ask_for_contact', { profile_id: profileId, note }));

/** Withdraws the member's own undecided request. */
export const withdrawRequest = (requestId: number) => run(supabase.rpc('withdraw_request', { request_id: requestId }));
