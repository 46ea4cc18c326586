import { sayValue } from '@/person/say-value';
import { t } from '@/texts/texts';

/** How to reach a person. */
export interface ContactDetails {
  phone_number: string | null;
  whose_phone: string | null;
  second_phone_number: string | null;
  whose_second_phone: string | null;
  email: string | null;
  address: string | null;
  assets?: string | null;
}

/** A phone number, and whose it is. */
export interface Phone {
  number: string;
  whose: string | null;
}

/** The stored phone numbers, the first one first. */
export function phonesOf(details: ContactDetails | null | undefined): Phone[] {
  if (!details) return [];
  return [
    { number: details.phone_number, whose: details.whose_phone },
    { number: details.second_phone_number, whose: details.whose_second_phone },
  ].flatMap(({ number, whose }) => (number === null ? [] : [{ number, whose }]));
}

/** A text with the owner of the number: "Phone (Father)", "+91 98430 12345 (Father)". */
export const withOwner = (text: string, whose: string | null): string =>
  whose === null ? text : t('person.withOwner', { text, owner: sayValue('phoneOwner', whose) });
