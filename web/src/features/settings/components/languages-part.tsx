import { SettingsPart, Wide } from '@/features/settings/components/settings-part';
import type { TypedForm } from '@/features/settings/settings-schema';
import { offeredLanguages } from '@/texts/offered-languages';
import { formatCount } from '@/lib/format';
import { languageCodes, languages, type Language } from '@/texts/languages';
import { t } from '@/texts/texts';
import { CheckboxField, SelectField } from '@/ui/fields';
import { FieldError } from '@/ui/field-note';
import type { CheckedForm } from '@/ui/use-checked-form';
import { textCounts } from 'virtual:texts/counts';

/** How much of a language is translated and checked. */
function howChecked(code: Language): string {
  if (code === 'en') return t('settings.languages.always');
  const { translated, checked, total } = textCounts[code];
  const missing =
    // A few do not concern an owner; `make texts` counts each.
    total - translated > total / 100
      ? t('settings.languages.inEnglish', { count: formatCount(total - translated), total: formatCount(total) })
      : null;
  const read =
    checked === 0
      ? t('settings.languages.notChecked')
      : t('settings.languages.checked', { checked: formatCount(checked), total: formatCount(total) });
  return [missing, read].filter((line) => line !== null).join(' · ');
}

/** The languages that the bureau offers, each with how much of it a native reader has checked. */
export function LanguagesPart({ form }: { form: CheckedForm<TypedForm> }) {
  const chosen = offeredLanguages({ languages: form.values.languages ?? '' });
  const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
  const choose = (code: Language, isOffered: boolean) => {
    const codes = languageCodes.filter((each) => (each === code ? isOffered : chosen.includes(each)));
    form.setValue('languages', codes.join(' '));
  };
  return (
    <SettingsPart id="settings-languages" title={t('settings.languages.title')} lead={t('settings.languages.lead')}>
      {languageCodes.map((code) => (
        <CheckboxField
          key={code}
          label={
            <span translate="no">
              <span lang={code}>{languages[code].name}</span>
              {code !== 'en' && ` (${inEnglish.of(code) ?? code})`}
            </span>
          }
          hint={howChecked(code)}
          checked={chosen.includes(code)}
          disabled={code === 'en'}
          onChange={({ target: { checked } }) => choose(code, checked)}
        />
      ))}
      <SelectField
        label={t('settings.languages.main')}
        hint={t('settings.languages.mainHint')}
        emptyLabel={t('ui-member.language.none')}
        options={chosen.map((code) => ({ value: code, label: languages[code].name, isData: true }))}
        value={form.values.main_language ?? ''}
        onChange={({ target: { value } }) => form.setValue('main_language', value)}
      />
      <Wide>
        <FieldError id="settings-languages-error">{form.errorOf('languages')}</FieldError>
      </Wide>
    </SettingsPart>
  );
}
