import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

async function getMyCard(id: number, signal: AbortSignal) {
  const { data, error, status } = await supabase
    .from('RegisteredUsers')
    .select('id, name, first_img, status, status_reason, verified_at, pictures_for_members, own_statuses(set_at)')
    .eq('id', id)
    .abortSignal(signal)
    .retry(false)
    .single();
  if (error) throw toAppError(error, status);
  return data;
}

export type MyCard = Awaited<ReturnType<typeof getMyCard>>;

/** The member's own profile and whether they set its status themselves. The bureau may change it: each look reads it anew. */
export const myCardQueryOptions = (id: number) =>
  queryOptions({ queryKey: ['my-card', id], queryFn: ({ signal }) => getMyCard(id, signal), staleTime: 0 });
