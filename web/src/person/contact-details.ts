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

const escape = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r?\n/g, '\\n')
    .replaceAll(/[,;]/g, (sign) => `\\${sign}`);

/** Formats a contact as vCard 3.0. */
export function toVCard(name: string, details: ContactDetails): string {
  const { email, address } = details;
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escape(name)};;;;`,
    `FN:${escape(name)}`,
    // A label belongs to the line with the same prefix.
    ...phonesOf(details).flatMap(({ number, whose }, index) => [
      `item${index + 1}.TEL;TYPE=CELL:${number.replaceAll(' ', '')}`,
      whose !== null && `item${index + 1}.X-ABLabel:${escape(sayValue('phoneOwner', whose))}`,
    ]),
    email !== null && `EMAIL:${escape(email)}`,
    address !== null && `ADR:;;${escape(address)};;;;`,
    'END:VCARD',
    '',
  ]
    .filter((line) => line !== false)
    .join('\r\n');
}
