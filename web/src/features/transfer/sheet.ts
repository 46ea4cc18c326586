/** A block of cells, counted from 0. */
export interface Block {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** A sheet of a spreadsheet as text. */
export interface Sheet {
  name: string;
  rows: readonly (readonly string[])[];
  /** Cells that are merged into one, whose text stands in the first of them. */
  merged: readonly Block[];
  /** Whether the spreadsheet does not show the sheet. */
  isHidden: boolean;
  /** Rows and columns that the spreadsheet does not show: hidden by hand, folded, or left out by a filter. */
  hiddenRows: readonly number[];
  hiddenColumns: readonly number[];
  /** Whether there are notes beside its cells, which are not read. */
  hasNotes: boolean;
}

/** A sheet without formatting, as of a CSV file. */
export const plainSheet = (name: string, rows: Sheet['rows']): Sheet => ({
  name,
  rows,
  merged: [],
  isHidden: false,
  hiddenRows: [],
  hiddenColumns: [],
  hasNotes: false,
});

/** Where the text of a merged cell comes from. */
type Origin = 'above' | 'left';

/** The rows of a sheet in which each cell of a merged block has the block's text, and the cells that got theirs so. */
export function fillMerged({ rows, merged }: Sheet) {
  const filled = rows.map((cells) => [...cells]);
  const origins = new Map<string, Origin>();
  for (const { top, left, bottom, right } of merged) {
    const text = rows[top]?.[left] ?? '';
    if (text.trim() === '') continue;
    for (let row = top; row <= Math.min(bottom, rows.length - 1); row += 1)
      for (let column = left; column <= Math.min(right, (rows[row]?.length ?? 0) - 1); column += 1) {
        const cells = filled[row];
        if (cells === undefined || (row === top && column === left)) continue;
        cells[column] = text;
        origins.set(`${row} ${column}`, column > left ? 'left' : 'above');
      }
  }
  return {
    rows: filled,
    originOf: (row: number, column: number): Origin | null => origins.get(`${row} ${column}`) ?? null,
  };
}
