import { findProof } from '@/bureau/proof-of-work';
import { supabase } from '@/lib/backend/client';
import { AppError, toAppError } from '@/lib/errors';
import type { enquiryKinds } from '@/lib/register-work.gen';
import { run, runReading } from '@/lib/run';

export type EnquiryKind = (typeof enquiryKinds)[number];

export interface Enquiry {
  kind: EnquiryKind;
  name: string;
  /** In international form. */
  phoneNumber: string;
  relative: string | null;
  bestTime: string | null;
  words: string | null;
  /** The language of the page. */
  language: string;
  /** Of a field that people do not see. */
  website: string;
}

async function send(enquiry: Enquiry): Promise<void> {
  const { kind, name, phoneNumber, relative, bestTime, words, language, website } = enquiry;
  const challenge = await runReading(supabase.rpc('begin_enquiry', { kind }));
  const proof = await findProof(challenge, phoneNumber);
  if (proof === null) {
    const sentence = 'Many enquiries have come in just now. Please call us.';
    throw new AppError('invalid', sentence, { refusal: 'too_many_enquiries' });
  }
  await run(
    supabase.rpc('send_enquiry', {
      kind,
      name,
      phone_number: phoneNumber,
      challenge,
      proof,
      relative,
      best_time: bestTime,
      words,
      language,
      website,
    }),
  );
}

/** Sends an enquiry to the bureau. The answer is the same whether a number or a login exists. @throws AppError */
export async function sendEnquiry(enquiry: Enquiry): Promise<void> {
  try {
    await send(enquiry);
  } catch (cause) {
    // The challenge ends at midnight, after ten minutes, and when a flood begins: once more with a new one.
    if (toAppError(cause).refusal !== 'enquiry_expired') throw cause;
    await send(enquiry);
  }
}
