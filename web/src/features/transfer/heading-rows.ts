import { fillMerged, type Block, type Sheet } from '@/features/transfer/sheet';
import { namesPerson } from '@/features/transfer/columns';
import { fieldOfLabel, fieldsOfLabel, isHeadingLine } from '@/person/reading/labels';

/** Rows above the headings: the bureau's name, a date, blank lines. */
export const titleRows = 30;

/** The headings of a sheet, which may stand in two or three rows. Rows are counted from 0. */
export interface Head {
  top: number;
  bottom: number;
  headings: readonly string[];
}

const isWide = ({ left, right }: Block) => right > left;

const namesDetails =
  /details?|particulars|information|விவர|विवरण|जानकारी|വിവര|వివరా|ವಿವರ/iu;

/** Words over a group of columns that name no other person. */
function isNeutral(group: string, heading: string): boolean {
  const field = fieldOfLabel(group);
  const isKind = namesDetails.test(group) || fieldsOfLabel(group) !== null;
  return isHeadingLine(group) || (field !== null && field === fieldOfLabel(heading)) || (isKind && !namesPerson(heading));
}

/** One heading of the texts that stand above one another: "Father" over "Name". */
function joinHeadings(texts: readonly string[]): string {
  const different = texts.map((text) => text.trim()).filter((text, row, all) => text !== '' && text !== all[row - 1]);
  // "Brothers" over "Mar."
  const whole = different.join(' ').replace(/^(brothers?|sisters?)\s+(?:mar|mrd|married)\.?$/i, 'Married $1');
  const last = different.at(-1) ?? '';
  if (different.length < 2 || fieldsOfLabel(whole) !== null) return whole;
  // "Uncle" over "Name" is no name of the person.
  return fieldsOfLabel(last) !== null && different.slice(0, -1).every((group) => isNeutral(group, last)) ? last : whole;
}

/** The last row of the headings, of which the first has the column for the name. */
function findBottom({ rows, merged }: Sheet, named: number, groups: readonly Block[]): number {
  const reached = merged.filter(({ top, bottom }) => top <= named && bottom > named && bottom < named + 3);
  if (reached.length > 0) return Math.max(...reached.map(({ bottom }) => bottom));
  const isBelowGroup = (column: number) =>
    groups.some(({ top, left, right }) => top === named && left <= column && column <= right);
  const next = (rows[named + 1] ?? []).flatMap((cell, column) => (cell.trim() === '' ? [] : [{ cell, column }]));
  // A unit or a further word may stand below another heading: "Height" over "(cm)".
  const goesOn = next.every(
    ({ cell, column }) => isBelowGroup(column) || fieldsOfLabel(`${rows[named]?.[column] ?? ''} ${cell}`) !== null,
  );
  return goesOn && next.some(({ column }) => isBelowGroup(column)) ? named + 1 : named;
}

/** Finds the headings of a sheet; null without a column for the name. */
export function findHead(sheet: Sheet): Head | null {
  const named = sheet.rows.slice(0, titleRows).findIndex((cells) => cells.some(namesPerson));
  if (named === -1) return null;
  const nameColumn = sheet.rows[named]?.findIndex(namesPerson) ?? -1;
  // A block over the name is a title.
  const groups = sheet.merged.filter(
    (block) => isWide(block) && !(block.left <= nameColumn && nameColumn <= block.right),
  );
  const top = groups.some((block) => block.top === named - 1) ? named - 1 : named;
  const bottom = findBottom(sheet, named, groups);
  const titles = sheet.merged.filter((block) => isWide(block) && !groups.includes(block));
  const { rows } = fillMerged({ ...sheet, merged: sheet.merged.filter((block) => !titles.includes(block)) });
  const isTitle = (row: number, column: number) =>
    titles.some((block) => block.top <= row && row <= block.bottom && block.left <= column && column <= block.right);
  const columns = Math.max(...rows.slice(top, bottom + 1).map((cells) => cells.length));
  return {
    top,
    bottom,
    headings: Array.from({ length: columns }, (_, column) =>
      joinHeadings(
        rows.slice(top, bottom + 1).map((cells, row) => (isTitle(top + row, column) ? '' : (cells[column] ?? ''))),
      ),
    ),
  };
}
