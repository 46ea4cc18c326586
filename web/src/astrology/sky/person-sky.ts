import { birthTimeCertainties, type BirthRecord } from '@/astrology/sky/birth-details';
import { approximateMinutes, birthSky, type Birth, type BirthSky } from '@/astrology/sky/birth-sky';
import { shownOnClock, utcOffsetsOn } from '@/astrology/sky/clock';
import type { LunarNode } from '@/astrology/sky/longitudes';
import { readPlace, type Place } from '@/astrology/sky/places';
import { readCoordinates } from '@/astrology/sky/coordinates';
import { indianZone } from '@/astrology/sky/place-in-words';
import { type BirthZone, isBirthZone } from '@/astrology/sky/zones';

/** A birth with known date and time zone. */
export interface PlacedBirth {
  birth: Birth;
  zone: BirthZone;
  /** The town that gave the coordinates; null if they were entered or are unknown. */
  town: Place | null;
  /** Whether the birth was in a part of the town, so that its coordinates stand for the part. */
  isPartOfTown: boolean;
}

/** The missing input of a computation. */
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
 * Reads the birth from a person's columns. Entered coordinates and time zone take precedence over those of the place.
 * The time zone is not guessed unless the place is known to be in India.
 */
export function readBirth(person: BirthRecord): PlacedBirth | { missing: MissingForSky } {
  const date = textOf(person.date_of_birth);
  if (date === null || !isDay(date)) return { missing: 'date' };
  const { place, isPart, isInIndia } = readPlace(textOf(person.place_of_birth) ?? '');
  const chosenZone = textOf(person.birth_zone);
  const zone = chosenZone !== null && isBirthZone(chosenZone) ? chosenZone : isInIndia ? indianZone : null;
  if (zone === null) return { missing: 'place' };
  const entered = readCoordinates(textOf(person.birth_coordinates) ?? '');
  // A town abroad may have the same name.
  const town = entered === null && zone === indianZone ? place : null;

  const typed = textOf(person.time_of_birth);
  const certainty = birthTimeCertainties.find((one) => one === person.birth_time_certainty) ?? null;
  const time = typed !== null && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(typed) && certainty !== 'Not known' ? typed : null;
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
    isPartOfTown: town !== null && isPart,
  };
}

/** A person's birth with its computed sky. */
export interface PersonSky extends PlacedBirth {
  sky: BirthSky;
}

/** Computes the sky at a person's birth, or names the missing input. */
export function skyOf(person: BirthRecord, node: LunarNode): PersonSky | { missing: MissingForSky } {
  const read = readBirth(person);
  return 'missing' in read ? read : { ...read, sky: birthSky(read.birth, node) };
}
