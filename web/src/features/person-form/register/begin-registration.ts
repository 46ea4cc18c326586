import { DraftStore, type Draft } from '@/features/person-form/draft-store';
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

/** Whether somebody typed in a new person's form: values of an enquiry are not typed. */
export function isBegun({ values, given, touchedPictures, reading, wishes }: Draft): boolean {
  const before = { ...emptyForm, ...given };
  return (
    touchedPictures.length > 0 ||
    reading !== null ||
    wishes !== null ||
    Object.entries(values ?? {}).some(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
    )
  );
}

/**
 * Fills an empty registration form with the values of an enquiry. The enquiry becomes the person when the form is sent. False
 * if somebody typed another person there who is not sent yet.
 */
export function beginRegistration({ enquiry, relative, phoneNumber, language, ...source }: KnownFromEnquiry): boolean {
  const store = new DraftStore('new');
  const { draft } = store.read();
  if (isBegun(draft)) return draft.enquiry?.id === enquiry.id;
  store.startAgain();
  const { pictures: _pictures, charts: _charts, ...empty } = emptyForm;
  const given = {
    ...empty,
    ...source,
    ...knownOf[relative ?? ''],
    ...(relative === 'Self' && { name: enquiry.name }),
    phone_number: phoneNumber,
    consents: { ...empty.consents, notice_language: language ?? '' },
  };
  store.update({ enquiry, given, values: given });
  return true;
}
