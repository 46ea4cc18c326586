import { expect, test } from 'vitest';
import { builtInBureau, readBureau } from '@/first-load/kept-bureau';

test('a bureau is read by its columns: what is not set is as it is built in, and nothing else is taken over', () => {
  const stored = { bureau_name: 'Vivaha', whatsapp: null, phone: 7, tax: 'high' };
  expect(readBureau(stored)).toEqual({ ...builtInBureau, bureau_name: 'Vivaha' });
  for (const nothing of [null, undefined, 'Vivaha', []]) expect(readBureau(nothing)).toEqual(builtInBureau);
});
