import { formatDate, formatTimeOfDay } from '@/lib/format';
import { skyAlmanac } from '@/astrology/sky/birth-details';
import { approximateMinutes } from '@/astrology/sky/birth-sky';
import { formatOffset, noteOnCityTime } from '@/astrology/sky/clock';
import { formatCoordinates } from '@/astrology/sky/coordinates';
import type { PersonSky } from '@/astrology/sky/person-sky';
import { nameOfZone } from '@/astrology/sky/zones';

/**
 * Describes the birth in a sentence: date, time with its span, place and time zone.
 * @param advises whether a second one says what the family may add: coordinates, or by which of two clocks the time was written
 */
export function describeBirth({ birth, sky: { span }, town, isPartOfTown, zone }: PersonSky, advises: boolean): string {
  const day = formatDate(birth.date) ?? birth.date;
  const time = birth.time === null ? null : formatTimeOfDay(birth.time);
  const when = {
    minute: `At ${time} on ${day}${birth.certainty === null ? ' (taken as exact)' : ''}`,
    approximate: `Within ${approximateMinutes} minutes of ${time} on ${day}`,
    day: `At any time on ${day}`,
  }[span];
  const { coordinates } = birth;
  const where = town ? `${town.name}, ${town.state}` : null;
  const lies = coordinates && formatCoordinates(coordinates);
  const within = isPartOfTown ? 'a part of ' : '';
  const place = where && lies ? ` in ${within}${where} (${lies})` : lies ? ` at ${lies}` : '';
  const offsets = birth.utcOffsets.map(formatOffset).join(' or ');
  return [
    `${when}${place}, by the time of ${nameOfZone(zone)} (${offsets}).`,
    ...(advises && coordinates === null && birth.time !== null
      ? ['The lagnam needs the coordinates of the place too.']
      : []),
    ...(!advises || town === null ? [] : noteOnCityTime(town.name, birth.date)),
  ].join(' ');
}

/** What is taken for granted beyond the birth as it is shown: how exact the time is, and which town a part belongs to. */
export function describeAssumptions({ birth, sky: { span }, town, isPartOfTown }: PersonSky): string[] {
  const time = {
    minute: birth.certainty === null ? 'The time is taken as exact.' : null,
    approximate: `Within ${approximateMinutes} minutes of the time given.`,
    day: 'At any time on that day.',
  }[span];
  const place = isPartOfTown && town ? `Computed for ${town.name}, ${town.state}.` : null;
  return [time, place].filter((sentence) => sentence !== null);
}

/** Describes the method of computation. */
export const skyMethod = `${skyAlmanac}; computed by this site.`;
