import { queryOptions } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/keys';
import { mostRows, run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

type Codes = ReadonlyMap<number, string>;

/** The ids of one request, and its answer. */
interface Batch {
  ids: number[];
  codes: Promise<Codes>;
}

let open: Batch | null = null;

async function readCodes(ids: number[]): Promise<Codes> {
  // The cards of a list are drawn in one task: all of them are in the batch by the next one.
  await new Promise((resolve) => setTimeout(resolve, 0));
  if (open?.ids === ids) open = null;
  await run(supabase.rpc('open_stars', { profile_ids: ids }));
  const rows = await run(supabase.rpc('read_star_codes', { profile_ids: ids }));
  return new Map(rows.map(({ profile_id, star_code }) => [profile_id, star_code]));
}

/** Asks for all cards of a list in one request. */
async function readStarCode(profileId: number): Promise<string | null> {
  if (open === null || open.ids.length >= mostRows) {
    const ids: number[] = [];
    open = { ids, codes: readCodes(ids) };
  }
  const { ids, codes } = open;
  ids.push(profileId);
  return (await codes).get(profileId) ?? null;
}

/** The star code of a profile (private.star_code); null if the star is not known. For members. */
export const starCodeQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: profileKeys.starCode(profileId),
    queryFn: () => readStarCode(profileId),
    staleTime: 5 * 60_000,
    gcTime: 30 * 60_000,
    refetchOnWindowFocus: false,
  });
