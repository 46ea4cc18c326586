import { coupleOf } from '@/astrology/porutham/couple';
import { matchStars } from '@/astrology/porutham/match-stars';
import { useStarSettings } from '@/bureau/use-star-settings';
import { t } from '@/texts/texts';

/** A person with the facts that the star match reads. */
export interface WithStar {
  gender: string | null;
  birth_star: string | null;
  star_pada: number | null;
  rasi: string | null;
}

/** How the stars of two people agree, by the bureau's school: "Porutham: 8 of 10". Null unless both stars are known. */
export function usePorutham(one: WithStar | null, other: WithStar): string | null {
  const settings = useStarSettings();
  if (one === null || settings === undefined) return null;
  const withDetails = (person: WithStar) => ({ gender: person.gender, profile_details: person });
  const couple = coupleOf(withDetails(one), withDetails(other));
  if (couple === null) return null;
  const { name, count } = matchStars(couple, settings);
  return t(name === 'porutham' ? 'introductions.porutham' : 'introductions.gunaMilan', { count });
}
