import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isLong, problemOf } from '@/texts/build/check-texts';
import { readTextFile, readTexts, textFileNames, textsFolder } from '@/texts/build/catalogue';
import { writeTextTypes } from '@/texts/build/text-types';
import { findUses } from '@/texts/build/uses';
import { languageCodes } from '@/texts/languages';

const english = readTexts('en');
const others = languageCodes.filter((code) => code !== 'en');

test('every file is loaded by some readers', () => {
  const files = readdirSync(path.join(textsFolder, 'en')).map((name) => path.basename(name, '.json'));
  expect([...textFileNames].toSorted()).toEqual(files.toSorted());
});

test('every id begins with the name of its file, and stands once', () => {
  const ids = textFileNames.flatMap((file) =>
    Object.keys(readTextFile('en', file)).map((id) => {
      expect(id.startsWith(`${file}.`), `${id} in ${file}.json`).toBe(true);
      return id;
    }),
  );
  expect(ids).toHaveLength(new Set(ids).size);
});

test('the types are those of the English texts: make text-types', () => {
  expect(readFileSync(path.join(textsFolder, 'texts.types.ts'), 'utf8')).toBe(writeTextTypes());
});

test('every text is used', () => {
  const usesOf = findUses();
  expect(Object.keys(english).filter((id) => usesOf(id).length === 0)).toEqual([]);
});

test('the English texts are sound', () => {
  const found = Object.entries(english).flatMap(([id, text]) => {
    const problem = problemOf('en', text, text);
    return problem === undefined ? [] : [`${id}: ${problem}`];
  });
  expect(found).toEqual([]);
});

describe.each(others)('%s', (language) => {
  test('has each file with the same texts as English', () => {
    for (const file of textFileNames)
      expect(Object.keys(readTextFile(language, file)).toSorted(), file).toEqual(
        Object.keys(readTextFile('en', file)).toSorted(),
      );
  });

  test('each text has the values, tags and plural forms of its language', () => {
    const found = Object.entries(readTexts(language)).flatMap(([id, text]) => {
      const problem = problemOf(language, english[id] ?? '', text);
      return problem === undefined ? [] : [`${id}: ${problem}`];
    });
    expect(found).toEqual([]);
  });
});

test('what is wrong with a translation is said', () => {
  const plural = '{count, plural, one {# profile} other {# profiles}}';
  expect(problemOf('ta', 'Save', 'சேமி')).toBeUndefined();
  expect(problemOf('ta', 'Save', '')).toBe('there is no text');
  expect(problemOf('ta', '{name} liked you', 'உங்களை விரும்பினார்')).toBe('{name} is missing');
  expect(problemOf('ta', 'Ask <link>us</link>.', 'எங்களைக் கேளுங்கள்.')).toBe('<link>, </link> is missing');
  expect(problemOf('ta', plural, '{count, plural, other {# சுயவிவரங்கள்}}')).toContain('"one"');
  expect(problemOf('ta', plural, '{count, plural, one {# x} other {# y}')).toContain('braces');
  expect(problemOf('hi', '2 days', '२ दिन')).toContain('0 to 9');
  expect(isLong('Save this profile for later', 'x'.repeat(80))).toBe(true);
});
