import { birthTimeCertainties, type BirthRecord } from '@/astrology/sky/birth-details';
import { approximateMinutes, birthSky, type Birth, type BirthSky } from '@/astrology/sky/birth-sky';
import { shownOnClock, utcOffsetsOn } from '@/astrology/sky/clock';
import { readCoordinates } from '@/astrology/sky/coordinates';
import type { LunarNode } from '@/astrology/sky/longitudes';
import { readPlace, type Place } from '@/astrology/sky/places';
import { indianZone, isBirthZone, type BirthZone } from '@/astrology/sky/zones';

/** A birth whose day and clock are known. */
export interface PlacedBirth {
  birth: Birth;
  zone: BirthZone;
  /** The town by which the coordinates are known; null when they were entered, or are not known. */
  town: Place | null;
}

/** What is missing for computing anything. */
export type MissingForSky = 'date' | 'place';

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function isDay(date: string): boolean {
  try {
    shownOnClock(date, '00:00');
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the birth from what the register says of a person. Coordinates and clock that were entered go before those of the place.
 * Where a place is not known to be in India, its clock is not guessed.
 */
export function readBirth(person: BirthRecord): PlacedBirth | { missing: MissingForSky } {
  const date = textOf(person.date_of_birth);
  if (date === null || !isDay(date)) return { missing: 'date' };
  const { place, isInIndia } = readPlace(textOf(person.place_of_birth) ?? '');
  const chosenZone = textOf(person.birth_zone);
  const zone = chosenZone !== null && isBirthZone(chosenZone) ? chosenZone : isInIndia ? indianZone : null;
  if (zone === null) return { missing: 'place' };
  const entered = readCoordinates(textOf(person.birth_coordinates) ?? '');
  // A town of the same name abroad is another.
  const town = entered === null && zone === indianZone ? place : null;

  const typed = textOf(person.time_of_birth);
  const certainty = birthTimeCertainties.find((one) => one === person.birth_time_certainty) ?? null;
  const time = typed !== null && /^\d{2}:\d{2}$/.test(typed) && certainty !== 'Not known' ? typed : null;
  return {
    birth: {
      date,
      time,
      certainty,
      coordinates: entered ?? (town && { latitude: town.latitude, longitude: town.longitude }),
      utcOffsets: utcOffsetsOn(zone, date, time, certainty === 'Approximate' ? approximateMinutes : 0),
    },
    zone,
    town,
  };
}

/** What the register gives of a person's birth and the sky above it. */
export interface PersonSky extends PlacedBirth {
  sky: BirthSky;
}

/** The sky at a person's birth, or what is missing for it. */
export function skyOf(person: BirthRecord, node: LunarNode): PersonSky | { missing: MissingForSky } {
  const read = readBirth(person);
  return 'missing' in read ? read : { ...read, sky: birthSky(read.birth, node) };
}
