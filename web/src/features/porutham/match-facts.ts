import type { Tables } from '@/lib/database.types';
import type { BirthDetails } from '@/astrology/sky/birth-details';

/** What is compared of two people beside their stars. */
export type MatchFacts = BirthDetails &
  Pick<Tables<'profile_details'>, 'birth_star' | 'star_pada' | 'rasi' | 'mangal_dosha' | 'other_dosha'>;
