import type { StarFacts } from '@/person/porutham/star-table';
import type { genders } from '@/person/value-lists';

interface Candidate {
  gender: string | null;
  /** Null is not known, or not for the viewer. */
  profile_details: StarFacts | null;
}

export interface Couple {
  bride: StarFacts;
  groom: StarFacts;
}

/** The two as bride and groom; null unless they are one of each and both stars are known. */
export function coupleOf(one: Candidate, other: Candidate): Couple | null {
  const starOf = (gender: (typeof genders)[number]) => {
    const [person, another] = [one, other].filter((candidate) => candidate.gender === gender);
    if (person === undefined || another !== undefined) return null;
    return person.profile_details?.birth_star == null ? null : person.profile_details;
  };
  const bride = starOf('bride');
  const groom = starOf('groom');
  return bride && groom && { bride, groom };
}
