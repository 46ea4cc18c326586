import type { Tables } from '@/lib/database.types';
import { t } from '@/texts/texts';

/** The settings as they are stored. */
export type Settings = Omit<Tables<'site_settings'>, 'id' | 'updated_at'>;

/** The parts of the form that are made from these descriptions. */
export type SettingGroup = 'bureau' | 'visitors' | 'reading' | 'limits' | 'sessions' | 'stars';

/** What a setting holds; from it follow the input and the checks. The database has the same in private.settings(). */
type SettingKind<Words, Choices> =
  /** `missing` is said where nothing is typed; without it the text may be empty. With `rows` it has several lines. */
  | { kind: 'text'; longest: number; missing?: Words | undefined; rows?: number }
  /** `site` is the address of a site, without a path. */
  | { kind: 'phone' | 'email' | 'site'; longest: number; optional?: true }
  | { kind: 'number'; from: number; to: number }
  | { kind: 'flag' }
  /** One of a list: the stored values with what they are called. */
  | { kind: 'choice'; choices: Choices };

type Choices = Readonly<Record<string, string>>;

type Description<Words, Choices> =
  | (SettingKind<Words, Choices> & {
      group: SettingGroup;
      /** What it is called in the form. */
      label: Words;
      /** What it is called in the audit log, if not the same. */
      inAudit?: Words | undefined;
      /** A sentence under the input. */
      hint?: Words | undefined;
    })
  /** A rule of matching or of charts: astrology/star-settings.ts has its choices, and their words in the form. */
  | { kind: 'star rule'; inAudit: Words }
  /** Languages that the bureau offers: codes with blanks between. texts/offered-languages.ts reads them. */
  | { kind: 'languages'; longest: number; inAudit: Words };

/** A setting, with its words in the reader's language. */
export type SettingDescription = Description<string, Choices>;

/** Every setting, by column, in the order of the form. first-bureau.ts has those that each page shows at once. */
const settings = {
  bureau_name: {
    group: 'bureau',
    label: () => t('bureau-settings.bureauName.label'),
    inAudit: () => t('bureau-settings.bureauName.inAudit'),
    kind: 'text',
    longest: 60,
    missing: () => t('bureau-settings.bureauName.missing'),
  },
  tagline: {
    group: 'bureau',
    label: () => t('bureau-settings.tagline.label'),
    inAudit: () => t('bureau-settings.tagline.inAudit'),
    kind: 'text',
    longest: 80,
    missing: () => t('bureau-settings.tagline.missing'),
  },
  phone: { group: 'bureau', label: () => t('bureau-settings.phone.label'), kind: 'phone', longest: 21 },
  whatsapp: {
    group: 'bureau',
    label: () => t('bureau-settings.whatsapp.label'),
    hint: () => t('bureau-settings.whatsapp.hint'),
    kind: 'phone',
    longest: 21,
    optional: true,
  },
  email: { group: 'bureau', label: () => t('bureau-settings.email.label'), kind: 'email', longest: 254 },
  grievance_officer: {
    group: 'bureau',
    label: () => t('bureau-settings.grievanceOfficer.label'),
    hint: () => t('bureau-settings.grievanceOfficer.hint'),
    kind: 'text',
    longest: 120,
  },
  address: {
    group: 'bureau',
    label: () => t('bureau-settings.address.label'),
    kind: 'text',
    longest: 300,
    missing: () => t('bureau-settings.address.missing'),
    rows: 3,
  },
  opening_hours: {
    group: 'bureau',
    label: () => t('bureau-settings.openingHours.label'),
    inAudit: () => t('bureau-settings.openingHours.inAudit'),
    kind: 'text',
    longest: 200,
    missing: () => t('bureau-settings.openingHours.missing'),
    rows: 2,
  },
  site_address: {
    group: 'bureau',
    label: () => t('bureau-settings.siteAddress.label'),
    inAudit: () => t('bureau-settings.siteAddress.inAudit'),
    hint: () => t('bureau-settings.siteAddress.hint', { address: window.location.origin }),
    kind: 'site',
    longest: 120,
    optional: true,
  },
  visitors_may_browse: {
    group: 'visitors',
    label: () => t('bureau-settings.visitorsMayBrowse.label'),
    inAudit: () => t('bureau-settings.visitorsMayBrowse.inAudit'),
    hint: () => t('bureau-settings.visitorsMayBrowse.hint'),
    kind: 'flag',
  },
  visitors_see_pictures: {
    group: 'visitors',
    label: () => t('bureau-settings.visitorsSeePictures.label'),
    inAudit: () => t('bureau-settings.visitorsSeePictures.inAudit'),
    hint: () => t('bureau-settings.visitorsSeePictures.hint'),
    kind: 'flag',
  },
  profiles_per_day: {
    group: 'reading',
    label: () => t('bureau-settings.profilesPerDay.label'),
    inAudit: () => t('bureau-settings.profilesPerDay.inAudit'),
    hint: () => t('bureau-settings.profilesPerDay.hint'),
    kind: 'number',
    from: 1,
    to: 10_000,
  },
  pictures_per_day: {
    group: 'reading',
    label: () => t('bureau-settings.picturesPerDay.label'),
    inAudit: () => t('bureau-settings.picturesPerDay.inAudit'),
    hint: () => t('bureau-settings.picturesPerDay.hint'),
    kind: 'number',
    from: 1,
    to: 30_000,
  },
  visitor_pictures_per_day: {
    group: 'reading',
    label: () => t('bureau-settings.visitorPicturesPerDay.label'),
    inAudit: () => t('bureau-settings.visitorPicturesPerDay.inAudit'),
    hint: () => t('bureau-settings.visitorPicturesPerDay.hint'),
    kind: 'number',
    from: 1,
    to: 30_000,
  },
  requests_per_day: {
    group: 'limits',
    label: () => t('bureau-settings.requestsPerDay.label'),
    kind: 'number',
    from: 0,
    to: 100,
  },
  open_requests: {
    group: 'limits',
    label: () => t('bureau-settings.openRequests.label'),
    inAudit: () => t('bureau-settings.openRequests.inAudit'),
    kind: 'number',
    from: 0,
    to: 100,
  },
  requests_expire_after_days: {
    group: 'limits',
    label: () => t('bureau-settings.requestsExpireAfterDays.label'),
    inAudit: () => t('bureau-settings.requestsExpireAfterDays.inAudit'),
    hint: () => t('bureau-settings.requestsExpireAfterDays.hint'),
    kind: 'number',
    from: 1,
    to: 365,
  },
  member_session_days: {
    group: 'sessions',
    label: () => t('bureau-settings.memberSessionDays.label'),
    hint: () => t('bureau-settings.memberSessionDays.hint'),
    kind: 'number',
    from: 1,
    to: 365,
  },
  admin_session_days: {
    group: 'sessions',
    label: () => t('bureau-settings.adminSessionDays.label'),
    hint: () => t('bureau-settings.adminSessionDays.hint'),
    kind: 'number',
    from: 1,
    to: 90,
  },
  languages: { kind: 'languages', longest: 60, inAudit: () => t('bureau-settings.languages.inAudit') },
  star_names: {
    group: 'stars',
    label: () => t('bureau-settings.starNames.label'),
    inAudit: () => t('bureau-settings.starNames.inAudit'),
    kind: 'choice',
    choices: () => ({
      tamil: t('bureau-settings.starNames.tamil'),
      malayalam: t('bureau-settings.starNames.malayalam'),
      sanskrit: t('bureau-settings.starNames.sanskrit'),
    }),
  },
  match_school: { kind: 'star rule', inAudit: () => t('bureau-settings.matchSchool.inAudit') },
  south_dina: { kind: 'star rule', inAudit: () => t('bureau-settings.southDina.inAudit') },
  south_same_star: { kind: 'star rule', inAudit: () => t('bureau-settings.southSameStar.inAudit') },
  south_stree_deergha: { kind: 'star rule', inAudit: () => t('bureau-settings.southStreeDeergha.inAudit') },
  south_rasi: { kind: 'star rule', inAudit: () => t('bureau-settings.southRasi.inAudit') },
  south_vasya: { kind: 'star rule', inAudit: () => t('bureau-settings.southVasya.inAudit') },
  south_rajju: { kind: 'star rule', inAudit: () => t('bureau-settings.southRajju.inAudit') },
  south_rasyadhipati: { kind: 'star rule', inAudit: () => t('bureau-settings.southRasyadhipati.inAudit') },
  south_yoni: { kind: 'star rule', inAudit: () => t('bureau-settings.southYoni.inAudit') },
  south_vedhai: { kind: 'star rule', inAudit: () => t('bureau-settings.southVedhai.inAudit') },
  north_gana: { kind: 'star rule', inAudit: () => t('bureau-settings.northGana.inAudit') },
  north_bhakoot: { kind: 'star rule', inAudit: () => t('bureau-settings.northBhakoot.inAudit') },
  north_nadi: { kind: 'star rule', inAudit: () => t('bureau-settings.northNadi.inAudit') },
  mangal_houses: { kind: 'star rule', inAudit: () => t('bureau-settings.mangalHouses.inAudit') },
  mangal_from: { kind: 'star rule', inAudit: () => t('bureau-settings.mangalFrom.inAudit') },
  mangal_exceptions: { kind: 'star rule', inAudit: () => t('bureau-settings.mangalExceptions.inAudit') },
  mangal_shown_to: { kind: 'star rule', inAudit: () => t('bureau-settings.mangalShownTo.inAudit') },
  chart_style: { kind: 'star rule', inAudit: () => t('bureau-settings.chartStyle.inAudit') },
  mandi: { kind: 'star rule', inAudit: () => t('bureau-settings.mandi.inAudit') },
  lunar_node: { kind: 'star rule', inAudit: () => t('bureau-settings.lunarNode.inAudit') },
  dasa_sandhi_months: { kind: 'star rule', inAudit: () => t('bureau-settings.dasaSandhiMonths.inAudit') },
} as const satisfies Readonly<Record<keyof Settings, Description<() => string, () => Choices>>>;

/** A column of the settings. */
export type SettingName = keyof typeof settings;

/** Whether a column is one of the settings. */
export function isSetting(column: string): column is SettingName {
  return Object.hasOwn(settings, column);
}

/** Every setting, in the order of the form. */
export const settingNames: readonly SettingName[] = Object.keys(settings).filter(isSetting);

/** What is known of a setting. */
export function describeSetting(name: SettingName): SettingDescription {
  const setting: Description<() => string, () => Choices> = settings[name];
  if (setting.kind === 'star rule' || setting.kind === 'languages') return { ...setting, inAudit: setting.inAudit() };
  const words = { label: setting.label(), inAudit: setting.inAudit?.(), hint: setting.hint?.() };
  if (setting.kind === 'choice') return { ...setting, ...words, choices: setting.choices() };
  if (setting.kind === 'text') return { ...setting, ...words, missing: setting.missing?.() };
  return { ...setting, ...words };
}

/** What a setting is called in the audit log. */
export function auditLabelOf(name: SettingName): string {
  const setting = describeSetting(name);
  return 'group' in setting ? (setting.inAudit ?? setting.label) : setting.inAudit;
}

/** The settings that are yes or no. */
export type FlagName = {
  [Name in SettingName]: (typeof settings)[Name]['kind'] extends 'flag' ? Name : never;
}[SettingName];

/** Whether a setting is yes or no. */
export function isFlag(name: SettingName): name is FlagName {
  return settings[name].kind === 'flag';
}
