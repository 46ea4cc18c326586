import { expect, test } from 'vitest';
import { builtInBureau, readBureau } from '@/first-load/first-bureau';
import { offeredLanguages } from '@/texts/offered-languages';
import { languageCodes } from '@/texts/languages';

test('the offered languages are known ones, in the order of the choice, with English', () => {
  expect(offeredLanguages(builtInBureau)).toEqual(languageCodes);
  expect(offeredLanguages({ ...builtInBureau, languages: 'hi xx ta' })).toEqual(['en', 'ta', 'hi']);
});

test('a bureau is read by its columns: what is not set is as it is built in, and nothing else is taken over', () => {
  const stored = { bureau_name: 'Vivaha', whatsapp: null, phone: 7, tax: 'high' };
  expect(readBureau(stored)).toEqual({ ...builtInBureau, bureau_name: 'Vivaha' });
  for (const nothing of [null, undefined, 'Vivaha', []]) expect(readBureau(nothing)).toEqual(builtInBureau);
});
