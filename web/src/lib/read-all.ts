/** The most rows in one answer of the API, for everybody: pgrst.db_max_rows in ground/base.sql. */
export const mostRows = 60;

/**
 * Reads all rows, part by part.
 * @param readPart the `mostRows` rows after this one, or the first; fewer are the last
 */
export async function readAll<Row>(readPart: (last: Row | null) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const part = await readPart(rows.at(-1) ?? null);
    rows.push(...part);
    if (part.length < mostRows) return rows;
  }
}
