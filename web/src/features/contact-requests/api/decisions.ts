import { readContactDetails } from '@/bureau/api/contact-details';
import { run, runReading, type Args } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** Shares the contact details with the requester, or each one's with the other, or declines with a reason they read. */
export const decideRequest = (decision: Args<'decide_request'>) => run(supabase.rpc('decide_request', decision));

/** Sets the status of an open request, or postpones it until a day. Fails with a conflict if it was decided meanwhile. */
export const setRequestStatus = (change: Args<'set_request_status'>) => run(supabase.rpc('set_request_status', change));

/** Records the consent of the requested person's family, or the requester's: when, by which channel, and who gave it. */
export const recordConsent = (consent: Args<'record_consent'>) => run(supabase.rpc('record_consent', consent));

/** Records an attempt to contact the other family, and its result. The request may be postponed until a day. */
export const noteAttempt = (attempt: Args<'note_attempt'>) => run(supabase.rpc('note_attempt', attempt));

/** Opens the shared contact details for the message to the requester. The database records it first. */
export async function openContactForMessage(disclosure: { id: number; subjectId: number }) {
  await runReading(supabase.rpc('open_contact_for_message', { disclosure_id: disclosure.id }));
  return await readContactDetails(disclosure.subjectId);
}

/** Revokes a disclosure of contact details, or those of both directions. */
export const revokeDisclosure = (revocation: Args<'revoke_disclosure'>) =>
  run(supabase.rpc('revoke_disclosure', revocation));
