import { rasis, type Rasi } from '@/astrology/rasis';
import { daysBefore, type AlmanacDay } from '@/astrology/panchangam/almanac-day';
import type { Coordinates } from '@/astrology/sky/place-in-words';
import { siderealLongitudes } from '@/astrology/sky/longitudes';

export type SolarCalendar = 'Tamil' | 'Kollam';

/** A day of a solar month, which is named after the rasi of the Sun. */
export interface SolarDate {
  month: Rasi;
  /** 1 to 32. */
  day: number;
}

// The Sun's fastest way in a day, in degrees.
const fastest = 1.0205;

/**
 * The time of day that decides a day's month. A sankranti up to then makes it the first of the new month.
 * Tamil Nadu: sunset. Kerala: the end of madhyahna, three fifths of the day, which are 18 nazhigai of 30, about 1:12 pm.
 * Sources: Sewell and Dikshit, The Indian Calendar (1896), 28; Report of the Calendar Reform Committee (1955), C 5;
 * drikpanchang.com. Both rules agree with its days from 1900 to 2050 (github.com/dra8an/hindu-calendar).
 */
function decidingTime({ sunrise, sunset }: AlmanacDay, calendar: SolarCalendar): Date {
  if (calendar === 'Tamil') return sunset;
  return new Date(sunrise.getTime() + 0.6 * (sunset.getTime() - sunrise.getTime()));
}

/**
 * The date of a day of the almanac; null where the sun does not rise each day. `ahead` is added to the Sun's place, in
 * degrees: almanacs differ, and about a sankranti so do their dates.
 */
export function solarDateOf(
  day: AlmanacDay,
  calendar: SolarCalendar,
  coordinates: Coordinates,
  ahead = 0,
): SolarDate | null {
  const sunOn = (one: AlmanacDay) => (siderealLongitudes(decidingTime(one, calendar), 'mean').Sun + ahead + 360) % 360;
  const sun = sunOn(day);
  const sign = Math.floor(sun / 30);
  const month = rasis[sign];
  if (month === undefined) return null;
  // At least so many days before it belong to the month.
  let before = Math.floor((sun % 30) / fastest);
  for (;;) {
    const earlier = daysBefore(day, before + 1, coordinates);
    if (earlier === null) return null;
    if (Math.floor(sunOn(earlier) / 30) !== sign) return { month, day: before + 1 };
    before += 1;
  }
}

/** The Kollam year of a date: it begins with Chingam, in August. `civil` is that day as 2000-08-16. */
export function kollamYear({ month, day }: SolarDate, civil: string): number {
  const firstDay = new Date(Date.parse(`${civil}T12:00Z`) - (day - 1) * 86_400_000);
  // From Chingam to Dhanu a month begins in the Gregorian year in which the Kollam year began.
  const index = rasis.indexOf(month);
  const isAfterNewYear = index >= rasis.indexOf('Simha') && index <= rasis.indexOf('Dhanu');
  return firstDay.getUTCFullYear() - (isAfterNewYear ? 824 : 825);
}
