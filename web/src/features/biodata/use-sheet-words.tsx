import { useState } from 'react';
import type { Biodata } from '@/features/biodata/api';
import { sheetWords, type SayWishes } from '@/features/biodata/sheet-sections';
import { offeredLanguages } from '@/texts/offered-languages';
import type { ContactDetails } from '@/person/contact-details';
import { useBureau } from '@/bureau/bureau';
import { isLanguage, languages, type Language } from '@/texts/languages';
import { useSayIn } from '@/texts/say-in';
import { getLanguage, t } from '@/texts/texts';
import { SelectField } from '@/ui/fields';

/**
 * The words of a sheet in one or two languages, and the choices of them. At first it is in the family's language, or in that of
 * the page. While texts are fetched it waits, in the language of the page.
 */
export function useSheetWords(
  profile: Biodata,
  contact: ContactDetails | null,
  familyLanguage: Language | null,
  sayWishes: SayWishes | null,
) {
  const page = getLanguage();
  const [chosen, setChosen] = useState<Language | null>(null);
  const [chosenSecond, setChosenSecond] = useState<Language | null>(null);
  const language = chosen ?? familyLanguage ?? page;
  const secondLanguage = chosenSecond === language ? null : chosenSecond;
  const own = useSayIn(language);
  const other = useSayIn(secondLanguage ?? language);

  const offered = offeredLanguages(useBureau());
  const first = isLanguage(language) ? language : 'en';
  const optionsOf = (codes: readonly Language[]) =>
    codes.map((code) => ({ value: code, label: languages[code].name, isData: true }));
  return {
    words: own.say
      ? sheetWords(profile, contact, language, own.say, sayWishes)
      : sheetWords(profile, contact, page, (words) => words(), sayWishes),
    second:
      secondLanguage !== null && other.say && own.say
        ? sheetWords(profile, contact, secondLanguage, other.say, sayWishes)
        : null,
    isWaiting: (own.say === null && !own.failed) || (other.say === null && !other.failed),
    choices: (
      <div className="mt-4 print:hidden">
        <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
          <SelectField
            label={t('biodata.language.first')}
            emptyLabel={null}
            options={optionsOf(offered.includes(first) ? offered : [...offered, first])}
            value={first}
            onChange={({ target: { value } }) => {
              if (isLanguage(value)) setChosen(value);
            }}
          />
          <SelectField
            label={t('biodata.language.second')}
            emptyLabel={t('biodata.language.noSecond')}
            options={optionsOf(offered.filter((code) => code !== first))}
            value={secondLanguage ?? ''}
            onChange={({ target: { value } }) => setChosenSecond(isLanguage(value) ? value : null)}
          />
        </div>
        {(own.failed || other.failed) && (
          <p role="status" className="mt-2">
            {t('biodata.language.failed')}
          </p>
        )}
      </div>
    ),
  };
}
