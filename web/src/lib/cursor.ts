type TimeColumn = 'created_at' | 'updated_at';
type Row<Column extends TimeColumn> = { id: number } & Readonly<Record<Column, string>>;

/** The place in a newest-first list after which the next part starts. */
export interface Cursor {
  time: string;
  id: number;
}

/** The cursor that continues after these rows, or null when there are none. */
export function cursorAfter<Column extends TimeColumn>(column: Column, rows: readonly Row<Column>[]): Cursor | null {
  const last = rows.at(-1);
  return last ? { time: last[column], id: last.id } : null;
}

/**
 * Among rows of the cursor's time or earlier, those after the cursor: earlier, or of the same time with a smaller id.
 * The time is quoted because it holds characters that PostgREST's grammar uses.
 */
export const cursorFilter = (column: TimeColumn, { time, id }: Cursor) => `${column}.lt."${time}",id.lt.${id}`;
