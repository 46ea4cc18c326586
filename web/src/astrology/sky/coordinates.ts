import { utcOffsetsOn } from '@/astrology/sky/clock';
import type { Coordinates } from '@/astrology/sky/place-in-words';
import type { BirthZone } from '@/astrology/sky/zones';
import { t } from '@/texts/texts';

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

/**
 * The farthest latitude in degrees for which the rising sign is computed. Beyond the polar circles the ecliptic may lie along
 * the horizon.
 */
export const farthestLatitude = 66;

/** Formats coordinates for storage: "9.93, 78.12". */
export const writeCoordinates = ({ latitude, longitude }: Coordinates) => `${latitude}, ${longitude}`;

// Decimal degrees, or degrees with minutes and seconds, and a direction: 9.93, 9°56′N, -33.87.
const angle = String.raw`([-+−]?\d+(?:\.\d+)?)\s*°?\s*(?:(\d+(?:\.\d+)?)\s*['’′]\s*(?:(\d+(?:\.\d+)?)\s*(?:"|”|″|'')\s*)?)?([NSEW])?`;
const both = new RegExp(String.raw`^${angle}\s*[,;\s]\s*${angle}$`, 'i');

/** An angle in degrees to a hundredth; NaN if its minutes or seconds are none, or degrees with minutes have a fraction. */
function toDegrees([degrees = '', minutes, seconds, towards = '']: readonly (string | undefined)[]): number {
  const isDivided = minutes !== undefined;
  const isWrong = (isDivided && degrees.includes('.')) || (seconds !== undefined && minutes?.includes('.') === true);
  if (isWrong || Number(minutes ?? 0) >= 60 || Number(seconds ?? 0) >= 60) return NaN;
  const size = Math.abs(Number(degrees.replace('−', '-'))) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
  const isNegative = /^[-−]/.test(degrees) || /[SW]/i.test(towards);
  return Math.round((isNegative ? -size : size) * 100) / 100;
}

const isNorthOrSouth = (towards = 'N') => /[NS]/i.test(towards);
const isEastOrWest = (towards = 'E') => /[EW]/i.test(towards);
// A latitude beyond the farthest is mostly a longitude that was entered first.
const isInRange = ({ latitude, longitude }: Coordinates) =>
  Math.abs(latitude) <= farthestLatitude && Math.abs(longitude) <= 180;

/** The message about coordinates in the wrong order. */
export const turnedRound = (turned: Coordinates) =>
  t('astrology.coordinatesTurned', { coordinates: writeCoordinates(turned) });

/** Coordinates as they were entered, or a sentence about their fault. */
export function checkCoordinates(text: string): Coordinates | { problem: string } {
  const found = both.exec(text.trim());
  if (found === null) return { problem: t('astrology.coordinatesExample') };
  const first = toDegrees(found.slice(1, 5));
  const second = toDegrees(found.slice(5, 9));
  if (Number.isNaN(first + second)) {
    return { problem: t('astrology.coordinatesMinutes') };
  }
  const coordinates = { latitude: first, longitude: second };
  const areNamedRight = isNorthOrSouth(found[4]) && isEastOrWest(found[8]);
  if (areNamedRight && isInRange(coordinates)) return coordinates;
  const turned = { latitude: second, longitude: first };
  const areTurned = isEastOrWest(found[4]) && isNorthOrSouth(found[8]) && isInRange(turned);
  return {
    problem: areTurned ? turnedRound(turned) : t('astrology.coordinatesRange', { latitude: farthestLatitude }),
  };
}

/** Reads "9.93, 78.12", "9.9252 N 78.1198 E" or "9°56′N, 78°7′E", to a hundredth of a degree; null for anything else. */
export function readCoordinates(text: string): Coordinates | null {
  const checked = checkCoordinates(text);
  return 'problem' in checked ? null : checked;
}
