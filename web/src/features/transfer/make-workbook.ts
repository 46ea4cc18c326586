import writeXlsxFile from 'write-excel-file/universal';

/** A text, a number, or days since 1900 that the sheet shows as a date or a time. */
type Cell = string | number | { date: number } | { time: number };

function writeCell(cell: Cell) {
  if (cell === '') return null;
  if (typeof cell !== 'object') return { value: cell, type: typeof cell === 'string' ? String : Number };
  return 'date' in cell
    ? { value: cell.date, type: Number, format: 'dd/mm/yyyy' }
    : { value: cell.time, type: Number, format: 'h:mm AM/PM' };
}

export async function makeWorkbook(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Promise<Blob> {
  const written = Object.entries(sheets).map(([sheet, rows]) => ({
    sheet,
    data: rows.map((row) => row.map(writeCell)),
  }));
  return await writeXlsxFile(written).toBlob();
}

export const makeXlsx = (rows: readonly (readonly Cell[])[]): Promise<Blob> => makeWorkbook({ List: rows });
