import { queryOptions, skipToken } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/keys';
import { readContactDetails, type ContactDetails } from '@/lib/api/contact-details';
import type { Tables } from '@/lib/database.types';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

interface Profile extends Tables<'RegisteredUsers'> {
  profile_details: Tables<'profile_details'> | null;
}

/** A profile with what the viewer may see of its details; what they may not see is null. */
export interface FullProfile extends Profile {
  contact_details: ContactDetails | null;
}

const getProfile = (profileId: number, signal: AbortSignal): Promise<Profile | null> =>
  run(supabase.from('RegisteredUsers').select('*, profile_details(*)').eq('id', profileId).maybeSingle(), signal);

/** One profile by its id; null when there is none, or none that this viewer may see. Without an id nothing is read. */
export const profileQueryOptions = (profileId: number | null) =>
  queryOptions({
    queryKey: profileKeys.one(profileId),
    queryFn: profileId === null ? skipToken : ({ signal }) => getProfile(profileId, signal),
  });

/** The contact details of a profile, for a member: their own, or those that are shared with them. */
export const sharedContactQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: profileKeys.contact(profileId),
    queryFn: ({ signal }) => readContactDetails(profileId, signal),
  });
