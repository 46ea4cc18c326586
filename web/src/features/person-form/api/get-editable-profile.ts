import { queryOptions } from '@tanstack/react-query';
import type { Tables } from '@/lib/database.types';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

export interface EditableProfile extends Tables<'RegisteredUsers'> {
  profile_details: Tables<'profile_details'> | null;
}

/** A profile as it is stored now, without its contact details; null when there is none. */
export async function getEditableProfile(id: number, signal?: AbortSignal): Promise<EditableProfile | null> {
  const query = supabase.from('RegisteredUsers').select('*, profile_details(*)').eq('id', id);
  const { data, error, status } = await (signal ? query.abortSignal(signal) : query).retry(false).maybeSingle();
  if (error) throw toAppError(error, status);
  return data;
}

/** The profile that a form starts from. */
export const editableProfileQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['editable-profile', id],
    queryFn: ({ signal }) => getEditableProfile(id, signal),
    // Each opening of the form starts from what is stored then; a form that is open is not disturbed.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
