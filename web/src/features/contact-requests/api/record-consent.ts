import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

interface Consent {
  id: number;
  givenOn: string;
  channel: string;
  person: string;
}

/** Records that the family which is asked for agrees: when, how, and who said so. */
export async function recordConsent({ id, givenOn, channel, person }: Consent): Promise<void> {
  const { error, status } = await supabase
    .rpc('record_consent', { request_id: id, given_on: givenOn, channel, person })
    .retry(false);
  if (error) throw toAppError(error, status);
}
