import { readKeptBureau } from '@/base/kept-bureau';
import type { Tables } from '@/lib/database.types';
import { isLanguage, languageCodes, type Language, type ShownLanguage } from '@/texts/languages';

/** The settings that the bureau may write in other languages than English. */
export const settingsInLanguages = ['bureau_name', 'tagline', 'opening_hours', 'address'] as const;
export type SettingInLanguages = (typeof settingsInLanguages)[number];

type TextsInLanguages = Partial<Record<Language, Partial<Record<SettingInLanguages, string>>>>;

/** The built home pages have these names, as `page.title` of each language. */
const builtInNames: TextsInLanguages = {
  ta: { bureau_name: 'மங்களம் மேட்ரிமோனி', tagline: 'திருமணத் தகவல் மையம், கோயம்புத்தூர்' },
  ml: { bureau_name: 'മംഗളം മാട്രിമോണി', tagline: 'വിവാഹ ബ്യൂറോ, കോയമ്പത്തൂർ' },
  te: { bureau_name: 'మంగళం మ్యాట్రిమోనీ', tagline: 'పెళ్లి సంబంధాల బ్యూరో, కోయంబత్తూరు' },
  kn: { bureau_name: 'ಮಂಗಳಂ ಮ್ಯಾಟ್ರಿಮೊನಿ', tagline: 'ವಿವಾಹ ಬ್ಯೂರೋ, ಕೊಯಮತ್ತೂರು' },
  hi: { bureau_name: 'मंगलम मैट्रिमनी', tagline: 'विवाह ब्यूरो, कोयंबटूर' },
};

/**
 * The settings that a page shows before the bureau's own arrive: by column, and empty where none is set. The built home page
 * has the same name (index.html).
 */
const builtInTexts = {
  bureau_name: 'Mangalam Matrimony',
  tagline: 'Matrimony bureau, Coimbatore',
  opening_hours: '',
  phone: '',
  whatsapp: '',
  email: '',
  address: '',
  site_address: window.location.origin,
  grievance_officer: '',
  officer_phone: '',
  officer_email: '',
  grievance_days: '',
  registration_number: '',
  server_country: '',
  founded_year: '',
  // Codes with blanks between: the header offers these.
  languages: languageCodes.join(' '),
} satisfies Partial<Record<keyof Tables<'site_settings'>, string>>;

export interface Bureau extends Record<keyof typeof builtInTexts, string> {
  in_languages: TextsInLanguages;
}

export const builtInBureau: Bureau = { ...builtInTexts, in_languages: builtInNames };

const isShown = (column: string): column is keyof typeof builtInTexts => Object.hasOwn(builtInTexts, column);

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function readInLanguages(value: unknown): TextsInLanguages {
  const texts: TextsInLanguages = {};
  for (const [language, own] of entriesOf(value)) {
    if (!isLanguage(language)) continue;
    const stored = new Map(entriesOf(own));
    const read: TextsInLanguages[Language] = {};
    for (const setting of settingsInLanguages) {
      const text = stored.get(setting);
      if (typeof text === 'string') read[setting] = text;
    }
    texts[language] = read;
  }
  return texts;
}

/** Reads a bureau from an unknown value. Missing properties get their defaults. */
export function readBureau(value: unknown): Bureau {
  const stored = entriesOf(value).filter(([column]) => isShown(column) || column === 'in_languages');
  // The built-in names belong to the built-in bureau alone.
  const bureau: Bureau = { ...builtInBureau, ...(stored.length > 0 && { in_languages: {} }) };
  for (const [column, setting] of stored) {
    if (isShown(column) && typeof setting === 'string') bureau[column] = setting;
    // The one number among them.
    if (column === 'grievance_days' && typeof setting === 'number') bureau[column] = String(setting);
    if (column === 'in_languages') bureau.in_languages = readInLanguages(setting);
  }
  return bureau;
}

/** A bureau in the words of a language; in English where it has none. */
export const bureauIn = (bureau: Bureau, language: ShownLanguage): Bureau =>
  isLanguage(language) ? { ...bureau, ...bureau.in_languages[language] } : bureau;

/** The bureau as it was at the last visit. */
export const readFirstBureau = (): Bureau => readBureau(readKeptBureau());
