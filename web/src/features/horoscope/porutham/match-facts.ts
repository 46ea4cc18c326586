import type { Tables } from '@/lib/database.types';
import type { BirthDetails } from '@/astrology/sky/birth-details';

/** Facts to compare in addition to the stars. */
export type MatchFacts = BirthDetails &
  Pick<Tables<'profile_details'>, 'birth_star' | 'star_pada' | 'rasi' | 'mangal_dosha' | 'other_dosha'>;
