import { queryOptions, skipToken } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/keys';
import { readContactDetails, type ContactDetails } from '@/lib/api/contact-details';
import type { Tables } from '@/lib/database.types';
import { run } from '@/lib/run';
import { supabase } from '@/lib/supabase';

interface Profile extends Tables<'RegisteredUsers'> {
  profile_details: Tables<'profile_details'> | null;
}

/** A profile with what the viewer may see of its details; what they may not see is null. */
export interface FullProfile extends Profile {
  contact_details: ContactDetails | null;
}

const getProfile = (id: number, signal: AbortSignal): Promise<Profile | null> =>
  run(supabase.from('RegisteredUsers').select('*, profile_details(*)').eq('id', id).maybeSingle(), signal);

/** One profile by its id; null when there is none, or none that this viewer may see. */
export const profileQueryOptions = (id: number) =>
  queryOptions({ queryKey: profileKeys.one(id), queryFn: ({ signal }) => getProfile(id, signal) });

/** The contact details of a profile, for a member: their own, or those that are shared with them. */
export const sharedContactQueryOptions = (id: number) =>
  queryOptions({ queryKey: profileKeys.contact(id), queryFn: ({ signal }) => readContactDetails(id, signal) });

async function getGender(id: number, signal: AbortSignal): Promise<string | null> {
  const person = await run(supabase.from('RegisteredUsers').select('gender').eq('id', id).maybeSingle(), signal);
  return person?.gender ?? null;
}

/** Whether a registered user is bride or groom; null when that is not stated. Nobody's is not asked for. */
export const genderQueryOptions = (id: number | null) =>
  queryOptions({
    queryKey: profileKeys.gender(id),
    queryFn: id === null ? skipToken : ({ signal }) => getGender(id, signal),
    staleTime: Infinity,
  });
