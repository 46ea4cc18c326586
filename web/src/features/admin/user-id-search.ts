/** What was typed into the search box: nothing, an id, or something that cannot be one. */
export type UserIdSearch = { kind: 'all' } | { kind: 'id'; id: number } | { kind: 'none' } | { kind: 'invalid' };

/** Reads the search box. `none` is a number that is too large for any id. */
export function readUserIdSearch(text: string): UserIdSearch {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'all' };
  if (!/^\d+$/.test(trimmed)) return { kind: 'invalid' };
  const id = Number(trimmed);
  return Number.isSafeInteger(id) ? { kind: 'id', id } : { kind: 'none' };
}
