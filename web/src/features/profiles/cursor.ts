/** The place in the newest-first list after which the next part starts. */
export interface Cursor {
  createdAt: string;
  id: number;
}

/** The cursor that continues after these rows, or null when there are none. */
export function cursorAfter(rows: readonly { created_at: string; id: number }[]): Cursor | null {
  const last = rows.at(-1);
  return last ? { createdAt: last.created_at, id: last.id } : null;
}

/**
 * Among rows created at the cursor's time or earlier, those after the cursor: earlier, or of the same time with a
 * smaller id. The time is quoted because it holds characters that PostgREST's grammar uses.
 */
export function cursorFilter({ createdAt, id }: Cursor): string {
  return `created_at.lt."${createdAt}",id.lt.${id}`;
}
