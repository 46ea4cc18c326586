import { describeSetting, type Settings } from '@/bureau/settings';
import { recordOf } from '@/features/settings/record-of';
import { readBureau, settingsInLanguages, type SettingInLanguages } from '@/first-load/first-bureau';
import { languageCodes, languages, type Language } from '@/texts/languages';
import { t } from '@/texts/texts';

/** A text of the bureau in another language, by its name in the form and in refusals of the database. */
export type TextKey = `${SettingInLanguages}_${Exclude<Language, 'en'>}`;

export type TypedTexts = Record<TextKey, string>;

/** Every text in every language but English, in the order of the form. */
export const textKeys = settingsInLanguages.flatMap((setting) =>
  languageCodes
    .filter((language) => language !== 'en')
    .map((language) => ({ key: `${setting}_${language}` as const, setting, language })),
);

const keys: ReadonlySet<string> = new Set(textKeys.map(({ key }) => key));

export const isTextKey = (name: string): name is TextKey => keys.has(name);

/** "Name (தமிழ்)". */
export function titleOfText({ setting, language }: Pick<(typeof textKeys)[number], 'setting' | 'language'>): string {
  const described = describeSetting(setting);
  const message = 'label' in described ? described.label : '';
  return t('settings.messages.inLanguage', { message, language: languages[language].name });
}

export function toTypedTexts(settings: Settings): TypedTexts {
  const { in_languages: stored } = readBureau(settings);
  return recordOf(textKeys.map(({ key, setting, language }) => [key, stored[language]?.[setting] ?? ''] as const));
}

/** The texts that are not as saved, in the form of the API; undefined for none. An empty one removes the stored one. */
export function changedTexts(typed: TypedTexts, saved: TypedTexts) {
  const changed = textKeys.filter(({ key }) => typed[key] !== saved[key]);
  const texts: Partial<Record<Language, Partial<Record<SettingInLanguages, string>>>> = {};
  for (const { key, setting, language } of changed) texts[language] = { ...texts[language], [setting]: typed[key] };
  return changed.length === 0 ? undefined : texts;
}
