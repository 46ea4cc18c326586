import { queryOptions, skipToken } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/keys';
import { readContactDetails, type ContactDetails } from '@/lib/api/contact-details';
import type { Tables } from '@/lib/database.types';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

interface Profile extends Tables<'RegisteredUsers'> {
  profile_details: Tables<'profile_details'> | null;
}

/** A profile with its details; null where the viewer may not see them. */
export interface FullProfile extends Profile {
  contact_details: ContactDetails | null;
}

const getProfile = (profileId: number, signal: AbortSignal): Promise<Profile | null> =>
  run(supabase.from('RegisteredUsers').select('*, profile_details(*)').eq('id', profileId).maybeSingle(), signal);

/** One profile by id; null if it does not exist or is hidden from this viewer. Disabled without an id. */
export const profileQueryOptions = (profileId: number | null) =>
  queryOptions({
    queryKey: profileKeys.one(profileId),
    queryFn: profileId === null ? skipToken : ({ signal }) => getProfile(profileId, signal),
  });

/** A profile's contact details for a member: their own or disclosed ones. */
export const sharedContactQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: profileKeys.contact(profileId),
    queryFn: ({ signal }) => readContactDetails(profileId, signal),
  });
