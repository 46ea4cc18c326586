import { nameOfStar } from '@/astrology/birth-stars';
import { approximateMinutes, holding, type BirthSky, type BirthSpan, type Found } from '@/astrology/sky/birth-sky';

/** Fields that a family states and the site also computes. */
export type SkyField = 'birth_star' | 'star_pada' | 'rasi' | 'lagnam';

/** The family's values. */
type GivenFields = Readonly<Partial<Record<SkyField, unknown>>>;

/**
 * The family's value compared with the computed one: same; one of several possible values; different but so near a
 * boundary that either may be right; different; not given; or not computable without a place.
 */
type Standing = 'same' | 'possible' | 'near' | 'different' | 'not given' | 'cannot be computed';

export interface ComparedField {
  field: SkyField;
  standing: Standing;
  /** The computed value in words: "2", "Rohini or Mirugasirisham"; null if it cannot be computed. */
  found: string | null;
  /** What the family gave, in words; null when it gave nothing. */
  given: string | null;
  /** What is so near that it may be right instead; null when nothing is. */
  near: string | null;
  /** Where the two differ, what follows on what the birth gives: "by the time given; the family's chart says 3". */
  difference: string | null;
}

const bases: Readonly<Record<BirthSpan, string>> = {
  minute: 'by the time given',
  approximate: `within ${approximateMinutes} minutes of the time given`,
  day: 'on that day',
};

const listFormat = new Intl.ListFormat('en', { type: 'disjunction' });

/** "Rohini", "Rohini or Ardra". All of the twelve, or most, say nothing. */
const toWords = (names: readonly string[]) => (names.length === 12 ? 'any of the twelve' : listFormat.format(names));

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
      return map(sky.pada, ({ star, pada }) => (isOfOneStar ? String(pada) : `${nameOfStar(star)} ${pada}`));
    }
    case 'rasi':
      return sky.rasi;
    case 'lagnam':
      return sky.lagnam;
  }
}

/** Whether what the family gave is among these. A pada counts with its star, where that is given too. */
function isAmong(field: SkyField, person: GivenFields, sky: BirthSky, which: 'possible' | 'near'): boolean {
  const given = person[field];
  switch (field) {
    case 'birth_star':
      return sky.star[which].some((star) => star === given);
    case 'star_pada': {
      const star = person.birth_star;
      const isGiven = typeof star === 'string' && star !== '';
      return sky.pada[which].some((one) => one.pada === Number(given) && (!isGiven || one.star === star));
    }
    case 'rasi':
      return sky.rasi[which].some((rasi) => rasi === given);
    case 'lagnam':
      return sky.lagnam?.[which].some((rasi) => rasi === given) ?? false;
  }
}

const hasValue = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number';

function standingOf(field: SkyField, person: GivenFields, sky: BirthSky): Standing {
  if (field === 'lagnam' && sky.lagnam === null) return 'cannot be computed';
  if (!hasValue(person[field])) return 'not given';
  if (isAmong(field, person, sky, 'possible')) {
    return (valuesOf(field, sky)?.possible.length ?? 0) === 1 ? 'same' : 'possible';
  }
  return isAmong(field, person, sky, 'near') ? 'near' : 'different';
}

function compareField(field: SkyField, person: GivenFields, sky: BirthSky): ComparedField {
  const standing = standingOf(field, person, sky);
  const values = valuesOf(field, sky);
  const found = values && toWords(values.possible);
  const own = person[field];
  const given = hasValue(own) ? (field === 'birth_star' ? nameOfStar(String(own)) : String(own)) : null;
  const differs = standing === 'different' || standing === 'near';
  return {
    field,
    standing,
    found,
    given,
    near: values === null || values.near.length === 0 ? null : listFormat.format(values.near),
    difference: differs ? `${bases[sky.span]}; the family's chart says ${given}` : null,
  };
}

/** Compares computed star, pada, rasi and lagnam with the family's values. */
export const compareSky = (person: GivenFields, sky: BirthSky): Readonly<Record<SkyField, ComparedField>> => ({
  birth_star: compareField('birth_star', person, sky),
  star_pada: compareField('star_pada', person, sky),
  rasi: compareField('rasi', person, sky),
  lagnam: compareField('lagnam', person, sky),
});

/** Notes on a compared field, as sentences. */
export function notesOn({ standing, given, near }: ComparedField): readonly string[] {
  const beside = `Close to a boundary: by another almanac, or a clock a minute off, it is ${near}.`;
  return [
    ...(standing === 'same' ? ["As the family's chart says."] : []),
    ...(standing === 'possible' ? [`The family's chart says ${given}.`] : []),
    ...(standing === 'cannot be computed' ? ['Where the place of birth lies is not known.'] : []),
    ...(near === null ? [] : [beside]),
  ];
}

/**
 * Computed values for empty fields, in stored form. Only certain values away from a boundary, and no star, pada or rasi
 * if one of these differs from the family's.
 */
export function fillingsFrom(person: GivenFields, sky: BirthSky): Partial<Record<SkyField, string>> {
  const certain = <Value>(found: Found<Value> | null) => (found && found.near.length === 0 ? holding(found) : null);
  const compared = Object.values(compareSky(person, sky));
  const isOfMoon = (field: SkyField) => field !== 'lagnam';
  const moonDiffers = compared.some(({ field, difference }) => isOfMoon(field) && difference !== null);
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
    if (standing !== 'not given' || value === null || (isOfMoon(field) && moonDiffers)) continue;
    fillings[field] = value;
  }
  return fillings;
}
