import { queryOptions } from '@tanstack/react-query';
import { myProfileKeys } from '@/features/my-profile/api/keys';
import { mostRows, readAll } from '@/lib/read-all';
import { run, type Row } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

export interface MyDisclosure {
  id: number;
  otherId: number;
  otherName: string;
  /** Whether the member can see the other profile. */
  isOpen: boolean;
  sharedAt: string;
  sharedByName: string;
  revokedAt: string | null;
}

async function listPart(beforeId: number | null, signal: AbortSignal): Promise<MyDisclosure[]> {
  let query = supabase.rpc('list_my_disclosures');
  if (beforeId !== null) query = query.lt('id', beforeId);
  const rows: Row<'list_my_disclosures', 'revoked_at'>[] = await run(
    query.order('id', { ascending: false }).limit(mostRows),
    signal,
  );
  if (rows.length === 0) return [];
  // The function also returns hidden profiles; row-level security on this query leaves visible ones.
  const seen = await run(
    supabase
      .from('RegisteredUsers')
      .select('id')
      .in('id', [...new Set(rows.map(({ other_id }) => other_id))]),
    signal,
  );
  const open = new Set(seen.map(({ id }) => id));
  return rows.map((row) => ({
    id: row.id,
    otherId: row.other_id,
    otherName: row.other_name,
    isOpen: open.has(row.other_id),
    sharedAt: row.shared_at,
    sharedByName: row.shared_by_name,
    revokedAt: row.revoked_at,
  }));
}

/** The people who received the member's contact details, newest first. */
export const myDisclosuresQueryOptions = () =>
  queryOptions({
    queryKey: myProfileKeys.disclosures(),
    queryFn: ({ signal }) => readAll<MyDisclosure>((last) => listPart(last?.id ?? null, signal)),
    staleTime: 0,
  });
