import { deviceNumber } from '@/lib/device-number';
import { supabase } from '@/lib/backend/client';
import { run, type Args } from '@/lib/run';

/** Records what a family answered the bureau. */
export const recordConsents = (given: Args<'record_consents'>) => run(supabase.rpc('record_consents', given));

/** Gives or withdraws one of the member's own consents. */
export const setMyConsent = (given: Args<'set_my_consent'>) => run(supabase.rpc('set_my_consent', given));

/** By a private link that was made for the candidate: whether contact details may be given. */
export const answerByCandidate = (given: Omit<Args<'answer_by_candidate'>, 'device'>) =>
  run(supabase.rpc('answer_by_candidate', { ...given, device: deviceNumber() }));
