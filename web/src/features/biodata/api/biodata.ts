import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { biodataKeys } from '@/features/biodata/api/keys';
import type { BirthDetails } from '@/astrology/sky/birth-details';
import type { ContactDetails } from '@/person/contact-details';
import type { PersonRow } from '@/person/facts';
import { readContactDetails } from '@/bureau/api/contact-details';
import { readDetails } from '@/bureau/api/profile-details';
import type { Tables } from '@/lib/database.types';
import { run, runReading } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** The content of a biodata, without contact details, even those the user may see elsewhere. */
export interface Biodata extends Pick<
  Tables<'RegisteredUsers'>,
  | 'id'
  | 'name'
  | 'own_script_name'
  | 'gender'
  | 'age'
  | 'religion'
  | 'location'
  | 'first_img'
  | 'birth_chart'
  | 'visible'
  | 'verified_at'
  | 'verified_by'
> {
  profile_details: (BirthDetails & PersonRow) | null;
}

async function getBiodata(profileId: number, signal: AbortSignal): Promise<Biodata | null> {
  const [card, profile_details] = await Promise.all([
    run(
      supabase
        .from('RegisteredUsers')
        .select(
          'id, name, own_script_name, gender, age, religion, location, first_img, birth_chart, visible, verified_at, verified_by',
        )
        .eq('id', profileId)
        .maybeSingle(),
      signal,
    ),
    readDetails(profileId, signal),
  ]);
  return card && { ...card, profile_details };
}

/** A profile for printing; null if the viewer may not see it. Always refetched, so that the paper is current. */
export const biodataQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: biodataKeys.one(profileId),
    queryFn: ({ signal }) => getBiodata(profileId, signal),
    staleTime: 0,
  });

/** Opens contact details for the admin to print, which the database records. Null when none are stored. */
async function openContactForBiodata(profileId: number): Promise<ContactDetails | null> {
  await runReading(supabase.rpc('open_contact_for_biodata', { profile_id: profileId }));
  return await readContactDetails(profileId);
}

/** A mutation, not a query: each opening is explicit and recorded, and its result must not stay in the cache. */
export const biodataContactOpening = () =>
  mutationOptions({ mutationFn: openContactForBiodata, gcTime: 0, meta: { reads: true } });
