import { formatDate, formatTimeOfDay } from '@/lib/format';
import { approximateMinutes } from '@/astrology/sky/birth-sky';
import { formatOffset } from '@/astrology/sky/clock';
import { formatCoordinates } from '@/astrology/sky/coordinates';
import type { PersonSky } from '@/astrology/sky/person-sky';
import { nameOfZone } from '@/astrology/sky/zones';

/** Describes the birth in a sentence: date, time with its span, place and time zone. */
export function describeBirth({ birth, sky: { span }, town, zone }: PersonSky): string {
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
  const place = where && lies ? ` in ${where} (${lies})` : lies ? ` at ${lies}` : '';
  const offsets = birth.utcOffsets.map(formatOffset).join(' or ');
  return `${when}${place}, by the time of ${nameOfZone(zone)} (${offsets}).`;
}

/** Describes the method of computation. */
export const skyMethod = 'Sidereal, Lahiri; computed by this site.';
