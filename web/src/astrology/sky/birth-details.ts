import type { Tables } from '@/lib/database.types';

/** How sure a family is of the time of birth. */
export const birthTimeCertainties = ['Exact', 'Approximate', 'Not known'] as const;

/** What is known of somebody's birth, as far as the viewer sees it. */
export type BirthDetails = Pick<
  Tables<'profile_details'>,
  'date_of_birth' | 'time_of_birth' | 'birth_time_certainty' | 'place_of_birth' | 'birth_coordinates' | 'birth_zone'
>;

/** A birth as a row or a form gives it, by column. */
export type BirthRecord = Readonly<Partial<Record<keyof BirthDetails, unknown>>>;

/** Whether there is a birth from which charts may follow. Without a time of the day there are none worth the name. */
export const hasBirth = (details: BirthDetails | null): details is BirthDetails =>
  details !== null && details.date_of_birth !== null && details.time_of_birth !== null;
