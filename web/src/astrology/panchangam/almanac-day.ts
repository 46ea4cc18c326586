import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import { farthestLatitude } from '@/astrology/sky/coordinates';
import type { Coordinates } from '@/astrology/sky/place-in-words';

/** A day of the almanac: from one sunrise to the next. */
export interface AlmanacDay {
  sunrise: Date;
  sunset: Date;
  nextSunrise: Date;
}

const dayMs = 86_400_000;

/**
 * The day of the almanac at an instant; null where the sun does not rise and set each day. Sunrise is the first light of the
 * upper edge, with refraction, as in the almanacs of drikpanchang.com. Others take the middle of the disc, three to four minutes later in
 * South India.
 */
export function almanacDayAt(instant: Date, { latitude, longitude }: Coordinates): AlmanacDay | null {
  // Beyond it the sun may stay up or down for a day.
  if (Math.abs(latitude) > farthestLatitude) return null;
  const observer = new Observer(latitude, longitude, 0);
  const find = (isRise: boolean, from: Date, days: number) =>
    SearchRiseSet(Body.Sun, observer, isRise ? 1 : -1, from, days)?.date ?? null;
  const sunrise = find(true, instant, -1.2);
  const sunset = sunrise && find(false, sunrise, 1.2);
  const nextSunrise = sunset && find(true, sunset, 1.2);
  return sunrise && sunset && nextSunrise && { sunrise, sunset, nextSunrise };
}

/** The day of the almanac so many days before this one. */
export function daysBefore({ sunrise, sunset }: AlmanacDay, days: number, coordinates: Coordinates): AlmanacDay | null {
  const middle = (sunrise.getTime() + sunset.getTime()) / 2;
  return almanacDayAt(new Date(middle - days * dayMs), coordinates);
}
