import { expect, it } from 'vitest';
import { readPeopleSearch } from '@/features/admin/people-search';

it.each([
  ['', { kind: 'all' }],
  ['   ', { kind: 'all' }],
  ['1000', { kind: 'id', id: 1000 }],
  [' 7 ', { kind: 'id', id: 7 }],
  ['999999', { kind: 'id', id: 999_999 }],
  ['1234567', { kind: 'phone', phone: '1234567' }],
  ['98765 43210', { kind: 'phone', phone: '9876543210' }],
  ['+91 98765-43210', { kind: 'phone', phone: '+919876543210' }],
  ['+91', { kind: 'phone', phone: '+91' }],
  ['(0422) 555 0100', { kind: 'phone', phone: '04225550100' }],
  ['asha', { kind: 'name', text: 'asha' }],
  [' asha   rama ', { kind: 'name', text: 'asha rama' }],
  ['+', { kind: 'name', text: '+' }],
  ['-', { kind: 'name', text: '-' }],
])('reads "%s"', (typed, search) => {
  expect(readPeopleSearch(typed)).toEqual(search);
});
