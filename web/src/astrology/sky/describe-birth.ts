import { approximateMinutes, type Found } from '@/astrology/sky/birth-sky';
import { formatOffset, noteOnCityTime } from '@/astrology/sky/clock';
import { formatCoordinates, nameOfZone } from '@/astrology/sky/place-in-words';
import type { PersonSky } from '@/astrology/sky/person-sky';
import { either } from '@/lib/either';
import { formatTimeOfDay, sayDate } from '@/lib/format';
import { t } from '@/texts/texts';

/** A value with its neighbour across a near boundary, if there is one: "Kumbam (close to Meenam)". */
export const withNear = (value: string, near: readonly string[]): string =>
  near.length === 0 ? value : t('astrology.closeTo', { value, near: either(near) });

/** Computed values in words: "Kumbam or Meenam (close to Mesham)". */
export const describeFound = <Value>({ possible, near }: Found<Value>, nameOf: (value: Value) => string): string =>
  withNear(either(possible.map(nameOf)), near.map(nameOf));

/**
 * Describes the birth in a sentence: date, time with its span, place and time zone.
 * @param advises whether a second one suggests additions: coordinates, or by which of two clocks the time was written
 */
export function describeBirth({ birth, sky: { span }, town, isPartOfTown, zone }: PersonSky, advises: boolean): string {
  const { coordinates } = birth;
  const sentence = t('astrology.birth', {
    when: span === 'minute' && birth.certainty === null ? 'exact' : span,
    time: (birth.time && formatTimeOfDay(birth.time)) ?? '',
    day: sayDate(birth.date),
    minutes: approximateMinutes,
    place: coordinates === null ? 'unknown' : town === null ? 'coordinates' : isPartOfTown ? 'part' : 'town',
    town: town ? `${town.name}, ${town.state}` : '',
    coordinates: coordinates ? formatCoordinates(coordinates) : '',
    zone: nameOfZone(zone),
    offsets: either(birth.utcOffsets.map(formatOffset)),
  });
  return [
    sentence,
    ...(advises && coordinates === null && birth.time !== null ? [t('astrology.lagnamNeedsPlace')] : []),
    ...(!advises || town === null ? [] : noteOnCityTime(town.name, birth.date)),
  ].join(' ');
}

/** The assumptions beyond the shown birth: the precision of the time, and the town of a part. */
export function describeAssumptions({ birth, sky: { span }, town, isPartOfTown }: PersonSky): string[] {
  const time = {
    minute: () => (birth.certainty === null ? t('astrology.assumed.minute') : null),
    approximate: () => t('astrology.assumed.approximate', { minutes: approximateMinutes }),
    day: () => t('astrology.assumed.day'),
  }[span]();
  const place = isPartOfTown && town ? t('astrology.assumed.town', { town: `${town.name}, ${town.state}` }) : null;
  return [time, place].filter((sentence) => sentence !== null);
}

/** Describes the method of computation. */
export const skyMethod = () => t('astrology.method');
