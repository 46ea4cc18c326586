import { either } from '@/lib/either';
import { nameOfStar } from '@/astrology/birth-stars';
import { nameOfRasi } from '@/astrology/rasis';
import { approximateMinutes, holding, type BirthSky, type BirthSpan, type Found } from '@/astrology/sky/birth-sky';
import { t } from '@/texts/texts';

/** Fields that a family states and the site also computes. */
export type SkyField = 'birth_star' | 'star_pada' | 'rasi' | 'lagnam';

/** The family's values, and the almanac of its chart. */
type GivenFields = Readonly<Partial<Record<SkyField | 'chart_almanac', unknown>>>;

/**
 * The family's value compared with the computed one: same; one of several possible values; different, but near a boundary.
 * Further: within the difference of a Vakya almanac; different; not given; not computable without a place.
 */
type Standing = 'same' | 'possible' | 'near' | 'Vakya' | 'different' | 'not given' | 'cannot be computed';

export interface ComparedField {
  field: SkyField;
  standing: Standing;
  /** The computed value in words: "2", "Rohini or Mirugasirisham"; null if it cannot be computed. */
  found: string | null;
  /** The family's value, in words; null without one. */
  given: string | null;
  /** A value so near that it may be right instead; null for none. */
  near: string | null;
  /** The words after the computed value where the two differ: by which time, and the family's value. */
  difference: string | null;
  /** Why the two may differ; null for the lagnam. */
  explanation: string | null;
  /** The check for bureau and family where the values differ; null for the lagnam. */
  advice: string | null;
}

/** "Rohini", "Rohini or Ardra". All of the twelve, or most, give null. */
const toWords = (names: readonly string[]) => (names.length === 12 ? t('astrology.anyOfTwelve') : either(names));

/** The words for one field's values, as they are compared: for the pada, its number with the star where there are several. */
function valuesOf(field: SkyField, sky: BirthSky): Found<string> | null {
  const map = <Value>({ possible, near }: Found<Value>, toName: (value: Value) => string): Found<string> => ({
    possible: possible.map(toName),
    near: near.map(toName),
  });
  switch (field) {
    case 'birth_star':
      return map(sky.star, nameOfStar);
    case 'star_pada': {
      const isOfOneStar = holding(sky.star) !== null && sky.star.near.length === 0;
      return map(sky.pada, ({ star, pada }) =>
        isOfOneStar ? String(pada) : t('astrology.starPada', { star: nameOfStar(star), pada }),
      );
    }
    case 'rasi':
      return map(sky.rasi, nameOfRasi);
    case 'lagnam':
      return sky.lagnam && map(sky.lagnam, nameOfRasi);
  }
}

const hasValue = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number';

/** The values of an almanac for each field. */
type AlmanacValues = BirthSky['byVakya'] & { lagnam: readonly string[] };

const computedValues = ({ star, pada, rasi, lagnam }: BirthSky, which: 'possible' | 'near'): AlmanacValues => ({
  star: star[which],
  pada: pada[which],
  rasi: rasi[which],
  lagnam: lagnam?.[which] ?? [],
});

// How far the lagnam of a Vakya almanac differs is not known.
const vakyaValues = ({ byVakya }: BirthSky): AlmanacValues => ({ ...byVakya, lagnam: [] });

/** Whether the family's value is among these. A pada counts with its star, where that is given too. */
function isAmong(field: SkyField, person: GivenFields, values: AlmanacValues): boolean {
  switch (field) {
    case 'birth_star':
      return values.star.some((star) => star === person.birth_star);
    case 'star_pada':
      return values.pada.some(
        ({ star, pada }) =>
          pada === Number(person.star_pada) && (!hasValue(person.birth_star) || star === person.birth_star),
      );
    case 'rasi':
    case 'lagnam':
      return values[field].some((rasi) => rasi === person[field]);
  }
}

function standingOf(field: SkyField, person: GivenFields, sky: BirthSky): Standing {
  if (field === 'lagnam' && sky.lagnam === null) return 'cannot be computed';
  if (!hasValue(person[field])) return 'not given';
  if (isAmong(field, person, computedValues(sky, 'possible'))) {
    return (valuesOf(field, sky)?.possible.length ?? 0) === 1 ? 'same' : 'possible';
  }
  if (isAmong(field, person, computedValues(sky, 'near'))) return 'near';
  return isAmong(field, person, vakyaValues(sky)) ? 'Vakya' : 'different';
}

function explanationOf(standing: Standing, almanac: unknown): string | null {
  if (standing !== 'Vakya') return null;
  return t(almanac === 'Vakya' ? 'astrology.compared.byVakya' : 'astrology.compared.mayBeVakya');
}

function adviceOn(standing: Standing, almanac: unknown, span: BirthSpan): string | null {
  if (standing === 'Vakya' && almanac === 'Thirukanitha') return t('astrology.compared.checkAlmanac');
  if (standing !== 'different') return null;
  return t(span === 'day' ? 'astrology.compared.checkDate' : 'astrology.compared.checkTime');
}

/** The family's value, in words. */
function wordsOf(field: SkyField, value: unknown): string | null {
  if (!hasValue(value)) return null;
  if (field === 'star_pada') return String(value);
  return field === 'birth_star' ? nameOfStar(String(value)) : nameOfRasi(String(value));
}

const sayDifference = ({ span }: BirthSky, given: string) =>
  t('astrology.compared.difference', { span, minutes: approximateMinutes, given });

function compareField(field: SkyField, person: GivenFields, sky: BirthSky): ComparedField {
  const standing = standingOf(field, person, sky);
  const values = valuesOf(field, sky);
  const found = values && toWords(values.possible);
  const given = wordsOf(field, person[field]);
  const differs = standing === 'different' || standing === 'Vakya' || standing === 'near';
  return {
    field,
    standing,
    found,
    given,
    near: values === null || values.near.length === 0 ? null : either(values.near),
    difference: differs ? sayDifference(sky, given ?? '') : null,
    explanation: field === 'lagnam' ? null : explanationOf(standing, person.chart_almanac),
    advice: field === 'lagnam' ? null : adviceOn(standing, person.chart_almanac, sky.span),
  };
}

/** Compares computed star, pada, rasi and lagnam with the family's values. */
export function compareSky(person: GivenFields, sky: BirthSky): Readonly<Record<SkyField, ComparedField>> {
  const star = compareField('birth_star', person, sky);
  const pada = compareField('star_pada', person, sky);
  // A pada is a part of its star: of another star it is no second difference.
  const isOfOther = star.difference !== null && star.standing === pada.standing;
  const given = t('astrology.starPada', { star: star.given ?? '', pada: pada.given ?? '' });
  return {
    birth_star: isOfOther ? { ...star, difference: sayDifference(sky, given) } : star,
    star_pada: isOfOther ? { ...pada, difference: null, explanation: null, advice: null } : pada,
    rasi: compareField('rasi', person, sky),
    lagnam: compareField('lagnam', person, sky),
  };
}

/** The suffix of a certain value that agrees with the family's. */
export const sameText = () => t('astrology.compared.same');

/**
 * Notes on a compared field, as sentences.
 * @param advises whether checks are suggested too: to the bureau and the family, not to other readers
 */
export function notesOn(
  { standing, given, near, explanation, advice }: ComparedField,
  advises: boolean,
): readonly string[] {
  return [
    ...(standing === 'same' ? [sameText()] : []),
    ...(standing === 'possible' ? [t('astrology.compared.possible', { given: given ?? '' })] : []),
    ...(standing === 'cannot be computed' ? [t('astrology.compared.noPlace')] : []),
    ...(near === null ? [] : [t('astrology.compared.near', { near })]),
    ...(explanation === null ? [] : [explanation]),
    ...(advice === null || !advises ? [] : [advice]),
  ];
}

/**
 * Computed values for empty fields, in stored form. Only certain values away from a boundary. No star, pada or rasi if one of
 * these differs from the family's, or its chart is by a Vakya almanac.
 */
export function fillingsFrom(person: GivenFields, sky: BirthSky): Partial<Record<SkyField, string>> {
  const certain = <Value>(found: Found<Value> | null) => (found && found.near.length === 0 ? holding(found) : null);
  const compared = Object.values(compareSky(person, sky));
  const isOfMoon = (field: SkyField) => field !== 'lagnam';
  const isOtherMoon =
    person.chart_almanac === 'Vakya' ||
    compared.some(({ field, difference }) => isOfMoon(field) && difference !== null);
  const pada = certain(sky.pada);
  const values: Record<SkyField, string | null> = {
    birth_star: certain(sky.star),
    star_pada: pada && String(pada.pada),
    rasi: certain(sky.rasi),
    lagnam: certain(sky.lagnam),
  };
  const fillings: Partial<Record<SkyField, string>> = {};
  for (const { field, standing } of compared) {
    const value = values[field];
    if (standing !== 'not given' || value === null || (isOfMoon(field) && isOtherMoon)) continue;
    fillings[field] = value;
  }
  return fillings;
}
