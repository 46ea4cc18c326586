import { queryOptions } from '@tanstack/react-query';
import { sharedKeys } from '@/bureau/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** How long the bureau keeps profiles and sign-ins, and what the page Privacy says of its checks and of complaints. */
export const privacySettingsQueryOptions = () =>
  queryOptions({
    queryKey: sharedKeys.privacySettings(),
    queryFn: ({ signal }) =>
      run(
        supabase
          .from('site_settings')
          .select('settled_days, silent_days, log_months, keeps_sealed, identity_papers, grievance_proof, fees_on')
          .single(),
        signal,
      ),
  });

/** Whether families are asked for their consents, and the candidates for their own yes; the language of a family that is new. */
export const consentSettingsQueryOptions = () =>
  queryOptions({
    queryKey: sharedKeys.consentSettings(),
    queryFn: ({ signal }) =>
      run(supabase.from('site_settings').select('consents_asked, candidate_says_yes, main_language').single(), signal),
  });
