import { coupleOf } from '@/astrology/porutham/couple';
import { countInWords } from '@/astrology/porutham/match-counts';
import { matchOf } from '@/astrology/porutham/star-lists';
import { useStarSettings } from '@/bureau/use-star-settings';
import type { ShownPerson } from '@/features/introductions/api/shown-people';

/** A person with the facts that the star match reads. */
export type WithStar = Pick<ShownPerson, 'gender' | 'birth_star' | 'star_pada' | 'rasi'>;

/** How the stars of two people agree, by the bureau's school, in the words of the lists. Null unless both stars are known. */
export function usePorutham(one: WithStar | null, other: WithStar): string | null {
  const settings = useStarSettings();
  if (one === null || settings === undefined) return null;
  const withDetails = (person: WithStar) => ({ gender: person.gender, profile_details: person });
  const couple = coupleOf(withDetails(one), withDetails(other));
  return couple && countInWords(settings.match_school, matchOf(couple, settings));
}
