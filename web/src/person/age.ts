import { minimumAges } from '@/person/value-lists';

/** The age in completed years on a day, both as "1998-08-14"; null for an invalid or later date of birth. */
export function ageOn(dateOfBirth: string, day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(dateOfBirth) || dateOfBirth > day) return null;
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** The legal minimum age in years; the bride's if the gender is not stated. */
export function minimumAgeOf(gender: string): number {
  return gender === 'groom' ? minimumAges.groom : minimumAges.bride;
}
