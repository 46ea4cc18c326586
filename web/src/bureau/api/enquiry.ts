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
  language: string;
  /** Of a field that people do not see. */
  website: string;
}

type Proven = { challenge: string; proof: string };

async function prove(kind: EnquiryKind, sender: string): Promise<Proven> {
  const challenge = await runReading(supabase.rpc('begin_enquiry', { kind }));
  const proof = await findProof(challenge, sender);
  if (proof === null) {
    const sentence = 'Many enquiries have come in just now. Please call us.';
    throw new AppError('invalid', sentence, { refusal: 'too_many_enquiries' });
  }
  return { challenge, proof };
}

/** Sends with the proof of work for the sender's number or address. @throws AppError */
export async function sendProven<Answer>(
  kind: EnquiryKind,
  sender: string,
  send: (proven: Proven) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(await prove(kind, sender));
  } catch (cause) {
    // The challenge ends at midnight, after ten minutes, and when a flood begins: once more with a new one.
    if (toAppError(cause).refusal !== 'enquiry_expired') throw cause;
    return await send(await prove(kind, sender));
  }
}

/** Sends an enquiry to the bureau. The answer is the same whether a number or a login exists. @throws AppError */
export async function sendEnquiry(enquiry: Enquiry): Promise<void> {
  const { kind, name, phoneNumber, relative, bestTime, words, language, website } = enquiry;
  await sendProven(kind, phoneNumber, (proven) =>
    run(
      supabase.rpc('send_enquiry', {
        kind,
        name,
        phone_number: phoneNumber,
        ...proven,
        relative,
        best_time: bestTime,
        words,
        language,
        website,
      }),
    ),
  );
}
