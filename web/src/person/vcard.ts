import type { ContactDetails } from '@/person/contact-details';

const escape = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r?\n/g, '\\n')
    .replaceAll(/[,;]/g, (sign) => `\\${sign}`);

/** Formats a contact as vCard 3.0. */
export function toVCard(name: string, { phone_number: phone, email, address }: ContactDetails): string {
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escape(name)};;;;`,
    `FN:${escape(name)}`,
    phone !== null && `TEL;TYPE=CELL:${phone.replaceAll(' ', '')}`,
    email !== null && `EMAIL:${escape(email)}`,
    address !== null && `ADR:;;${escape(address)};;;;`,
    'END:VCARD',
    '',
  ]
    .filter((line) => line !== false)
    .join('\r\n');
}
