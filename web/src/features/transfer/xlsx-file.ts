import { strToU8, zipSync } from 'fflate';

/** A text, a number, or days since 1900 that the sheet shows as a date or a time. */
type Cell = string | number | { date: number } | { time: number };

/** XML has no place for control characters, not even written as entities. */
const escape = (text: string) =>
  text
    .replaceAll(/(?![\t\n\r])\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');

/** The letters of a column: A to Z, then AA. */
function lettersOf(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last;
}

function writeCell(cell: Cell): string {
  if (typeof cell === 'string') return `<c t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return 'date' in cell ? `<c s="1"><v>${cell.date}</v></c>` : `<c s="2"><v>${cell.time}</v></c>`;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function writeSheet(rows: readonly (readonly Cell[])[]): string {
  const placed = rows.map((cells, y) => {
    const written = cells.map((cell, x) => writeCell(cell).replace('<c', `<c r="${lettersOf(x)}${y + 1}"`));
    return `<row r="${y + 1}">${written.join('')}</row>`;
  });
  return `<worksheet xmlns="${main}"><sheetData>${placed.join('')}</sheetData></worksheet>`;
}

/** Makes a workbook of sheets by their names. A text is a cell of text, whatever it looks like. */
export function makeWorkbook(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Blob {
  const names = Object.keys(sheets);
  const each = (write: (number: number, name: string) => string) =>
    names.map((name, place) => write(place + 1, escape(name))).join('');
  const parts = {
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each((number, name) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">${each((number) => `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="18" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, place) => [`xl/worksheets/sheet${place + 1}.xml`, writeSheet(rows)]),
    ),
  };
  const packed = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
  return new Blob([packed.slice()]);
}

/** Makes a workbook of one sheet. */
export const makeXlsx = (rows: readonly (readonly Cell[])[]): Blob => makeWorkbook({ List: rows });
