import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { officeFiles, readTextFile, readTexts, textFileNames } from '@/texts/build/catalogue';
import { isLong, problemOf } from '@/texts/build/check-texts';
import { findTextsOfParts, findUses, findWholeIds } from '@/texts/build/uses';
import { languageCodes, type Language } from '@/texts/languages';
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

/** Ids whose words are the same today, and whose sense is not: one of them may change alone. */
const otherSense: readonly string[] = [
  // Kinds of notifications, headings of the spreadsheet, and the choices of a list are each a list of their own.
  'admin-notifications.kind.contactAskedFor',
  'admin-notifications.kind.enquiryCame',
  'admin-notifications.kind.grievanceCame',
  'requests.declined.other',
  'transfer.heading.hoped',
  'transfer.heading.status',
  'transfer.heading.userId',
  'biodata.part.horoscope',
  // A pattern of two values is not a sentence.
  'admin-people.household.person',
  'admin.words.part',
  'astrology.fromTo',
  // A heading and a link, an act and the word for its result, one and several.
  'admin-people.log.title',
  'admin.castes.noRelation',
  'consent-answers.record.answer',
  'introductions-office.answer.answer',
  'requests-office.shared.heading',
  'review.proposal.nothing',
  'settings.messages.choice',
  'wishes.musts',
];

test('a sentence that is the same in each language has one id', () => {
  const texts = languageCodes.map((language) => readTexts(language));
  const idsOf = new Map<string, string[]>();
  for (const id of findWholeIds().filter((each) => !otherSense.includes(each))) {
    const words = JSON.stringify(texts.map((all) => all[id]));
    idsOf.set(words, [...(idsOf.get(words) ?? []), id]);
  }
  expect([...idsOf.values()].filter((ids) => ids.length > 1)).toEqual([]);
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

/** The words for the house that families do not read: they read "the bureau" in each language. */
const otherWords: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /\badmin|\boffice\b/i,
  ta: /நிலைய(?:ம|த்)|நிர்வாகி|அலுவலக/,
  // Without the grievance officer.
  ml: /അഡ്മിൻ|ഓഫീസ(?!ർ)/,
  te: /అడ్మిన్|ఆఫీస|కార్యాలయ/,
  kn: /ಅಡ್ಮಿನ್|ಕಚೇರಿ/,
  hi: /एडमिन|दफ़्तर|कार्यालय|साइन इन/,
};

/** Texts that only an admin reads, in files that everybody loads. */
const ofAdmins =
  /^refusals\.(admin_|last_owner|handler_unknown|second_person|email_wrong)|^shell\.(adminLogin|notForYou\.admin)$|^person-member\.hint\.old_number$/;

/** English words that the product's specification fixes. */
const fixed = ['profiles.heading', 'shell.pages.profiles', 'ui.errorPage.text'];

const filesOfFamilies = textFileNames.filter((file) => !officeFiles.includes(file));

test.each(languageCodes)('families read one word for the bureau: %s', (language) => {
  const other = otherWords[language];
  if (other === undefined) throw new Error(`Add the words of ${language}.`);
  const found = filesOfFamilies.flatMap((file) =>
    Object.entries(readTextFile(language, file))
      .filter(([id]) => !ofAdmins.test(id))
      .filter(([, text]) => other.test(text.replaceAll(/\{\w+\}/g, '')))
      .map(([id]) => id),
  );
  expect(found.toSorted()).toEqual(language === 'en' ? fixed : []);
});

const source = path.resolve(import.meta.dirname, '..');
const codeFiles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(?:test|gen)\./.test(file),
);

/** Texts whose name is no person's, or that the office reads. */
const ofOthers =
  /^(?:consent-answers|consents|fees|notifications|person-form|privacy|shell|statement|stories|profiles\.savedAs|profiles-member\.searches|porutham|refusals|ui-member\.pictures|biodata\.(?:fileName|contactRecorded))\b/;

const files = textFileNames.filter((file) => !officeFiles.includes(file));
const naming = new Set(
  files
    .flatMap((file) => Object.entries(readTextFile('en', file)))
    .filter(([id, text]) => text.includes('{name}') && !ofOthers.test(id))
    .map(([id]) => id),
);

test('families read every name in their own letters: a text gets `shownName`, or sayName()', () => {
  const calls = codeFiles.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/\bt\(([^{};]*?),\s*\{([^{}]*)\}/g)]
      .map(([, ids = '', values = '']) => ({ ids: ids.match(/(?<=')[\w.-]+(?=')/g) ?? [], values, file }))
      .filter(({ ids }) => ids.some((id) => naming.has(id))),
  );
  // Fewer would be read by no rule: the pattern has to find them.
  expect(calls.length).toBeGreaterThan(25);
  const raw = calls.filter(({ values }) => !/\bname: (?:shownName\b|sayName\()/.test(values));
  expect(raw.map(({ ids, file }) => `${file}: ${ids.join(', ')}`)).toEqual([]);
  const found = new Set(calls.flatMap(({ ids }) => ids));
  expect([...naming].filter((id) => !found.has(id))).toEqual([]);
});

const textsOf = findTextsOfParts();
const has = (part: string, id: string) => textsOf.get(part)?.has(id) ?? false;

test('a part has the texts of all code that it imports, by literal and by beginning', () => {
  expect(has('main', 'home.gallery.lamp.caption')).toBe(true);
  // The list names the members' filters to visitors: the labels are in person/fields.ts.
  expect(has('app.pages', 'person-member.filter.occupation')).toBe(true);
  expect(has('features.profiles.filter.filter-dialog', 'profiles.filters.forMembers')).toBe(true);
  expect(has('texts.member-refusals', 'refusals.consent_withdrawn')).toBe(true);
});

test('a part has no text that is there before it', () => {
  expect(has('app.profiles-route', 'person-member.filter.occupation')).toBe(false);
  expect(
    [...textsOf].filter(([part]) => part !== 'main').flatMap(([, ids]) => [...ids].filter((id) => has('main', id))),
  ).toEqual([]);
});

test('visitors load no refusals of members', () => {
  const ofVisitors = ['main', 'app.pages', 'app.profiles-route', 'app.profile-route'];
  expect(ofVisitors.filter((part) => has(part, 'refusals.consent_withdrawn'))).toEqual([]);
});
