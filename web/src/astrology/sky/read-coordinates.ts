import { farthestLatitude, writeCoordinates, type Coordinates } from '@/astrology/sky/coordinates';
import { t } from '@/texts/texts';

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
