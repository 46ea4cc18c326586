import { queryOptions } from '@tanstack/react-query';
import type { Tables } from '@/lib/database.types';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** A profile with what the viewer may see of its details; what they may not see is null. */
export interface FullProfile extends Tables<'RegisteredUsers'> {
  profile_details: Tables<'profile_details'> | null;
  contact_details: Tables<'contact_details'> | null;
}

async function getProfile(id: number, signal: AbortSignal): Promise<FullProfile | null> {
  const { data, error, status } = await supabase
    .from('RegisteredUsers')
    .select('*, profile_details(*), contact_details(*)')
    .eq('id', id)
    .abortSignal(signal)
    .retry(false)
    .maybeSingle();
  if (error) throw toAppError(error, status);
  return data;
}

/** One profile by its id; null when there is none, or none that this viewer may see. */
export const profileQueryOptions = (id: number) =>
  queryOptions({ queryKey: ['profile', id], queryFn: ({ signal }) => getProfile(id, signal) });
