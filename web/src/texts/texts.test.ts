import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isLong, problemOf } from '@/texts/build/check-texts';
import { readTextFile, readTexts, textFileNames } from '@/texts/build/catalogue';
import { findUses } from '@/texts/build/uses';
import { languageCodes } from '@/texts/languages';
import { addTexts, getLanguage, sayIn, t } from '@/texts/texts';

const english = readTexts('en');
const others = languageCodes.filter((code) => code !== 'en');

test('every id begins with the name of its file, and stands once', () => {
  const ids = textFileNames.flatMap((file) =>
    Object.keys(readTextFile('en', file)).map((id) => {
      expect(id.startsWith(`${file}.`), `${id} in ${file}.json`).toBe(true);
      return id;
    }),
  );
  expect(ids).toHaveLength(new Set(ids).size);
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
  // One that is missing is shown in English and counted: nobody who adds a text needs to know the language.
  test('has no text that English does not have', () => {
    for (const file of textFileNames)
      expect(Object.keys(readTextFile('en', file)), file).toEqual(
        expect.arrayContaining(Object.keys(readTextFile(language, file))),
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
  expect(problemOf('ta', 'Save', 'க்\u200Cஷ க்\u200Dஷ')).toBeUndefined();
  expect(problemOf('ta', 'Two\nlines', 'இரு\nவரிகள்')).toBeUndefined();
  expect(isLong('Save this profile for later', 'x'.repeat(80))).toBe(true);
});

test.each<[string, string, string?]>([
  ['a sign that turns the text around', 'சேமி\u202Ex', 'U+202E'],
  ['a NUL', 'சேமி\u0000', 'U+0000'],
  ['a sign of another line', 'சேமி\u2028x', 'U+2028'],
  ['100,000 letters', 'x'.repeat(100_000), 'too long'],
  ['two literal braces', '\'{{env "HOME"}}\'', '"{"'],
  ['two literal braces in a plural form', "{n, plural, one {'{'#} other {#}}", '"{"'],
  ['the mark of the nonce', '__NONCE__', '__NONCE__'],
  ['a tag with an attribute', '<line onclick="x">சேமி</line>', '"<"'],
])('a text with %s is refused', (_what, text, problem) => {
  expect(problemOf('ta', '<line>Save</line>', text)).toContain(problem);
});

test('a sentence in another language leaves the page in its own, also when it fails', () => {
  addTexts('ta', readTexts('ta'));
  const title = () => [getLanguage(), t('page.language')].join(' ');
  const own = title();
  const inTamil = sayIn('ta', () => [title(), sayIn('en', title), title()]);
  expect(inTamil).toEqual([`ta ${readTexts('ta')['page.language'] ?? ''}`, own, inTamil[0]]);
  expect(() =>
    sayIn('ta', () => {
      throw new Error('no text');
    }),
  ).toThrow('no text');
  expect(title()).toBe(own);
});

test('a text that the page lacks is English, with an error', async () => {
  const errors: (() => void)[] = [];
  vi.stubGlobal('queueMicrotask', (report: () => void) => errors.push(report));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  // Another file may have loaded the language.
  vi.resetModules();
  const page = await import('@/texts/texts');
  page.addTexts('en', english);
  page.activateTexts('kn');
  expect(page.t('home.gallery.lamp.alt')).toBe(english['home.gallery.lamp.alt']);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toThrow('The text home.gallery.lamp.alt is not loaded in kn.');
});
