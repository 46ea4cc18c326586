import { useBureau } from '@/bureau/bureau';
import { languages, isLanguage, type Language } from '@/texts/languages';
import { offeredLanguages } from '@/texts/offered-languages';
import { getLanguage, t } from '@/texts/texts';
import { SelectField } from '@/ui/fields';

/** The language of the page, if it is one for messages. */
export function languageOfPage(): Language {
  const page = getLanguage();
  return isLanguage(page) ? page : 'en';
}

interface MessageLanguageProps {
  value: Language;
  onChange: (language: Language) => void;
  /** In place of "Language of the message". */
  label?: string;
}

/** The language of a message to somebody whose language is not on record. */
export function MessageLanguage({ value, onChange, label = t('ui-member.language.ofMessage') }: MessageLanguageProps) {
  const offered = offeredLanguages(useBureau());
  const codes = offered.includes(value) ? offered : [...offered, value];
  return (
    <div className="max-w-sm">
      <SelectField
        label={label}
        emptyLabel={null}
        options={codes.map((code) => ({ value: code, label: languages[code].name, isData: true }))}
        value={value}
        onChange={({ target }) => {
          if (isLanguage(target.value)) onChange(target.value);
        }}
      />
    </div>
  );
}
