import type { Tables } from '@/lib/database.types';

/** The settings as they are stored. */
export type Settings = Omit<Tables<'site_settings'>, 'id' | 'updated_at'>;

/** The parts of the form that are made from these descriptions. */
export type SettingGroup = 'bureau' | 'visitors' | 'reading' | 'limits' | 'sessions' | 'stars';

/** What a setting holds; from it follow the input and the checks. The database has the same in private.settings(). */
type SettingKind =
  /** `missing` is said where nothing is typed; without it the text may be empty. With `rows` it has several lines. */
  | { kind: 'text'; longest: number; missing?: string; rows?: number }
  /** `site` is the address of a site, without a path. */
  | { kind: 'phone' | 'email' | 'site'; longest: number; optional?: true }
  | { kind: 'number'; from: number; to: number }
  | { kind: 'flag' }
  /** One of a list: the stored values with what they are called. */
  | { kind: 'choice'; choices: Readonly<Record<string, string>> };

export type SettingDescription =
  | (SettingKind & {
      group: SettingGroup;
      /** What it is called in the form. */
      label: string;
      /** What it is called in the audit log, if not the same. */
      inAudit?: string;
      /** A sentence under the input. */
      hint?: string;
    })
  /** A rule of matching or of charts: astrology/star-settings.ts has its choices, and their words in the form. */
  | { kind: 'star rule'; inAudit: string };

/** Every setting, by column, in the order of the form. kept-bureau.ts has those that each page shows at once. */
const settings = {
  bureau_name: {
    group: 'bureau',
    label: 'Name',
    inAudit: 'Name of the bureau',
    kind: 'text',
    longest: 60,
    missing: 'Enter the bureau’s name.',
  },
  tagline: {
    group: 'bureau',
    label: 'Line under the name',
    inAudit: 'Line under the name of the bureau',
    kind: 'text',
    longest: 80,
    missing: 'Enter the line under the name.',
  },
  phone: { group: 'bureau', label: 'Phone', kind: 'phone', longest: 21 },
  whatsapp: {
    group: 'bureau',
    label: 'WhatsApp',
    hint: 'If empty, the phone number is used.',
    kind: 'phone',
    longest: 21,
    optional: true,
  },
  email: { group: 'bureau', label: 'E-mail', kind: 'email', longest: 254 },
  grievance_officer: {
    group: 'bureau',
    label: 'Grievance officer',
    hint: 'Who hears complaints, as the law asks. If empty, nobody is named.',
    kind: 'text',
    longest: 120,
  },
  address: {
    group: 'bureau',
    label: 'Address',
    kind: 'text',
    longest: 300,
    missing: 'Enter the bureau’s address.',
    rows: 3,
  },
  opening_hours: {
    group: 'bureau',
    label: 'Hours',
    inAudit: 'Opening hours',
    kind: 'text',
    longest: 200,
    missing: 'Enter when families are welcome.',
    rows: 2,
  },
  site_address: {
    group: 'bureau',
    label: 'Address of this site',
    inAudit: 'Address of the site',
    get hint() {
      return `It stands in the messages. If empty: ${window.location.origin}`;
    },
    kind: 'site',
    longest: 120,
    optional: true,
  },
  visitors_may_browse: {
    group: 'visitors',
    label: 'Visitors see the profiles',
    inAudit: 'Visitors may browse',
    hint: 'Name, age, religion and place of verified profiles. Never contact details.',
    kind: 'flag',
  },
  visitors_see_pictures: {
    group: 'visitors',
    label: 'Visitors see pictures and birth charts',
    inAudit: 'Visitors see pictures',
    hint: 'Of those members who let them.',
    kind: 'flag',
  },
  profiles_per_day: {
    group: 'reading',
    label: 'Profiles a day, for a member',
    inAudit: 'Profiles a day',
    hint: 'A profile that is opened again counts once. A family that looks all evening opens about 200.',
    kind: 'number',
    from: 1,
    to: 10_000,
  },
  pictures_per_day: {
    group: 'reading',
    label: 'Pictures a day, for a member',
    inAudit: 'Pictures a day for members',
    hint: 'A list shows one for each profile, the profile up to three more.',
    kind: 'number',
    from: 1,
    to: 30_000,
  },
  visitor_pictures_per_day: {
    group: 'reading',
    label: 'Pictures a day, for a visitor',
    inAudit: 'Pictures a day for visitors',
    hint: 'Visitors who share one connection to the Internet count together.',
    kind: 'number',
    from: 1,
    to: 30_000,
  },
  requests_per_day: { group: 'limits', label: 'Requests a day', kind: 'number', from: 0, to: 100 },
  open_requests: {
    group: 'limits',
    label: 'Open at once',
    inAudit: 'Open requests at once',
    kind: 'number',
    from: 0,
    to: 100,
  },
  requests_expire_after_days: {
    group: 'limits',
    label: 'Days until one expires',
    inAudit: 'Days until a request expires',
    hint: 'If the bureau has not answered.',
    kind: 'number',
    from: 1,
    to: 365,
  },
  member_session_days: {
    group: 'sessions',
    label: 'Days until a member signs in again',
    hint: 'From 1 to 365.',
    kind: 'number',
    from: 1,
    to: 365,
  },
  admin_session_days: {
    group: 'sessions',
    label: 'Days until an admin signs in again',
    hint: 'From 1 to 90. An admin reads everything: keep it short.',
    kind: 'number',
    from: 1,
    to: 90,
  },
  star_names: {
    group: 'stars',
    label: 'Shown by their names in',
    inAudit: 'Names of stars',
    kind: 'choice',
    choices: { tamil: 'Tamil', malayalam: 'Malayalam', sanskrit: 'Sanskrit' },
  },
  match_school: { kind: 'star rule', inAudit: 'School of matching' },
  south_dina: { kind: 'star rule', inAudit: 'Dinam (South)' },
  south_same_star: { kind: 'star rule', inAudit: 'Dinam of the same star (South)' },
  south_stree_deergha: { kind: 'star rule', inAudit: 'Sthree Deergham (South)' },
  south_rasi: { kind: 'star rule', inAudit: 'Rasi (South)' },
  south_vasya: { kind: 'star rule', inAudit: 'Vasiyam (South)' },
  south_rajju: { kind: 'star rule', inAudit: 'Rajju (South)' },
  south_rasyadhipati: { kind: 'star rule', inAudit: 'Rasiyathipathi (South)' },
  south_yoni: { kind: 'star rule', inAudit: 'Yoni (South)' },
  south_vedhai: { kind: 'star rule', inAudit: 'Vedhai (South)' },
  north_gana: { kind: 'star rule', inAudit: 'Gana (North)' },
  north_bhakoot: { kind: 'star rule', inAudit: 'Bhakoot (North)' },
  north_nadi: { kind: 'star rule', inAudit: 'Nadi (North)' },
  mangal_houses: { kind: 'star rule', inAudit: 'Houses of Mars' },
  mangal_from: { kind: 'star rule', inAudit: 'Mars is counted from' },
  mangal_exceptions: { kind: 'star rule', inAudit: 'Exceptions for Mars' },
  mangal_shown_to: { kind: 'star rule', inAudit: 'Who reads the houses of Mars' },
  chart_style: { kind: 'star rule', inAudit: 'Style of birth charts' },
  mandi: { kind: 'star rule', inAudit: 'Mandi in charts' },
  lunar_node: { kind: 'star rule', inAudit: 'Rahu and Ketu' },
  dasa_sandhi_months: { kind: 'star rule', inAudit: 'Dasa sandhi' },
} as const satisfies Readonly<Record<keyof Settings, SettingDescription>>;

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
  return settings[name];
}

/** What a setting is called in the audit log. */
export function auditLabelOf(name: SettingName): string {
  const setting = describeSetting(name);
  return setting.kind === 'star rule' ? setting.inAudit : (setting.inAudit ?? setting.label);
}

/** The settings that are yes or no. */
export type FlagName = {
  [Name in SettingName]: (typeof settings)[Name]['kind'] extends 'flag' ? Name : never;
}[SettingName];

/** Whether a setting is yes or no. */
export function isFlag(name: SettingName): name is FlagName {
  return settings[name].kind === 'flag';
}
