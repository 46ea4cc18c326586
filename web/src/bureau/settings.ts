import type { StarSettings } from '@/astrology/star-settings';
import type { Tables } from '@/lib/database.types';
import { settingRules } from '@/lib/register-settings.gen';
import { t, tIfKnown, type TextId } from '@/texts/texts';

/** The stored settings; each star rule has its own name here. */
export type Settings = Omit<Tables<'site_settings'>, 'id' | 'updated_at' | 'star_rules'> & StarSettings;

/** The parts of the form that are made from these descriptions. */
export type SettingGroup =
  | 'first'
  | 'bureau'
  | 'visitors'
  | 'reading'
  | 'limits'
  | 'office'
  | 'keeping'
  | 'consents'
  | 'fees'
  | 'sessions'
  | 'stars';

type Rules = typeof settingRules;

export type SettingName = keyof Rules;

/** The settings of the form: those whose texts have a label. Rules of matching and languages have parts of their own. */
type InForm = { [Name in SettingName]: `bureau-settings.${Name}.label` extends TextId ? Name : never }[SettingName];

/** The part of the form of a setting. A text of the first part may not be empty, and needs words for that. */
type GroupOf<Name extends SettingName> = Rules[Name] extends { kind: 'text'; required: true }
  ? `bureau-settings.${Name}.missing` extends TextId
    ? SettingGroup
    : Exclude<SettingGroup, 'first'>
  : SettingGroup;

/** The settings of the form, in its order. kept-bureau.ts has those that each page shows at once. */
const groups = {
  bureau_name: 'first',
  phone: 'first',
  site_address: 'first',
  tagline: 'bureau',
  whatsapp: 'bureau',
  email: 'bureau',
  grievance_officer: 'bureau',
  officer_phone: 'bureau',
  officer_email: 'bureau',
  grievance_proof: 'bureau',
  registration_number: 'bureau',
  server_country: 'bureau',
  identity_papers: 'bureau',
  founded_year: 'bureau',
  address: 'bureau',
  opening_hours: 'bureau',
  logo: 'bureau',
  visitors_may_browse: 'visitors',
  visitors_see_pictures: 'visitors',
  visitors_see_facts: 'visitors',
  profiles_per_day: 'reading',
  searches_per_day: 'reading',
  pictures_per_day: 'reading',
  visitor_pictures_per_day: 'reading',
  asked_families: 'limits',
  requests_per_day: 'limits',
  open_requests: 'limits',
  requests_expire_after_days: 'limits',
  second_person_decides: 'limits',
  follow_up_days: 'office',
  second_follow_up_days: 'office',
  waiting_days: 'office',
  grievance_days: 'office',
  settled_days: 'keeping',
  silent_days: 'keeping',
  confirm_days: 'keeping',
  confirm_grace_days: 'keeping',
  log_months: 'keeping',
  keeps_sealed: 'keeping',
  consents_asked: 'consents',
  candidate_says_yes: 'consents',
  fees_on: 'fees',
  gst_number: 'fees',
  gst_rate: 'fees',
  upi_id: 'fees',
  books_closed_until: 'fees',
  member_session_days: 'sessions',
  admin_session_days: 'sessions',
  temporary_password_days: 'sessions',
  star_names: 'stars',
} as const satisfies { readonly [Name in InForm]: GroupOf<Name> };

/** The lines of texts that have several. */
const rows: { readonly [Name in SettingName]?: number } = { address: 3, opening_hours: 2, grievance_proof: 2 };

/** The kind of a setting, by the rule of the database; input and checks follow from it. */
type SettingKind =
  | { kind: 'text'; longest: number; missing?: string | undefined; rows?: number | undefined }
  | { kind: 'phone' | 'email' | 'site' | 'gst' | 'upi' | 'day'; longest: number; optional?: true }
  /** A data URL. */
  | { kind: 'picture'; longest: number }
  | { kind: 'number'; from: number; to: number }
  | { kind: 'flag' }
  /** One of a list: the stored values with their labels. */
  | { kind: 'choice'; choices: Readonly<Record<string, string>> };

export type SettingDescription =
  | (SettingKind & { group: SettingGroup; label: string; inAudit?: string | undefined; hint?: string | undefined })
  | { kind: 'star rule'; inAudit: string }
  | { kind: 'languages' | 'texts'; inAudit: string };

const isInForm = (name: SettingName): name is InForm => Object.hasOwn(groups, name);

export function isSetting(column: string): column is SettingName {
  return Object.hasOwn(settingRules, column);
}

/** Every setting, those of the form first and in its order. */
export const settingNames: readonly SettingName[] = [
  ...new Set([...Object.keys(groups), ...Object.keys(settingRules)]),
].filter(isSetting);

interface Rule {
  kind: Rules[InForm]['kind'];
  smallest?: number;
  largest?: number;
  required?: boolean;
}

export function describeSetting(name: SettingName): SettingDescription {
  if (name === 'languages') return { kind: 'languages', inAudit: t('bureau-settings.languages.inAudit') };
  if (name === 'main_language') return { kind: 'languages', inAudit: t('bureau-settings.main_language.inAudit') };
  if (name === 'in_languages') return { kind: 'texts', inAudit: t('bureau-settings.in_languages.inAudit') };
  if (!isInForm(name)) return { kind: 'star rule', inAudit: t(`bureau-settings.${name}.inAudit`) };
  const { kind, smallest: from = 0, largest = 0, ...rule }: Rule = settingRules[name];
  // The others are empty in a new bureau. The database lets nobody empty them later.
  const required = rule.required === true && groups[name] === 'first';
  const say = (part: 'inAudit' | 'hint' | 'missing') =>
    tIfKnown(`bureau-settings.${name}.${part}`, name === 'site_address' ? { address: window.location.origin } : {}) ??
    undefined;
  const words = {
    group: groups[name],
    label: t(`bureau-settings.${name}.label`),
    inAudit: say('inAudit'),
    hint: say('hint'),
  };
  switch (kind) {
    case 'text':
      return { ...words, kind, longest: largest, missing: say('missing'), rows: rows[name] };
    case 'number':
      return { ...words, kind, from, to: largest };
    case 'flag':
      return { ...words, kind };
    case 'picture':
      return { ...words, kind, longest: largest };
    case 'choice': {
      const choices =
        name === 'asked_families'
          ? settingRules.asked_families.choices.map(
              (value) => [value, t(`bureau-settings.asked_families.${value}`)] as const,
            )
          : settingRules.star_names.choices.map((value) => [value, t(`bureau-settings.star_names.${value}`)] as const);
      return { ...words, kind, choices: Object.fromEntries(choices) };
    }
    default:
      return { ...words, kind, longest: largest, ...(!required && { optional: true }) };
  }
}

export function auditLabelOf(name: SettingName): string {
  const setting = describeSetting(name);
  return 'group' in setting ? (setting.inAudit ?? setting.label) : setting.inAudit;
}

export type FlagName = {
  [Name in SettingName]: Rules[Name]['kind'] extends 'flag' ? Name : never;
}[SettingName];

export function isFlag(name: SettingName): name is FlagName {
  return settingRules[name].kind === 'flag';
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether this is a GST number, as the database checks it: state, PAN, count, Z, and the right check digit. */
export function isGstNumber(text: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(text)) return false;
  const sum = Array.from(text.slice(0, 14)).reduce((total, digit, place) => {
    const product = digits.indexOf(digit) * (1 + (place % 2));
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36] === text[14];
}

/** Whether this is an address for UPI: name@bank. An e-mail address has a dot behind its @. */
export const isUpiId = (text: string): boolean => /^[\w.-]{2,}@[A-Za-z][A-Za-z\d]+$/.test(text);
