import { readContactDetails } from '@/bureau/api/contact-details';
import { run, runReading } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

type Decision =
  | { requestId: number; approve: true; bothWays: boolean }
  | { requestId: number; approve: false; reason: string };

/** Shares the contact details with the requester, or each one's with the other, or declines with a reason they read. */
export const decideRequest = (decision: Decision) =>
  run(
    supabase.rpc('decide_request', {
      request_id: decision.requestId,
      approve: decision.approve,
      ...(decision.approve ? { both_ways: decision.bothWays } : { decline_reason: decision.reason }),
    }),
  );

interface StatusChange {
  requestId: number;
  status: 'requested' | 'under review' | 'awaiting consent';
  /** The request is postponed until this day. */
  askAgainOn: string | null;
}

/** Sets the status of an open request, or postpones it. Fails with a conflict if it was decided meanwhile. */
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
  /** The family of the consent: the requested person's, or the requester's. */
  familyOf: number;
  givenOn: string;
  channel: string;
  person: string;
}

/** Records the consent of a family: when, by which channel, and who gave it. */
export const recordConsent = ({ requestId, familyOf, givenOn, channel, person }: Consent) =>
  run(
    supabase.rpc('record_consent', {
      request_id: requestId,
      given_on: givenOn,
      channel,
      person,
      family_of: familyOf,
    }),
  );

interface Attempt {
  requestId: number;
  channel: string;
  note: string;
  /** The request is postponed until this day; null for none. */
  askAgainOn: string | null;
}

/** Records an attempt to contact the other family, and its result. */
export const noteAttempt = ({ requestId, channel, note, askAgainOn }: Attempt) =>
  run(
    supabase.rpc('note_attempt', {
      request_id: requestId,
      channel,
      note,
      ...(askAgainOn !== null && { ask_again_on: askAgainOn }),
    }),
  );

/** Opens the shared contact details for the message to the requester. The database records it first. */
export async function openContactForMessage(disclosure: { id: number; subjectId: number }) {
  await runReading(supabase.rpc('open_contact_for_message', { disclosure_id: disclosure.id }));
  return await readContactDetails(disclosure.subjectId);
}

interface Revocation {
  disclosureId: number;
  reason: string;
  /** Also shares in the other direction. */
  bothWays: boolean;
}

/** Revokes a disclosure of contact details, or those of both directions. */
export const revokeDisclosure = ({ disclosureId, reason, bothWays }: Revocation) =>
  run(supabase.rpc('revoke_disclosure', { disclosure_id: disclosureId, revoke_reason: reason, both_ways: bothWays }));
