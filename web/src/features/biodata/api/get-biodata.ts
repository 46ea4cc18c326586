import { queryOptions } from '@tanstack/react-query';
import type { Tables } from '@/lib/database.types';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** What stands on a biodata. The contact details are left out: also those that the reader may see elsewhere. */
export interface Biodata extends Pick<
  Tables<'RegisteredUsers'>,
  'id' | 'name' | 'gender' | 'age' | 'religion' | 'location' | 'first_img' | 'visible' | 'verified_at' | 'verified_by'
> {
  profile_details: Tables<'profile_details'> | null;
}

async function getBiodata(id: number, signal: AbortSignal): Promise<Biodata | null> {
  const { data, error, status } = await supabase
    .from('RegisteredUsers')
    .select(
      'id, name, gender, age, religion, location, first_img, visible, verified_at, verified_by, profile_details(*)',
    )
    .eq('id', id)
    .abortSignal(signal)
    .retry(false)
    .maybeSingle();
  if (error) throw toAppError(error, status);
  return data;
}

/** A profile as it is printed; null when there is none, or none that this viewer may see. What is printed is read anew. */
export const biodataQueryOptions = (id: number) =>
  queryOptions({ queryKey: ['biodata', id], queryFn: ({ signal }) => getBiodata(id, signal), staleTime: 0 });
