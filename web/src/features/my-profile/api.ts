import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { readAfterRecord } from '@/bureau/api/contact-details';
import { supabase } from '@/lib/backend/client';
import type { Json } from '@/lib/database.types';
import { mostRows, readAll, readAs, run, runReading, type Row } from '@/lib/run';
import { act } from '@/lib/rpc';

const getMyCard = (profileId: number, signal: AbortSignal) =>
  run(
    supabase
      .from('RegisteredUsers')
      .select(
        'id, name, own_script_name, gender, age, religion, location, first_img, birth_chart, status, status_reason, verified_at, own_statuses(set_at), profile_details(*)',
      )
      .eq('id', profileId)
      .single(),
    signal,
  );

export type MyCard = Awaited<ReturnType<typeof getMyCard>>;

/** The member's own profile, and the statuses they may set. Always stale, because the bureau may change it. */
export const myCardQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: ['my-card', profileId],
    queryFn: ({ signal }) => getMyCard(profileId, signal),
    staleTime: 0,
  });

const getPendingProposal = (profileId: number, signal: AbortSignal) =>
  run(
    supabase
      .from('profile_proposals')
      .select('created_at, changes')
      .eq('registered_user_id', profileId)
      .eq('status', 'pending')
      .maybeSingle(),
    signal,
  );

export const pendingProposalQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: ['my-pending-proposal', profileId],
    queryFn: ({ signal }) => getPendingProposal(profileId, signal),
    staleTime: 0,
  });

/** Sets the status of the member's own profile, to hide or show it. */
export const setMyStatus = act('set_my_status');

/** Says that the member's own profile is still right. */
export const confirmMyProfile = act('confirm_my_profile');

export const askForDeletion = act('ask_for_deletion');
export const withdrawDeletionRequest = act('withdraw_deletion_request');

const getMyPassword = (profileId: number, signal: AbortSignal) =>
  run(
    supabase
      .from('accounts')
      .select('bureau_password_at, bureau_password_by, last_password_set_at')
      .eq('registered_user_id', profileId)
      .maybeSingle(),
    signal,
  );

/** When the bureau last set the member's password, and who; and when it was last changed. */
export const myPasswordQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: ['my-password', profileId],
    queryFn: ({ signal }) => getMyPassword(profileId, signal),
    staleTime: 0,
  });

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
    queryKey: ['my-disclosures'],
    queryFn: ({ signal }) => readAll<MyDisclosure>((last) => listPart(last?.id ?? null, signal)),
    staleTime: 0,
  });

const picture = z.string().nullable();
const withPictures = z.object({
  pictures: z.object({ first_img: picture, second_img: picture, third_img: picture, birth_chart: picture }),
  proposals: z.array(z.object({ status: z.string(), changes: z.json() })),
});

export interface MyData extends z.infer<typeof withPictures> {
  /** The complete data, as written to the file. */
  all: Json;
}

export async function exportMyData(signal: AbortSignal): Promise<MyData> {
  const all = await readAfterRecord(() => runReading(supabase.rpc('export_my_data'), signal));
  return { ...readAs(withPictures, all), all };
}
