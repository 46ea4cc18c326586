/** Degrees north and east, negative for south and west. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

// Decimal degrees, or degrees with minutes and seconds, and a direction: 9.93, 9°56′N, -33.87.
const angle = String.raw`([-+−]?\d+(?:\.\d+)?)\s*°?\s*(?:(\d+(?:\.\d+)?)\s*['’′]\s*(?:(\d+(?:\.\d+)?)\s*(?:"|”|″|'')\s*)?)?`;
const both = new RegExp(String.raw`^${angle}([NS])?\s*[,;\s]\s*${angle}([EW])?$`, 'i');

function toDegrees(parts: readonly (string | undefined)[]): number {
  const [degrees = '', minutes = '0', seconds = '0', towards = ''] = parts;
  const size = Math.abs(Number(degrees.replace('−', '-'))) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isNegative = /^[-−]/.test(degrees) !== /[SW]/i.test(towards);
  return Math.round((isNegative ? -size : size) * 100) / 100;
}

/** Reads "9.93, 78.12", "9.9252 N 78.1198 E" or "9°56′N, 78°7′E", to a hundredth of a degree; null for anything else. */
export function readCoordinates(text: string): Coordinates | null {
  const found = both.exec(text.trim());
  if (found === null) return null;
  const latitude = toDegrees(found.slice(1, 5));
  const longitude = toDegrees(found.slice(5, 9));
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Formats coordinates for storage: "9.93, 78.12". */
export const writeCoordinates = ({ latitude, longitude }: Coordinates) => `${latitude}, ${longitude}`;

/** In words: "9.93° N, 78.12° E". */
export function formatCoordinates({ latitude, longitude }: Coordinates): string {
  const side = (degrees: number, positive: string, negative: string) =>
    `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`;
  return `${side(latitude, 'N', 'S')}, ${side(longitude, 'E', 'W')}`;
}
