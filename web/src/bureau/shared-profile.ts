import { nameOfStar } from '@/astrology/birth-stars';
import type { Message } from '@/bureau/messages';

/** The part of a profile that a message may name. */
export interface SharedProfile {
  id: number;
  name: string;
  age: number | null;
  location: string | null;
  profile_details: { birth_star: string | null; education: string | null } | null;
}

/** A profile for the message that shares it, the star in the language of the moment. Never a picture or contact details. */
export function sharedMessage({ id, name, age, location, profile_details: details }: SharedProfile) {
  const star = details?.birth_star ?? null;
  return {
    message: 'profile shared',
    name,
    id: String(id),
    age: age === null ? '' : String(age),
    star: star === null ? '' : nameOfStar(star),
    education: details?.education ?? '',
    town: location ?? '',
    linkedId: id,
  } as const satisfies Message;
}
