/** A name in parts, as address books and forms have it. `name` is the whole one, or the given name. */
export interface NameParts {
  name?: string | null;
  first_name?: string | null;
  last_name?: string | null;
  initial?: string | null;
}

const tidy = (part: string | null | undefined) => (part ?? '').trim().replace(/\s+/g, ' ');
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s.,]+/)
    .filter((word) => word !== '');

/** Whether a name begins or ends with the words of a part. */
function holds(name: string, part: string): boolean {
  const words = wordsOf(name);
  const own = wordsOf(part);
  const isAt = (start: number) => own.every((word, place) => words[start + place] === word);
  return isAt(0) || isAt(words.length - own.length);
}

/**
 * Joins the parts of a name as they were written: "Meena Selvam", "K. Meena". An initial stands first, as in lists of the South. A
 * part that the name has already is not written twice. Null without a given name, because a surname alone may be of a whole family.
 */
export function joinNames(parts: NameParts): string | null {
  const given = tidy(parts.name) || tidy(parts.first_name);
  const last = tidy(parts.last_name);
  const initial = tidy(parts.initial);
  if (given === '') return null;
  const whole = last === '' || holds(given, last) ? given : `${given} ${last}`;
  if (initial === '' || holds(whole, initial)) return whole;
  return `${initial}${/^\p{L}\p{M}*$/u.test(initial) ? '.' : ''} ${whole}`;
}
