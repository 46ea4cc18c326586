import { queryOptions } from '@tanstack/react-query';
import { requestKeys } from '@/features/contact-requests/api/keys';
import { mostRows, readAll } from '@/lib/read-all';
import { run, type Row } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

export interface ReceivedDetails {
  id: number;
  otherId: number;
  otherName: string;
  firstImg: string | null;
  sharedAt: string;
}

async function listReceived(signal: AbortSignal): Promise<ReceivedDetails[]> {
  const rows = await readAll<Row<'list_shared_with_me', 'other_first_img'>>((last) => {
    let query = supabase.rpc('list_shared_with_me');
    if (last !== null) query = query.lt('id', last.id);
    return run(query.order('id', { ascending: false }).limit(mostRows), signal);
  });
  return rows.map((row) => ({
    id: row.id,
    otherId: row.other_id,
    otherName: row.other_name,
    firstImg: row.other_first_img,
    sharedAt: row.shared_at,
  }));
}

/** Whose contact details the member may read now, by either request. Always stale: the bureau may answer at any moment. */
export const receivedQueryOptions = () =>
  queryOptions({ queryKey: requestKeys.received(), queryFn: ({ signal }) => listReceived(signal), staleTime: 0 });
