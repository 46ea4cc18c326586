// A place of birth for reading. The list of profiles loads this, and neither the zones nor the reading of coordinates.
import { t, tIfKnown } from '@/texts/texts';

export const indianZone = 'Asia/Kolkata';

/** The label of a time zone: "India" for Asia/Kolkata. An unknown name stays. */
export const nameOfZone = (name: string): string => tIfKnown(`zones.${name}`, {}) ?? name;

/** The label in selects: "India (UTC+5:30)". */
export const choiceOfZone = (name: string): string =>
  name === indianZone ? `${nameOfZone(name)} (UTC+5:30)` : nameOfZone(name);

/** Degrees north and east, negative for south and west. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

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
