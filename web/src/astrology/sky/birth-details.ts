import type { Tables } from '@/lib/database.types';
import { birthTimeCertaintyChoices, chartAlmanacChoices } from '@/lib/register.gen';

/** The family's certainty of the time of birth. */
export const birthTimeCertainties = birthTimeCertaintyChoices;

/** The kinds of almanac by which a family's chart may be made. */
export const chartAlmanacs = chartAlmanacChoices;

/** Birth details, as far as the viewer may see them. */
export type BirthDetails = Pick<
  Tables<'profile_details'>,
  'date_of_birth' | 'time_of_birth' | 'birth_time_certainty' | 'place_of_birth' | 'birth_coordinates' | 'birth_zone'
>;

/** The birth columns of a row or a form. */
export type BirthRecord = Readonly<Partial<Record<keyof BirthDetails, unknown>>>;

/** Whether anything can be computed for a birth: the signs that do not change within a day need no time. */
export const hasBirthDate = (details: BirthDetails | null): details is BirthDetails =>
  details !== null && details.date_of_birth !== null;

/** Whether charts can be drawn for a birth: they need a time of day. */
export const hasBirth = (details: BirthDetails | null): details is BirthDetails =>
  details !== null && details.date_of_birth !== null && details.time_of_birth !== null;
