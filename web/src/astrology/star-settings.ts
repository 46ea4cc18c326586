import { either } from '@/lib/either';
import { nameOfStar } from '@/astrology/birth-stars';
import { nameOfRasi, type Rasi } from '@/astrology/rasis';
import { firstChoices, settingRules } from '@/lib/register-settings.gen';
import { t, type TextId } from '@/texts/texts';
import type { Texts } from '@/texts/texts.types';

/** Two lists of stars that a couple may share, or that are middling to share; all others disagree. */
export const sameStarLists = {
  Raman: {
    yes: ['Rohini', 'Ardra', 'Magha', 'Hasta', 'Vishakha', 'Shravana', 'Uttara Bhadrapada', 'Revati'],
    middling: [
      'Ashwini',
      'Krittika',
      'Mrigashira',
      'Punarvasu',
      'Pushya',
      'Purva Phalguni',
      'Uttara Phalguni',
      'Chitra',
      'Anuradha',
      'Purva Ashadha',
      'Uttara Ashadha',
    ],
  },
  'Tamil almanac': {
    yes: ['Rohini', 'Ardra', 'Pushya', 'Magha', 'Hasta', 'Shravana'],
    middling: ['Ashwini', 'Bharani', 'Krittika', 'Mrigashira', 'Punarvasu', 'Uttara Phalguni', 'Chitra', 'Anuradha'],
  },
} as const satisfies Record<string, Readonly<Record<'yes' | 'middling', readonly string[]>>>;

/** Counts from the bride's star to the groom's that give Dina, in the variant with a list. */
export const dinaCounts: readonly number[] = [2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24, 26];

/** The opposite rasis that do not agree, in the variants of Rasi with exceptions. */
export const atOdds = [
  ['Karka', 'Makara'],
  ['Simha', 'Kumbha'],
] as const;

/** The signs in which Mars is at home, and the one in which it is exalted. */
export const ownSignsOfMars: readonly Rasi[] = ['Mesha', 'Vrishchika'];
export const exaltationOfMars: Rasi = 'Makara';

/** Signs in which Mars is an exception, by house. */
export const exceptedSigns: Readonly<Partial<Record<number, readonly Rasi[]>>> = {
  2: ['Mithuna', 'Kanya'],
  4: ownSignsOfMars,
  7: ['Karka', 'Makara'],
  8: ['Dhanu', 'Meena'],
  12: ['Vrishabha', 'Tula'],
};

type Rules = typeof settingRules;

/** The settings with choices are rules of matching and of charts, but for the names of stars. */
export type StarSettingName = Exclude<
  { [Name in keyof Rules]: Rules[Name]['kind'] extends 'choice' ? Name : never }[keyof Rules],
  'star_names' | 'asked_families'
>;

/** The bureau's choices. */
export type StarSettings = { readonly [Name in StarSettingName]: Rules[Name]['choices'][number] };

/** As they are stored. */
export type StoredStarSettings = Readonly<Record<StarSettingName, string>>;

/** Defaults for the bureau's home state; those of the database. */
export const firstStarSettings: StarSettings = firstChoices;

/** The text of each choice and of its rule: without one, this file does not compile. */
type IdOf<Group extends string> = {
  [Name in StarSettingName]: `${Group}.${Name}.${StarSettings[Name]}`;
}[StarSettingName];

/** The texts of these that name stars or rasis take them as values. */
type WithNames<Id extends TextId> = { [One in Id]: Texts[One] extends null ? never : One }[Id];
type RuleWithNames = WithNames<IdOf<'star-rules'>>;
type LabelWithNames = WithNames<IdOf<'star-settings'>>;

const sameStars = (list: keyof typeof sameStarLists) => {
  const { yes, middling } = sameStarLists[list];
  return { yes: yes.map(nameOfStar).join(', '), middling: middling.map(nameOfStar).join(', ') };
};

const sayAtOdds = (id: 'star-rules.south_rasi.opposite rasis excepted' | 'star-rules.south_rasi.not 2, 6, 8 or 12') =>
  t(id, {
    karka: nameOfRasi('Karka'),
    makara: nameOfRasi('Makara'),
    simha: nameOfRasi('Simha'),
    kumbha: nameOfRasi('Kumbha'),
  });

const strongMars = () => ({ ownSigns: eitherRasi(ownSignsOfMars), exaltation: nameOfRasi(exaltationOfMars) });
const eitherRasi = (signs: readonly Rasi[] = []) => either(signs.map(nameOfRasi));

const rulesWithNames: Readonly<Record<RuleWithNames, () => string>> = {
  'star-rules.south_same_star.Raman': () => t('star-rules.south_same_star.Raman', sameStars('Raman')),
  'star-rules.south_same_star.Tamil almanac': () =>
    t('star-rules.south_same_star.Tamil almanac', sameStars('Tamil almanac')),
  'star-rules.south_rasi.opposite rasis excepted': () => sayAtOdds('star-rules.south_rasi.opposite rasis excepted'),
  'star-rules.south_rasi.not 2, 6, 8 or 12': () => sayAtOdds('star-rules.south_rasi.not 2, 6, 8 or 12'),
  'star-rules.south_vasya.Tamil almanac': () =>
    t('star-rules.south_vasya.Tamil almanac', {
      kanya: nameOfRasi('Kanya'),
      tula: nameOfRasi('Tula'),
      mesha: nameOfRasi('Mesha'),
      makara: nameOfRasi('Makara'),
      meena: nameOfRasi('Meena'),
      kumbha: nameOfRasi('Kumbha'),
    }),
  'star-rules.south_vedhai.without 5-23 and 14-23': () =>
    t('star-rules.south_vedhai.without 5-23 and 14-23', {
      dhanishta: nameOfStar('Dhanishta'),
      mrigashira: nameOfStar('Mrigashira'),
      chitra: nameOfStar('Chitra'),
    }),
  'star-rules.mangal_exceptions.own sign or exalted': () =>
    t('star-rules.mangal_exceptions.own sign or exalted', strongMars()),
  'star-rules.mangal_exceptions.by house too': () =>
    t('star-rules.mangal_exceptions.by house too', {
      ...strongMars(),
      in2: eitherRasi(exceptedSigns[2]),
      in4: eitherRasi(exceptedSigns[4]),
      in7: eitherRasi(exceptedSigns[7]),
      in8: eitherRasi(exceptedSigns[8]),
      in12: eitherRasi(exceptedSigns[12]),
    }),
  'star-rules.chart_style.East Indian': () => t('star-rules.chart_style.East Indian', { mesha: nameOfRasi('Mesha') }),
};

const labelsWithNames: Readonly<Record<LabelWithNames, () => string>> = {
  'star-settings.south_vedhai.without 5-23 and 14-23': () =>
    t('star-settings.south_vedhai.without 5-23 and 14-23', { dhanishta: nameOfStar('Dhanishta') }),
};

/** The values of a setting, in their order. */
export const valuesOf = (name: StarSettingName): readonly string[] => settingRules[name].choices;

const isStarSetting = (name: string): name is StarSettingName =>
  Object.hasOwn(firstStarSettings, name) && name !== 'star_names';

const ids = new Set(
  Object.keys(settingRules)
    .filter(isStarSetting)
    .flatMap((name) => valuesOf(name).map((value) => `${name}.${value}`)),
);
const isRule = (id: string): id is IdOf<'star-rules'> => ids.has(id.replace('star-rules.', ''));
const isLabel = (id: string): id is IdOf<'star-settings'> => ids.has(id.replace('star-settings.', ''));
const hasNames = (id: IdOf<'star-rules'>): id is RuleWithNames => Object.hasOwn(rulesWithNames, id);
const isNamed = (id: IdOf<'star-settings'>): id is LabelWithNames => Object.hasOwn(labelsWithNames, id);

/** The name of a setting in the form. */
export const legendOf = (name: StarSettingName): string => t(`star-settings.legend.${name}`);

/** The effect of a choice: for a rule, the rule in one sentence. */
export function explain(name: StarSettingName, value: string): string {
  const id = `star-rules.${name}.${value}`;
  if (!isRule(id)) return value;
  return hasNames(id) ? rulesWithNames[id]() : t(id);
}

function labelOfChoice(name: StarSettingName, value: string): string {
  const id = `star-settings.${name}.${value}`;
  if (!isLabel(id)) return value;
  return isNamed(id) ? labelsWithNames[id]() : t(id);
}

/** The choices of a setting in the form, with what they are called and do. */
export const choicesOf = (name: StarSettingName) =>
  valuesOf(name).map((value) => ({
    value,
    label: labelOfChoice(name, value),
    explanation: explain(name, value),
  }));

function read<Name extends StarSettingName>(name: Name, value: string): StarSettings[Name] {
  const isChoice = (given: string): given is StarSettings[Name] & string => valuesOf(name).some((one) => one === given);
  return isChoice(value) ? value : firstStarSettings[name];
}

/** Parses stored choices; values unknown to this version of the site fall back to the defaults. */
export function readStarSettings(stored: StoredStarSettings): StarSettings {
  return {
    match_school: read('match_school', stored.match_school),
    south_dina: read('south_dina', stored.south_dina),
    south_same_star: read('south_same_star', stored.south_same_star),
    south_stree_deergha: read('south_stree_deergha', stored.south_stree_deergha),
    south_rasi: read('south_rasi', stored.south_rasi),
    south_vasya: read('south_vasya', stored.south_vasya),
    south_rajju: read('south_rajju', stored.south_rajju),
    south_rasyadhipati: read('south_rasyadhipati', stored.south_rasyadhipati),
    south_yoni: read('south_yoni', stored.south_yoni),
    south_vedhai: read('south_vedhai', stored.south_vedhai),
    north_gana: read('north_gana', stored.north_gana),
    north_bhakoot: read('north_bhakoot', stored.north_bhakoot),
    north_nadi: read('north_nadi', stored.north_nadi),
    mangal_houses: read('mangal_houses', stored.mangal_houses),
    mangal_from: read('mangal_from', stored.mangal_from),
    mangal_exceptions: read('mangal_exceptions', stored.mangal_exceptions),
    mangal_shown_to: read('mangal_shown_to', stored.mangal_shown_to),
    chart_style: read('chart_style', stored.chart_style),
    mandi: read('mandi', stored.mandi),
    lunar_node: read('lunar_node', stored.lunar_node),
    dasa_sandhi_months: read('dasa_sandhi_months', stored.dasa_sandhi_months),
  };
}
