import { languageCodes, languages, isLanguage, type Language } from '@/texts/languages';
import { t } from '@/texts/texts';
import { SelectField } from '@/ui/select-field';

interface NoticeLanguageProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** The language of the notice: section 5(3) lets the family choose, whatever languages the site offers. */
export function NoticeLanguage({ value, onChange }: NoticeLanguageProps) {
  return (
    <div className="max-w-sm flex-1">
      <SelectField
        label={t('consents.notice.language')}
        emptyLabel={null}
        options={languageCodes.map((code) => ({ value: code, label: languages[code].name, isData: true }))}
        value={value}
        onChange={({ target }) => {
          if (isLanguage(target.value)) onChange(target.value);
        }}
      />
    </div>
  );
}
