import { queryOptions } from '@tanstack/react-query';
import { readContactDetails, type ContactDetails } from '@/lib/api/read-contact-details';
import type { Tables } from '@/lib/database.types';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

interface Profile extends Tables<'RegisteredUsers'> {
  profile_details: Tables<'profile_details'> | null;
}

/** A profile with what the viewer may see of its details; what they may not see is null. */
export interface FullProfile extends Profile {
  contact_details: ContactDetails | null;
}

async function getProfile(id: number, signal: AbortSignal): Promise<Profile | null> {
  const { data, error, status } = await supabase
    .from('RegisteredUsers')
    .select('*, profile_details(*)')
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

/** The contact details of a profile, for a member: their own, or those that are shared with them. */
export const sharedContactQueryOptions = (id: number) =>
  queryOptions({ queryKey: ['profile', id, 'contact'], queryFn: ({ signal }) => readContactDetails(id, signal) });
