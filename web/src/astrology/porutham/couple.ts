import type { StarFacts } from '@/astrology/star-facts';

interface Candidate<Facts extends StarFacts> {
  gender: string | null;
  /** Null if unknown or hidden from the viewer. */
  profile_details: Facts | null;
}

export interface Couple<Facts extends StarFacts = StarFacts> {
  bride: Facts;
  groom: Facts;
}

/** Two people as bride and groom; null unless they are one of each and both stars are known. */
export function coupleOf<Facts extends StarFacts>(
  one: Candidate<Facts>,
  other: Candidate<Facts>,
): Couple<Facts> | null {
  const factsOf = (gender: keyof Couple) => {
    const [person, another] = [one, other].filter((candidate) => candidate.gender === gender);
    if (person === undefined || another !== undefined) return null;
    return person.profile_details?.birth_star == null ? null : person.profile_details;
  };
  const bride = factsOf('bride');
  const groom = factsOf('groom');
  return bride && groom && { bride, groom };
}
