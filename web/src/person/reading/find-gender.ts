import { readWhole } from '@/person/reading/read-field';
import { isSheetHeading } from '@/person/reading/labels';

/** The words of a text: those for a gender with what they mean, and the others. One letter is too little here. */
function sortWords(text: string) {
  const genders = new Set<string>();
  const others: string[] = [];
  for (const word of text.split(/[\s/:'’–—-]+/u)) {
    const value = word.length > 1 ? readWhole('gender', word) : null;
    if (value !== null) genders.add(value);
    else if (!/^(?:|&|s|of|for|the|a|our|का|की|के)$/iu.test(word)) others.push(word);
  }
  return { genders, others };
}

/** The gender that a label names, as "Name of the bride" does; null for none or both. */
export function genderInLabel(label: string): string | null {
  const [gender = null, ...others] = sortWords(label).genders;
  return others.length === 0 ? gender : null;
}

/** No heading is longer. */
const mostLetters = 60;

/** Whether a line is a heading with a word for a gender, as "Groom profile", or with `alone` that word only, as "വധു". */
export function isGenderHeading(line: string, alone = false): boolean {
  if (line.length > mostLetters) return false;
  const { genders, others } = sortWords(line);
  const more = others.join(' ');
  return genders.size > 0 && (isSheetHeading(more) || (alone && !/\p{L}|\d\d/u.test(more)));
}
