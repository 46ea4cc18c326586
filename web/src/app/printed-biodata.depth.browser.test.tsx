import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { setBureau } from '@/bureau/bureau';
import { sharedKeys } from '@/bureau/api/keys';
import { sampleBureau } from '@/bureau/sample-bureau';
import { BiodataView } from '@/features/biodata/components/biodata-view';
import { readPdf } from '@/features/person-form/paste/read-pdf';
import { renderPart } from '@/lib/render-part';
import { readBiodata } from '@/person/reading/read-biodata';
import { sampleCard, sampleDetails } from '@/person/sample';
import { languageCodes, type Language } from '@/texts/languages';

declare module 'vitest/browser' {
  interface BrowserCommands {
    printToPdf: (html: string) => Promise<string>;
  }
}

const names: Readonly<Record<Language, string>> = {
  en: 'Menaka Gopal',
  ta: 'மேனகா கோபால்',
  ml: 'മേനക ഗോപാൽ',
  te: 'మేనక గోపాల్',
  kn: 'ಮೇನಕಾ ಗೋಪಾಲ್',
  hi: 'मेनका शर्मा',
};

/** Facts whose words the reader knows in each language. */
const facts = {
  date_of_birth: '1998-06-14',
  time_of_birth: '06:05',
  rasi: 'Vrishabha',
  height: '163',
  religion: 'Hindu',
};

test.each(languageCodes)('a biodata printed in %s is read from its PDF as it stands on paper', async (language) => {
  setBureau(sampleBureau);
  const phone_number = '+91 98430 59011';
  const screen = await renderPart(
    <BiodataView
      profile={{
        ...sampleCard,
        id: 7,
        name: names.en,
        own_script_name: names[language],
        visible: true,
        profile_details: { ...sampleDetails, ...facts, birth_star: 'Rohini', height: 163 },
      }}
      contact={{
        phone_number,
        whose_phone: null,
        second_phone_number: null,
        whose_second_phone: null,
        email: null,
        address: null,
      }}
      familyLanguage={language}
      drawCharts={() => null}
      drawPanchangam={() => null}
      writeJathakam={() => null}
      sayWishes={null}
    />,
    [[sharedKeys.officeSettings(), { logo: null }]],
  );
  await expect.element(screen.getByRole('article')).toHaveAttribute('lang', language);
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  const styles = [...document.querySelectorAll('style, link[rel=stylesheet]')].map(({ outerHTML }) => outerHTML);
  const pdf = await commands.printToPdf(`${styles.join('')}${screen.container.outerHTML}`);
  const text = await readPdf(new Blob([Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0))]));
  const printed = [...screen.container.querySelectorAll('dl > div')].map((row) =>
    // The reader of PDFs leaves out signs without a drawing (U+200C in M.Sc. of Malayalam), and knows one kind of space.
    [...row.children]
      .map((cell) => cell.textContent.normalize('NFC').replaceAll('\u200c', '').replaceAll('\u00a0', ' '))
      .join('\t'),
  );
  expect(printed.length).toBeGreaterThan(20);
  expect(text.split('\n')).toEqual(expect.arrayContaining(printed));
  const read = Object.fromEntries(readBiodata(text).values.map(({ field, value }) => [field, value]));
  expect(read).toMatchObject({ ...facts, name: names[language] });
});
