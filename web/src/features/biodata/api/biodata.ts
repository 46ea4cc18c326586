import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { biodataKeys } from '@/features/biodata/api/keys';
import { readContactDetails, type ContactDetails } from '@/lib/api/contact-details';
import type { Tables } from '@/lib/database.types';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** What stands on a biodata. The contact details are left out: also those that the user may see elsewhere. */
export interface Biodata extends Pick<
  Tables<'RegisteredUsers'>,
  | 'id'
  | 'name'
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
  profile_details: Tables<'profile_details'> | null;
}

const getBiodata = (profileId: number, signal: AbortSignal): Promise<Biodata | null> =>
  run(
    supabase
      .from('RegisteredUsers')
      .select(
        'id, name, gender, age, religion, location, first_img, birth_chart, visible, verified_at, verified_by, profile_details(*)',
      )
      .eq('id', profileId)
      .maybeSingle(),
    signal,
  );

/** A profile as it is printed; null when there is none, or none that this viewer may see. What is printed is read again. */
export const biodataQueryOptions = (profileId: number) =>
  queryOptions({
    queryKey: biodataKeys.one(profileId),
    queryFn: ({ signal }) => getBiodata(profileId, signal),
    staleTime: 0,
  });

/** Opens a profile's contact details for the admin, to print them. The database records it. Null when none are stored. */
async function openContactForBiodata(profileId: number): Promise<ContactDetails | null> {
  await run(supabase.rpc('open_contact_for_biodata', { profile_id: profileId }));
  return await readContactDetails(profileId);
}

/** Not a query: each opening is wanted, is recorded, and what it shows is gone with the page. */
export const biodataContactOpening = () =>
  mutationOptions({ mutationFn: openContactForBiodata, gcTime: 0, meta: { changes: [] } });
