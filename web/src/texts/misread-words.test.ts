import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { officeFiles, readTextFile, readTexts, textFileNames } from '@/texts/build/catalogue';
import { languageCodes, type Language } from '@/texts/languages';

type Translation = Exclude<Language, 'en'>;
const translations = languageCodes.filter((code): code is Translation => code !== 'en');

/** Words for a wish that mean a craving, greed or a requirement, or that answers have for "interested". */
const noWishes: Readonly<Record<Translation, RegExp>> = {
  ta: /விருப்ப|ஆசை/,
  ml: /ആഗ്രഹ|താൽപര്യ/,
  te: /కోరిక|ఆశ(?![్ీ])|ఆసక్తి/,
  kn: /ಬಯಕೆ|ಆಸೆ|ಆಸಕ್ತಿ/,
  hi: /इच्छा|अपेक्षित|चाहत|रुचि/,
};

/** What the family looks for, by the English words or the file. */
const ofWishes = Object.entries(readTexts('en'))
  .filter(
    ([id, text]) =>
      /^(wishes|fits|matches)\./.test(id) || /\b(?<!best )wish(es)?\b|\bhoped\b/i.test(text.replaceAll(/\{\w+\}/g, '')),
  )
  .map(([id]) => id);

test('the wishes of a family are found by their English words', () => {
  expect(ofWishes).toContain('audit.table.wishes');
  expect(ofWishes).toContain('my-profile.page.label.hoped');
});

test.each(translations)('one word for a wish: %s', (language) => {
  const texts = readTexts(language);
  expect(ofWishes.filter((id) => noWishes[language].test(texts[id] ?? ''))).toEqual([]);
});

test.each(translations)('a wish and a hope have different words: %s', (language) => {
  const texts = readTexts(language);
  expect(texts['wishes.theWishes']).not.toContain(texts['wishes.hopes']);
});

test.each(translations)('a unit stands in the letters of its language, and a word has one spelling: %s', (language) => {
  const wrong = Object.entries(readTexts(language)).filter(([, text]) => /\bcm\b|ಇ-ಮೇಲ್/.test(text));
  expect(wrong.map(([id]) => id)).toEqual([]);
});

/** The three kinds of asking by their English words, and the one word that each has in the office's texts. */
const asking: readonly { english: RegExp; word: Readonly<Record<Translation, string>> }[] = [
  { english: /enquir/i, word: { ta: 'விசாரணை', ml: 'അന്വേഷണ', te: 'విచారణ', kn: 'ವಿಚಾರಣೆ', hi: 'पूछताछ' } },
  { english: /introduc/i, word: { ta: 'அறிமுக', ml: 'പരിചയപ്പെടുത്ത', te: 'పరిచయ', kn: 'ಪರಿಚಯ', hi: 'परिचय' } },
  {
    english: /contact request/i,
    word: {
      ta: 'தொடர்புக் கோரிக்கை',
      ml: 'കോൺടാക്റ്റ് അഭ്യർത്ഥന',
      te: 'కాంటాక్ట్ అభ్యర్థన',
      kn: 'ಸಂಪರ್ಕ ಕೋರಿಕೆ',
      hi: 'संपर्क अनुरोध',
    },
  },
];

test.each(translations)('an enquiry, an introduction and a contact request have one word each: %s', (language) => {
  // The figures name many kinds of asking in one sentence.
  const files = officeFiles.filter((file) => file !== 'figures');
  const otherwise = files.flatMap((file) => {
    const texts = readTextFile(language, file);
    return Object.entries(readTextFile('en', file)).filter(([id, text]) =>
      asking.some(({ english, word }) => english.test(text) && !texts[id]?.includes(word[language])),
    );
  });
  expect(otherwise).toEqual([]);
});

/** Words that families read as a court's, another tongue's or another act's, and forms with a slash for men and women. */
const misread: Readonly<Record<Translation, RegExp>> = {
  ta: /விசாரணை|உங்கள் மேல் விருப்ப|விருப்பம் தெரிவி|ஒரு தட்டு/,
  // An ending after a value is wrong after half of the names.
  ml: /\{name\}-ന(?:ുള്ള|െക്കുറിച്ച)|എന്നെ വിളിക്ക|അയച്ചില്ല|നിങ്ങളിൽ താൽപര്യ/,
  te: /విచారణ|పొరుత|నాకు ఫోన్|బడలేదు|బడదు|మీపై ఆసక్తి/,
  kn: /ವಿಚಾರಣೆ|ಪೊರುತ್ತ|ನನಗೆ ಕರೆ|ನಿಮ್ಮಲ್ಲಿ ಆಸಕ್ತಿ|ಉಳಿಯಲಿಲ್ಲ/,
  hi: /रहा\/|गया\/|मुझे फ़ोन|आपमें रुचि/,
};

/** Texts that only an admin reads, in files that everybody loads. */
const ofAdmins = /^refusals\.enquiry_|^notifications\.kind\.enquiry came$|^shell\.pages\.enquiries$/;
const filesOfFamilies = textFileNames.filter((file) => !officeFiles.includes(file));

test.each(translations)('families read no word that means another thing: %s', (language) => {
  const found = filesOfFamilies.flatMap((file) =>
    Object.entries(readTextFile(language, file))
      .filter(([id, text]) => !ofAdmins.test(id) && misread[language].test(text))
      .map(([id]) => id),
  );
  expect(found).toEqual([]);
});

/** "At once" and the endings of denied verbs, where the two together mean "not at once". */
const turnedRound = {
  ta: [/உடனே|உடனடியாக/, /(?:ாது|ில்லை|மாட்டோம்|மாட்டார்(?:கள்)?|வேண்டாம்)(?![\p{L}\p{M}])/u],
  ml: [/ഉടൻ|ഉടനെ|ഉടനടി/, /(?:ില്ല|രുത്|േണ്ട)(?![\p{L}\p{M}])/u],
  te: [/వెంటనే|తక్షణ/, /(?:దు|వు|లేరు|లేం|కండి)(?![\p{L}\p{M}])/u],
  kn: [/ತಕ್ಷಣ|ಕೂಡಲೇ/, /(?:ಿಲ್ಲ|ಬೇಡ|ಬೇಡಿ|ಬಾರದು|ಾಗದು)(?![\p{L}\p{M}])/u],
} as const;
/** What the database says to families. Each language is found by its own letters. */
const ofDatabase = ['consents.sql', 'office-settings.sql'].map((file): [string, string] => [
  file,
  readFileSync(path.resolve(import.meta.dirname, '../../../supabase/schemas/register', file), 'utf8'),
]);

test.each(['ta', 'ml', 'te', 'kn'] as const)(
  'no "at once" before a denied verb turns a promise round: %s',
  (language) => {
    const [once, denied] = turnedRound[language];
    const found = [...Object.entries(readTexts(language)), ...ofDatabase].flatMap(([id, text]) =>
      text
        .split(/[.,:;?!|{}\n\t]/)
        .filter((part) => once.test(part) && denied.test(part.slice(part.search(once))))
        .map((part) => `${id}: ${part.trim()}`),
    );
    expect(found).toEqual([]);
  },
);
