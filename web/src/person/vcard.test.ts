import { expect, it } from 'vitest';
import { toVCard } from '@/person/vcard';

it('writes a contact, and escapes line breaks in values', () => {
  const card = toVCard('Asha; R', {
    phone_number: '+91 98430 12345',
    email: 'asha@family.example',
    address: '1, Car Street\nTEL:000\r\nErode',
  });
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Asha\\; R;;;;',
    'FN:Asha\\; R',
    'TEL;TYPE=CELL:+919843012345',
    'EMAIL:asha@family.example',
    'ADR:;;1\\, Car Street\\nTEL:000\\nErode;;;;',
    'END:VCARD',
    '',
  ]);
});

it('omits unknown values', () => {
  expect(toVCard('Asha', { phone_number: null, email: null, address: null })).not.toMatch(/TEL|EMAIL|ADR/);
});
