import { expect, test } from 'vitest';
import { builtInBureau, bureauIn, readBureau } from '@/first-load/first-bureau';
import { offeredLanguages } from '@/texts/offered-languages';
import { languageCodes } from '@/texts/languages';
import { addTexts, sayIn, t } from '@/texts/texts';
import texts from 'virtual:texts/drawn';

test('the offered languages are known ones, in the order of the choice, with English', () => {
  expect(offeredLanguages(builtInBureau)).toEqual(languageCodes);
  expect(offeredLanguages({ ...builtInBureau, languages: 'hi xx ta' })).toEqual(['en', 'ta', 'hi']);
});

test('a bureau is read by its columns: what is not set is as it is built in, and nothing else is taken over', () => {
  const stored = { bureau_name: 'Vivaha', whatsapp: null, phone: 7, tax: 'high' };
  expect(readBureau(stored)).toEqual({ ...builtInBureau, bureau_name: 'Vivaha', in_languages: {} });
  for (const nothing of [null, undefined, 'Vivaha', []]) expect(readBureau(nothing)).toEqual(builtInBureau);
});

test('a bureau is in English where it has no text in the language', () => {
  const stored = {
    bureau_name: 'Vivaha',
    tagline: 'Bureau',
    in_languages: { ta: { bureau_name: 'விவாகா', phone: 1 }, xx: 1 },
  };
  const bureau = readBureau(stored);
  expect(bureau.in_languages).toEqual({ ta: { bureau_name: 'விவாகா' } });
  expect(bureauIn(bureau, 'ta')).toMatchObject({ bureau_name: 'விவாகா', tagline: 'Bureau' });
  for (const language of ['en', 'hi'] as const) expect(bureauIn(bureau, language).bureau_name).toBe('Vivaha');
});

test.each(languageCodes)('the built home page and the built-in bureau have one name: %s', (language) => {
  const { bureau_name: name, tagline } = bureauIn(builtInBureau, language);
  addTexts(language, texts[language]);
  expect(sayIn(language, () => t('page.title'))).toBe(`${name} | ${tagline}`);
});
