import { nameOfStar } from '@/astrology/birth-stars';
import type { Message } from '@/bureau/messages';
import type { Tables } from '@/lib/database.types';
import { formatFact } from '@/person/values';
import { sayName } from '@/texts/words';

/** The part of a profile that a message may name. */
export interface SharedProfile {
  id: number;
  name: string;
  own_script_name: string | null;
  age: number | null;
  location: string | null;
  profile_details: Pick<Tables<'profile_details'>, 'birth_star' | 'height' | 'caste' | 'education' | 'job'> | null;
}

/** A profile for the message that shares it, in the language of the moment. Never a picture or contact details. */
export function sharedMessage({
  id,
  name,
  own_script_name: own,
  age,
  location,
  profile_details: details,
}: SharedProfile) {
  const star = details?.birth_star ?? null;
  return {
    message: 'profile shared',
    name: sayName(name, own),
    id: String(id),
    age: age === null ? '' : String(age),
    height: formatFact('height', details?.height) ?? '',
    community: formatFact('caste', details?.caste) ?? '',
    star: star === null ? '' : nameOfStar(star),
    education: formatFact('education', details?.education) ?? '',
    work: formatFact('job', details?.job) ?? '',
    town: formatFact('location', location) ?? '',
    linkedId: id,
  } as const satisfies Message;
}
