import { expect, test } from 'vitest';
import { readTextFile, textFileNames } from '@/texts/build/catalogue';
import { officeFiles } from '@/texts/build/office-files';
import { languageCodes, type Language } from '@/texts/languages';

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
const fixed = ['profiles.heading', 'profiles.title', 'shell.pages.profiles', 'ui.errorPage.text'];

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
