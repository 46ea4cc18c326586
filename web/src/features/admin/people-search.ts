/** What was typed into the search box: nothing, an id, a phone number or a part of a name. */
export type PeopleSearch =
  | { kind: 'all' }
  | { kind: 'id'; id: number }
  | { kind: 'phone'; phone: string }
  | { kind: 'name'; text: string };

const longestId = 6;

/** Reads the search box. Up to six digits are an id; more of them, or a plus before them, are a phone number. */
export function readPeopleSearch(typed: string): PeopleSearch {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '') return { kind: 'all' };
  if (!/^\+?[\d\s()-]*\d[\d\s()-]*$/.test(text)) return { kind: 'name', text };
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) return { kind: 'phone', phone: `+${digits}` };
  return digits.length > longestId ? { kind: 'phone', phone: digits } : { kind: 'id', id: Number(digits) };
}
