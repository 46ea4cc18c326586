import { expect, it } from 'vitest';
import { readUserIdSearch } from '@/features/admin/user-id-search';

it.each([
  ['', { kind: 'all' }],
  ['   ', { kind: 'all' }],
  ['1000', { kind: 'id', id: 1000 }],
  [' 7 ', { kind: 'id', id: 7 }],
  ['asha', { kind: 'invalid' }],
  ['-1', { kind: 'invalid' }],
  ['1.5', { kind: 'invalid' }],
  ['99999999999999999999', { kind: 'none' }],
])('reads "%s"', (text, search) => {
  expect(readUserIdSearch(text)).toEqual(search);
});
