export interface Part {
  /** Of the whole list. */
  count: number;
  list: readonly unknown[];
}

/** How many rows are skipped for the next part of a list; null after the last one, and after an empty one: rows have gone meanwhile. */
export function nextByCount(last: Part, parts: readonly Part[]): number | null {
  const loaded = parts.reduce((sum, { list }) => sum + list.length, 0);
  return loaded < last.count && last.list.length > 0 ? loaded : null;
}
