import { readContactDetails } from '@/lib/api/contact-details';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

type Decision = { requestId: number; approve: true } | { requestId: number; approve: false; reason: string };

/** Shares the contact details with the one who asked, or declines with a reason that they read. */
export const decideRequest = (decision: Decision) =>
  run(
    supabase.rpc('decide_request', {
      request_id: decision.requestId,
      approve: decision.approve,
      ...(!decision.approve && { decline_reason: decision.reason }),
    }),
  );

interface StatusChange {
  requestId: number;
  status: 'requested' | 'under review' | 'awaiting consent';
  /** The day until which the request is put off. */
  askAgainOn: string | null;
}

/** Says how far an open request has come, or puts it off. A conflict when it has been decided in the meantime. */
export const setRequestStatus = ({ requestId, status, askAgainOn }: StatusChange) =>
  run(
    supabase.rpc('set_request_status', {
      request_id: requestId,
      new_status: status,
      ...(askAgainOn !== null && { ask_again_on: askAgainOn }),
    }),
  );

interface Consent {
  requestId: number;
  givenOn: string;
  channel: string;
  person: string;
}

/** Records that the family which is asked for agrees: when, how, and who said so. */
export const recordConsent = ({ requestId, givenOn, channel, person }: Consent) =>
  run(supabase.rpc('record_consent', { request_id: requestId, given_on: givenOn, channel, person }));

interface Attempt {
  requestId: number;
  channel: string;
  note: string;
  /** The day until which the request is put off; null for no day. */
  askAgainOn: string | null;
}

/** Notes that the admin tried to reach the family which is asked for, and what came of it. */
export const noteAttempt = ({ requestId, channel, note, askAgainOn }: Attempt) =>
  run(
    supabase.rpc('note_attempt', {
      request_id: requestId,
      channel,
      note,
      ...(askAgainOn !== null && { ask_again_on: askAgainOn }),
    }),
  );

/** Opens what is shared, for the message to the one who asked. The database records it first. */
export async function openContactForMessage(disclosure: { id: number; subjectId: number }) {
  await run(supabase.rpc('open_contact_for_message', { disclosure_id: disclosure.id }));
  return await readContactDetails(disclosure.subjectId);
}

/** Takes a sharing of contact details back. */
export const revokeDisclosure = ({ disclosureId, reason }: { disclosureId: number; reason: string }) =>
  run(supabase.rpc('revoke_disclosure', { disclosure_id: disclosureId, revoke_reason: reason }));
