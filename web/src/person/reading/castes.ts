// The castes that come with the register: without a label, or above the rows of a list, another word may be anything.
import castes from 'virtual:texts/castes';
import { simplifyLabel } from '@/person/reading/labels';
import { fieldOfWord } from '@/person/reading/other-words';
import { foldLetters, inEnglishLetters } from '@/person/reading/star-words';

/** Shorter names in another spelling are other words: a degree, a sub caste in two letters. */
const shortestFolded = 4;

/** A name as it sounds; a short one as it is written. */
function soundOf(name: string): string {
  const sound = foldLetters(inEnglishLetters(simplifyLabel(name)));
  return sound.length < shortestFolded ? simplifyLabel(name) : sound;
}

const known = new Set(castes.map(soundOf));

/** Whether a text is the name of a caste in any spelling or script, and not of a religion. */
export const isCaste = (text: string): boolean => known.has(soundOf(text)) && fieldOfWord(text) !== 'religion';
