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

/** Settings with choices that are neither rules of matching nor of charts. */
const otherChoices = ['star_names', 'asked_families'] as const;

export type StarSettingName = Exclude<keyof typeof firstChoices, (typeof otherChoices)[number]>;

/** The bureau's choices. */
export type StarSettings = { readonly [Name in StarSettingName]: Rules[Name]['choices'][number] };

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

const isStarSetting = (name: string): name is StarSettingName => !otherChoices.some((other) => other === name);
const names = Object.keys(firstChoices).filter(isStarSetting);

const ids = new Set(names.flatMap((name) => valuesOf(name).map((value) => `${name}.${value}`)));
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

type Stored = Readonly<Partial<Record<string, unknown>>>;

const areKnown = (chosen: Stored): chosen is StarSettings =>
  names.every((name) => valuesOf(name).some((value) => value === chosen[name]));

/** Parses stored choices. One that is missing, or unknown to this version of the site, is the default. */
export function readStarSettings(stored: Stored): StarSettings {
  const known = names.map((name) => [name, valuesOf(name).find((value) => value === stored[name])] as const);
  const chosen = Object.fromEntries(known.map(([name, value]) => [name, value ?? firstStarSettings[name]]));
  return areKnown(chosen) ? chosen : firstStarSettings;
}
