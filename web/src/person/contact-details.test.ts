import { expect, it } from 'vitest';
import { toVCard } from '@/person/contact-details';

it('writes a contact, and escapes line breaks in values', () => {
  const card = toVCard('Asha; R', {
    phone_number: '+91 98430 12345',
    whose_phone: null,
    second_phone_number: '+91 94430 11111',
    whose_second_phone: 'Mother',
    email: 'asha@family.example',
    address: '1, Car Street\nTEL:000\r\nErode',
  });
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Asha\\; R;;;;',
    'FN:Asha\\; R',
    'item1.TEL;TYPE=CELL:+919843012345',
    'item2.TEL;TYPE=CELL:+919443011111',
    'item2.X-ABLabel:Mother',
    'EMAIL:asha@family.example',
    'ADR:;;1\\, Car Street\\nTEL:000\\nErode;;;;',
    'END:VCARD',
    '',
  ]);
});

it('omits unknown values', () => {
  const phones = { phone_number: null, whose_phone: null, second_phone_number: null, whose_second_phone: null };
  expect(toVCard('Asha', { ...phones, email: null, address: null })).not.toMatch(/TEL|EMAIL|ADR/);
});
