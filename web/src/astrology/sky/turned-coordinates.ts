import { utcOffsetsOn } from '@/astrology/sky/clock';
import type { Coordinates } from '@/astrology/sky/coordinates';
import type { BirthZone } from '@/astrology/sky/zones';

/** The distance of a clock from UTC by a longitude, in hours. */
const hoursOf = (longitude: number) => longitude / 15;

/**
 * The coordinates the other way round, where only these fit the clock. Dubai as "55.27, 25.2" lies two hours from the clock
 * of the Emirates. Otherwise null: both may be right where a clock is used far from its middle.
 */
export function turnedByClock({ latitude, longitude }: Coordinates, zone: BirthZone): Coordinates | null {
  const [offset = 0] = utcOffsetsOn(zone, '2000-01-01', '12:00');
  const distance = (degrees: number) => Math.abs(hoursOf(degrees) - offset / 60);
  return distance(longitude) > 1 && distance(latitude) < 1 ? { latitude: longitude, longitude: latitude } : null;
}
