import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { profileKeys } from '@/features/profiles/api/profiles';
import type { ContactDetails } from '@/person/contact-details';
import { readContactDetails } from '@/bureau/api/contact-details';
import { readDetails, type ProfileDetails } from '@/bureau/api/profile-details';
import { readKeptSession } from '@/lib/backend/kept-session';
import { notForVisitors, visitorColumns, type Card } from '@/lib/card-columns';
import { toAppError, type AppError } from '@/lib/errors';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';
import { needWords } from '@/texts/language';

interface Profile extends Card {
  profile_details: ProfileDetails | null;
  /** The refusal that is shown in place of the details to a member who has opened as many profiles as a day allows. */
  detailsRefused?: AppError;
  /** The first day of the month in which the family last confirmed it. */
  confirmedIn?: string | null;
}

/** A profile with its details; null where the viewer may not see them. */
export interface FullProfile extends Profile {
  contact_details: ContactDetails | null;
}

async function getCard(profileId: number, signal: AbortSignal): Promise<Card | null> {
  const cards = supabase.from('RegisteredUsers');
  if (readKeptSession() !== null) return await run(cards.select('*').eq('id', profileId).maybeSingle(), signal);
  const card = await run(cards.select(visitorColumns).eq('id', profileId).maybeSingle(), signal);
  return card && { ...card, ...notForVisitors };
}

/** The card of a profile, which is there before its details; null if it does not exist or is hidden from this viewer. */
export const cardQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: profileKeys.card(profileId),
    queryFn: ({ signal }) => getCard(profileId, signal),
  });

async function getDetails(
  profileId: number,
  signal: AbortSignal,
): Promise<Pick<Profile, 'profile_details' | 'detailsRefused'>> {
  try {
    return { profile_details: await readDetails(profileId, signal) };
  } catch (error) {
    const refused = toAppError(error);
    if (refused.refusal !== 'too_many_profiles_today') throw error;
    return { profile_details: null, detailsRefused: refused };
  }
}

async function getProfile(client: QueryClient, profileId: number, signal: AbortSignal): Promise<Profile | null> {
  const [card, details, confirmedIn] = await Promise.all([
    client.query({ ...cardQueryOptions(profileId), staleTime: 0 }),
    getDetails(profileId, signal),
    // A line of the page, which is shown without it too.
    run(supabase.rpc('read_confirmed_month', { profile_id: profileId }), signal).catch(() => null),
  ]);
  return card && { ...card, ...details, confirmedIn };
}

/** One profile by id; null if it does not exist or is hidden from this viewer. Disabled without an id. */
export const profileQueryOptions = (profileId: number | null) =>
  queryOptions({
    queryKey: profileKeys.one(profileId),
    queryFn: profileId === null ? skipToken : ({ client, signal }) => getProfile(client, profileId, signal),
  });

async function getVisitorFacts(profileId: number, signal: AbortSignal) {
  const [[facts]] = await Promise.all([
    run(supabase.rpc('read_visitor_facts', { profile_id: profileId }), signal),
    needWords('details'),
  ]);
  return facts ?? null;
}

/** The facts of a profile that the bureau shows to visitors; null while it shows none. */
export const visitorFactsQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: profileKeys.visitorFacts(profileId),
    queryFn: ({ signal }) => getVisitorFacts(profileId, signal),
  });

/** A profile's contact details for a member: their own or disclosed ones. */
export const sharedContactQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: profileKeys.contact(profileId),
    queryFn: ({ signal }) => readContactDetails(profileId, signal),
  });
