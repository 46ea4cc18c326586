import { t } from '@/texts/texts';

/**
 * The farthest latitude in degrees for which the rising sign is computed. Beyond the polar circles the ecliptic may lie along
 * the horizon.
 */
export const farthestLatitude = 66;

/** Degrees north and east, negative for south and west. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Formats coordinates for storage: "9.93, 78.12". */
export const writeCoordinates = ({ latitude, longitude }: Coordinates) => `${latitude}, ${longitude}`;

/** In words: "9.93° N, 78.12° E". */
export function formatCoordinates({ latitude, longitude }: Coordinates): string {
  return t('astrology.coordinates', {
    latitude: Math.abs(latitude).toFixed(2),
    ns: latitude < 0 ? 'south' : 'north',
    longitude: Math.abs(longitude).toFixed(2),
    ew: longitude < 0 ? 'west' : 'east',
  });
}

/** Stored coordinates in words; null if these are none. */
export function formatStoredCoordinates(stored: string): string | null {
  const [latitude = NaN, longitude = NaN] = stored.split(',').map(Number);
  return Number.isNaN(latitude + longitude) ? null : formatCoordinates({ latitude, longitude });
}
