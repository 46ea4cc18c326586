import { DraftStore } from '@/features/person-form/draft-store';
import { emptyForm } from '@/features/person-form/form-schema';

interface KnownFromEnquiry {
  enquiry: { id: number; name: string };
  /** The person to be married, in the sender's words. */
  relative: string | null;
  phoneNumber: string;
  /** In which the family wrote: it is given the notice in it. */
  language: string | null;
  /** How the family came to the bureau, and the name of the source. */
  source: string;
  source_name: string;
}

/** What the words of a sender say about the person: the name is theirs only if they ask for themselves. */
const knownOf: Readonly<Record<string, { gender?: 'bride' | 'groom'; whose_phone?: string }>> = {
  Self: { whose_phone: 'Self' },
  Daughter: { gender: 'bride' },
  Son: { gender: 'groom' },
  Sister: { gender: 'bride' },
  Brother: { gender: 'groom' },
};

/**
 * Fills an empty registration form with the values of an enquiry. The enquiry becomes the person when the form is sent. False
 * if the form holds another person who is not sent yet.
 */
export function beginRegistration({ enquiry, relative, phoneNumber, language, ...source }: KnownFromEnquiry): boolean {
  const store = new DraftStore('new');
  const { draft, isStored } = store.read();
  if (isStored) return draft.enquiry?.id === enquiry.id;
  const { pictures: _pictures, charts: _charts, ...empty } = emptyForm;
  store.update({
    enquiry,
    values: {
      ...empty,
      ...source,
      ...knownOf[relative ?? ''],
      ...(relative === 'Self' && { name: enquiry.name }),
      phone_number: phoneNumber,
      consents: { ...empty.consents, notice_language: language ?? '' },
    },
  });
  return true;
}
