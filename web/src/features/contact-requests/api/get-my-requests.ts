import { queryOptions } from '@tanstack/react-query';
import { readRequestStatus, type RequestStatus } from '@/features/contact-requests/request-status';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

export interface MyRequest {
  id: number;
  targetId: number;
  /** Null when the profile is not open to the member any more. */
  targetName: string | null;
  note: string | null;
  status: RequestStatus;
  declineReason: string | null;
  decidedAt: string | null;
  createdAt: string;
  updatedAt: string;
}

interface RequestRow {
  id: number;
  target_id: number;
  note: string | null;
  status: string;
  decline_reason: string | null;
  decided_at: string | null;
  created_at: string;
  updated_at: string;
  // Row-level security leaves the embedded profile out, which the generated types do not know.
  target: { name: string } | null;
}

async function getMyRequests(signal: AbortSignal): Promise<MyRequest[]> {
  const { data, error, status } = await supabase
    .from('contact_requests')
    .select(
      'id, target_id, note, status, decline_reason, decided_at, created_at, updated_at, target:RegisteredUsers!contact_requests_target_id_fkey(name)',
    )
    .order('id', { ascending: false })
    .abortSignal(signal)
    .retry(false);
  if (error) throw toAppError(error, status);
  return data.map((row: RequestRow) => ({
    id: row.id,
    targetId: row.target_id,
    targetName: row.target?.name ?? null,
    note: row.note,
    status: readRequestStatus(row.status),
    declineReason: row.decline_reason,
    decidedAt: row.decided_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

/** The requests that the member made, newest first. The bureau may answer at any moment: each look reads them anew. */
export const myRequestsQueryOptions = () =>
  queryOptions({ queryKey: ['my-requests'], queryFn: ({ signal }) => getMyRequests(signal), staleTime: 0 });
