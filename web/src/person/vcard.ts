import { phonesOf, type ContactDetails } from '@/person/contact-details';
import { sayValue } from '@/person/say-value';

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
