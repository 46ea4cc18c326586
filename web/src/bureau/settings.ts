import type { Tables } from '@/lib/database.types';
import { settingRules } from '@/lib/register-settings.gen';
import { t } from '@/texts/texts';

/** The settings as they are stored. */
export type Settings = Omit<Tables<'site_settings'>, 'id' | 'updated_at'>;

/** The parts of the form that are made from these descriptions. */
export type SettingGroup = 'bureau' | 'visitors' | 'reading' | 'limits' | 'sessions' | 'stars';

type Rules = typeof settingRules;
type Words = () => string;

/** The site's addition to the rule of a setting. */
interface Presentation {
  /** Its part of the form. Rules of matching and languages have parts of their own, and no group. */
  group?: SettingGroup;
  label: Words;
  /** Its name in the audit log, if not the label. */
  inAudit?: Words;
  /** A sentence under the input. */
  hint?: Words;
  /** The words for an empty input. */
  missing?: Words;
  /** The lines of a text, if it has several. */
  rows?: number;
  /** The choices with their labels. Those of matching and of charts are in astrology/star-settings.ts. */
  choices?: () => Readonly<Record<string, string>>;
}

/** A text that may not be empty needs words for that. */
type Addition<Setting extends keyof Rules> = Rules[Setting] extends { kind: 'text'; required: true }
  ? Presentation & { missing: Words }
  : Presentation;

/** The kind of a setting, by the rule of the database; input and checks follow from it. */
type SettingKind =
  | { kind: 'text'; longest: number; missing?: string | undefined; rows?: number | undefined }
  | { kind: 'phone' | 'email' | 'site'; longest: number; optional?: true }
  | { kind: 'number'; from: number; to: number }
  | { kind: 'flag' }
  /** One of a list: the stored values with their labels. */
  | { kind: 'choice'; choices: Readonly<Record<string, string>> };

/** A setting, with its words in the reader's language. */
export type SettingDescription =
  | (SettingKind & { group: SettingGroup; label: string; inAudit?: string | undefined; hint?: string | undefined })
  | { kind: 'star rule'; inAudit: string }
  | { kind: 'languages'; longest: number; inAudit: string };

/** Every setting, by column, in the order of the form. kept-bureau.ts has those that each page shows at once. */
const settings = {
  bureau_name: {
    group: 'bureau',
    label: () => t('bureau-settings.bureauName.label'),
    inAudit: () => t('bureau-settings.bureauName.inAudit'),
    missing: () => t('bureau-settings.bureauName.missing'),
  },
  tagline: {
    group: 'bureau',
    label: () => t('bureau-settings.tagline.label'),
    inAudit: () => t('bureau-settings.tagline.inAudit'),
    missing: () => t('bureau-settings.tagline.missing'),
  },
  phone: { group: 'bureau', label: () => t('bureau-settings.phone.label') },
  whatsapp: {
    group: 'bureau',
    label: () => t('bureau-settings.whatsapp.label'),
    hint: () => t('bureau-settings.whatsapp.hint'),
  },
  email: { group: 'bureau', label: () => t('bureau-settings.email.label') },
  grievance_officer: {
    group: 'bureau',
    label: () => t('bureau-settings.grievanceOfficer.label'),
    hint: () => t('bureau-settings.grievanceOfficer.hint'),
  },
  address: {
    group: 'bureau',
    label: () => t('bureau-settings.address.label'),
    missing: () => t('bureau-settings.address.missing'),
    rows: 3,
  },
  opening_hours: {
    group: 'bureau',
    label: () => t('bureau-settings.openingHours.label'),
    inAudit: () => t('bureau-settings.openingHours.inAudit'),
    missing: () => t('bureau-settings.openingHours.missing'),
    rows: 2,
  },
  site_address: {
    group: 'bureau',
    label: () => t('bureau-settings.siteAddress.label'),
    inAudit: () => t('bureau-settings.siteAddress.inAudit'),
    hint: () => t('bureau-settings.siteAddress.hint', { address: window.location.origin }),
  },
  visitors_may_browse: {
    group: 'visitors',
    label: () => t('bureau-settings.visitorsMayBrowse.label'),
    inAudit: () => t('bureau-settings.visitorsMayBrowse.inAudit'),
    hint: () => t('bureau-settings.visitorsMayBrowse.hint'),
  },
  visitors_see_pictures: {
    group: 'visitors',
    label: () => t('bureau-settings.visitorsSeePictures.label'),
    inAudit: () => t('bureau-settings.visitorsSeePictures.inAudit'),
    hint: () => t('bureau-settings.visitorsSeePictures.hint'),
  },
  profiles_per_day: {
    group: 'reading',
    label: () => t('bureau-settings.profilesPerDay.label'),
    inAudit: () => t('bureau-settings.profilesPerDay.inAudit'),
    hint: () => t('bureau-settings.profilesPerDay.hint'),
  },
  searches_per_day: {
    group: 'reading',
    label: () => t('bureau-settings.searchesPerDay.label'),
    inAudit: () => t('bureau-settings.searchesPerDay.inAudit'),
    hint: () => t('bureau-settings.searchesPerDay.hint'),
  },
  pictures_per_day: {
    group: 'reading',
    label: () => t('bureau-settings.picturesPerDay.label'),
    inAudit: () => t('bureau-settings.picturesPerDay.inAudit'),
    hint: () => t('bureau-settings.picturesPerDay.hint'),
  },
  visitor_pictures_per_day: {
    group: 'reading',
    label: () => t('bureau-settings.visitorPicturesPerDay.label'),
    inAudit: () => t('bureau-settings.visitorPicturesPerDay.inAudit'),
    hint: () => t('bureau-settings.visitorPicturesPerDay.hint'),
  },
  requests_per_day: {
    group: 'limits',
    label: () => t('bureau-settings.requestsPerDay.label'),
  },
  open_requests: {
    group: 'limits',
    label: () => t('bureau-settings.openRequests.label'),
    inAudit: () => t('bureau-settings.openRequests.inAudit'),
  },
  requests_expire_after_days: {
    group: 'limits',
    label: () => t('bureau-settings.requestsExpireAfterDays.label'),
    inAudit: () => t('bureau-settings.requestsExpireAfterDays.inAudit'),
    hint: () => t('bureau-settings.requestsExpireAfterDays.hint'),
  },
  member_session_days: {
    group: 'sessions',
    label: () => t('bureau-settings.memberSessionDays.label'),
    hint: () => t('bureau-settings.memberSessionDays.hint'),
  },
  admin_session_days: {
    group: 'sessions',
    label: () => t('bureau-settings.adminSessionDays.label'),
    hint: () => t('bureau-settings.adminSessionDays.hint'),
  },
  languages: { label: () => t('bureau-settings.languages.inAudit') },
  star_names: {
    group: 'stars',
    label: () => t('bureau-settings.starNames.label'),
    inAudit: () => t('bureau-settings.starNames.inAudit'),
    choices: () => ({
      tamil: t('bureau-settings.starNames.tamil'),
      malayalam: t('bureau-settings.starNames.malayalam'),
      sanskrit: t('bureau-settings.starNames.sanskrit'),
    }),
  },
  match_school: { label: () => t('bureau-settings.matchSchool.inAudit') },
  south_dina: { label: () => t('bureau-settings.southDina.inAudit') },
  south_same_star: { label: () => t('bureau-settings.southSameStar.inAudit') },
  south_stree_deergha: { label: () => t('bureau-settings.southStreeDeergha.inAudit') },
  south_rasi: { label: () => t('bureau-settings.southRasi.inAudit') },
  south_vasya: { label: () => t('bureau-settings.southVasya.inAudit') },
  south_rajju: { label: () => t('bureau-settings.southRajju.inAudit') },
  south_rasyadhipati: { label: () => t('bureau-settings.southRasyadhipati.inAudit') },
  south_yoni: { label: () => t('bureau-settings.southYoni.inAudit') },
  south_vedhai: { label: () => t('bureau-settings.southVedhai.inAudit') },
  north_gana: { label: () => t('bureau-settings.northGana.inAudit') },
  north_bhakoot: { label: () => t('bureau-settings.northBhakoot.inAudit') },
  north_nadi: { label: () => t('bureau-settings.northNadi.inAudit') },
  mangal_houses: { label: () => t('bureau-settings.mangalHouses.inAudit') },
  mangal_from: { label: () => t('bureau-settings.mangalFrom.inAudit') },
  mangal_exceptions: { label: () => t('bureau-settings.mangalExceptions.inAudit') },
  mangal_shown_to: { label: () => t('bureau-settings.mangalShownTo.inAudit') },
  chart_style: { label: () => t('bureau-settings.chartStyle.inAudit') },
  mandi: { label: () => t('bureau-settings.mandi.inAudit') },
  lunar_node: { label: () => t('bureau-settings.lunarNode.inAudit') },
  dasa_sandhi_months: { label: () => t('bureau-settings.dasaSandhiMonths.inAudit') },
} as const satisfies { readonly [Setting in keyof Rules]: Addition<Setting> };

/** A column of the settings. */
export type SettingName = keyof typeof settings;

/** Whether a column is one of the settings. */
export function isSetting(column: string): column is SettingName {
  return Object.hasOwn(settings, column);
}

/** Every setting, in the order of the form. */
export const settingNames: readonly SettingName[] = Object.keys(settings).filter(isSetting);

interface Rule {
  kind: Rules[keyof Rules]['kind'];
  smallest?: number;
  largest?: number;
  required?: boolean;
}

/** The description of a setting, in the reader's language. */
export function describeSetting(name: SettingName): SettingDescription {
  const { kind, smallest: from = 0, largest = 0, required = false }: Rule = settingRules[name];
  const { group, label, inAudit, hint, missing, rows, choices }: Presentation = settings[name];
  if (kind === 'languages') return { kind, longest: largest, inAudit: label() };
  if (group === undefined) return { kind: 'star rule', inAudit: label() };
  const words = { group, label: label(), inAudit: inAudit?.(), hint: hint?.() };
  switch (kind) {
    case 'text':
      return { ...words, kind, longest: largest, missing: missing?.(), rows };
    case 'number':
      return { ...words, kind, from, to: largest };
    case 'flag':
      return { ...words, kind };
    case 'choice':
      return { ...words, kind, choices: choices?.() ?? {} };
    default:
      return { ...words, kind, longest: largest, ...(!required && { optional: true }) };
  }
}

/** The name of a setting in the audit log. */
export function auditLabelOf(name: SettingName): string {
  const setting = describeSetting(name);
  return 'group' in setting ? (setting.inAudit ?? setting.label) : setting.inAudit;
}

/** The settings that are yes or no. */
export type FlagName = {
  [Name in SettingName]: Rules[Name]['kind'] extends 'flag' ? Name : never;
}[SettingName];

/** Whether a setting is yes or no. */
export function isFlag(name: SettingName): name is FlagName {
  return settingRules[name].kind === 'flag';
}
