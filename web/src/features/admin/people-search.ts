/** What was typed into the search box: nothing, an id, a part of a phone number or an e-mail, or a part of a name. */
export type PeopleSearch =
  | { kind: 'all' }
  | { kind: 'id'; id: number }
  /** A number that is short enough may be an id as well. */
  | { kind: 'phone'; part: string; id: number | null }
  | { kind: 'email'; part: string }
  | { kind: 'name'; text: string };

// The database looks for no shorter part of a number or an e-mail.
const shortestPart = 5;
const longestId = 7;

/** Reads the search box. Up to four digits are an id; more of them, or a plus before them, a part of a phone number. */
export function readPeopleSearch(typed: string): PeopleSearch {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '') return { kind: 'all' };
  if (text.includes('@') && text.length >= shortestPart) return { kind: 'email', part: text };
  if (!/^\+?[\d\s()-]*\d[\d\s()-]*$/.test(text)) return { kind: 'name', text };
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) return { kind: 'phone', part: `+${digits}`, id: null };
  if (digits.length < shortestPart) return { kind: 'id', id: Number(digits) };
  return { kind: 'phone', part: digits, id: digits.length > longestId ? null : Number(digits) };
}
