import { z } from 'zod';
import { listedFilters, type PeopleWord } from '@/features/admin/people/filters-of-words';
import { normaliseValue } from '@/person/reading/normalise';

/** A part of the search box, as the database understands it. */
export const peopleWords = z.array(
  z.object({
    filter: z.enum(['name', 'age', 'place', 'caste', 'occupation', 'education', 'old_number']),
    value: z.string(),
    typed: z.string(),
  }),
);
type ReadWord = z.infer<typeof peopleWords>[number];

/** Small words between two others. */
const isFiller = (word: string) => /^(?:from|in|of|for|the|a|with|years?|yrs?|old|aged?)$/i.test(word);

function readListed(word: ReadWord): PeopleWord {
  if (word.filter !== 'name') return word;
  for (const filter of listedFilters) {
    const { value, error } = normaliseValue(filter === 'side' ? 'gender' : filter, word.typed);
    // A letter alone is an initial.
    if (error === null && value !== null && value !== '' && word.typed.length > 1) return { ...word, filter, value };
  }
  return word;
}

/**
 * The meaning of a search: values of lists too, in every script that readers of files and biodatas know. A whole text that is
 * somebody's name stays one.
 */
export function understandWords(read: readonly ReadWord[], searched: string): PeopleWord[] {
  if (read.length === 1 && read[0]?.filter === 'name' && read[0].typed === searched && searched.includes(' '))
    return [...read];
  return read.filter(({ filter, typed }) => filter !== 'name' || !isFiller(typed)).map(readListed);
}
