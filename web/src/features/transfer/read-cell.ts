import { daysBefore } from '@/lib/bureau-days';
import { formatDate, formatTimeOfDay } from '@/lib/format';
import type { DateOrder } from '@/lib/read-date';
import { hasLostLetters, isOldFont, repairText, type OldFonts } from '@/features/transfer/broken-text';
import { readByColumn, type ColumnProof } from '@/features/transfer/column-proofs';
import type { Column, ColumnUse } from '@/features/transfer/columns';
import type { TableRow } from '@/features/transfer/parse-file';
import { isFormulaError } from '@/features/transfer/remarks';
import { describeField, isPersonField, labelOf, type PersonField } from '@/person/fields';
import type { readFields } from '@/person/reading/read-fields';
import type { Fact } from '@/person/reading/reading';
import { t } from '@/texts/texts';

export const cellKey = (rowNumber: number, place: number) => `${rowNumber} ${place}`;
export const wordKey = (field: PersonField, typed: string) => `${field} ${typed}`;

/** The clerk's choices that change how a cell is read. */
export interface CellChoices {
  /** Cells that were typed again, by `cellKey`. */
  cells: Readonly<Record<string, string>>;
  /** Values for every cell of a field that holds the same text, by `wordKey`. */
  words: Readonly<Record<string, string>>;
  /** Keeps unknown columns, and what could not be read, in the office's note. */
  intoNote: boolean;
}

export interface FileContext {
  proofs: readonly ColumnProof[];
  fonts: OldFonts;
  choices: CellChoices;
  /** `readFields`, once for each text. */
  read: typeof readFields;
}

/** A cell with what its file shows of it. */
export interface Cell {
  column: Column;
  /** As it is in the file, or as the clerk has typed it again. */
  inFile: string;
  /** Put right where a program has broken it. */
  text: string;
  /** Why nobody can read it, with the remedy. */
  fault: string | null;
  /** None for what the clerk has typed: it means what it says. */
  proof: ColumnProof | undefined;
  isFromLeft: boolean;
  isFromAbove: boolean;
}

export interface CellFact extends Fact {
  typed: string;
  heading: string;
  /** Whether it is of the column's field. Else a column of its own comes before it. */
  isOwn: boolean;
  /** Whether it stands behind the value of another column. */
  joins?: true;
  says: readonly string[];
}

export const isFreeText = (use: ColumnUse) =>
  use === 'namePart' || (isPersonField(use) && ['text', 'lines'].includes(describeField(use).kind));

function faultOf(text: string, isFont: boolean): string | null {
  if (hasLostLetters(text)) return t('transfer.wrong.lostLetters');
  return isFont ? t('transfer.wrong.oldFont') : null;
}

export function openCell(row: TableRow, column: Column, at: number, { choices, proofs, fonts }: FileContext): Cell {
  const typed = choices.cells[cellKey(row.number, at)];
  const inFile = typed ?? row.cells[at] ?? '';
  const isRead = typed === undefined && column.use !== 'note' && column.use !== 'none';
  const text = isRead ? repairText(inFile) : inFile;
  return {
    column,
    inFile,
    text,
    fault: isRead && isFreeText(column.use) ? faultOf(text, isOldFont(text, fonts, row.number, at)) : null,
    proof: typed === undefined ? proofs.find(({ place }) => place === at) : undefined,
    isFromLeft: typed === undefined && row.fromLeft.includes(at),
    isFromAbove: typed === undefined && row.fromAbove.includes(at),
  };
}

export const leftOutOf = (
  field: PersonField,
  typed: string,
  message: string,
  of: Pick<CellFact, 'heading' | 'isOwn'>,
): CellFact => ({ ...of, field, value: null, error: () => message, doubtful: true, derived: false, typed, says: [] });

/** A fact that a text of another column says. */
export const factOf = (field: PersonField, value: string, typed: string, heading: string): CellFact => ({
  ...leftOutOf(field, typed, '', { heading, isOwn: false }),
  value,
  error: null,
  derived: true,
  says: [t('transfer.read.place', { text: typed, place: labelOf(field) })],
});

type Meant = ReturnType<typeof readByColumn>;

/** Words that a column adds to a fact that is its own. */
function sayColumn({ field, value }: Fact, typed: string, { proof, isFromLeft }: Cell, meant: Meant): string[] {
  const { kind } = describeField(field);
  if (value === null) return [];
  const isNumber = kind === 'time' && meant.doubt === null && meant.text !== typed;
  const isOfDate = kind === 'date' && proof !== undefined;
  return [
    ...(isNumber ? [t('transfer.read.place', { text: typed, place: formatTimeOfDay(value) ?? value })] : []),
    ...(isOfDate && proof.turned > 0 && /^\d{4}-/.test(typed) ? [t('transfer.read.turned')] : []),
    ...(isOfDate && meant.order !== (proof.order ?? 'day first')
      ? [t('transfer.read.otherOrder', { text: typed, date: formatDate(value) ?? '' })]
      : []),
    ...(isFromLeft ? [t('transfer.read.merged')] : []),
  ];
}

/** Reads a text under a heading. A value that somebody should look at has words. */
export function readText(
  fields: readonly PersonField[],
  text: string,
  context: { heading: string; order: DateOrder },
  { read }: Pick<FileContext, 'read'>,
  typed = text,
): { facts: CellFact[]; rest: string } {
  const { facts, rest } = read(fields, text, context);
  const { heading } = context;
  const isUnsure = (fact: Fact) => fact.doubtful || fact.derived || (fact === facts[0] && rest !== '');
  return {
    facts: facts.map((fact) => ({
      ...fact,
      error: fact.error !== null && fields.length > 1 ? () => t('transfer.wrong.ofTwo', { heading }) : fact.error,
      typed,
      heading,
      isOwn: fields.includes(fact.field),
      says: fact.change ? [fact.change()] : isUnsure(fact) ? [t('transfer.read.ofTwo', { text: typed })] : [],
    })),
    rest,
  };
}

export function readCell(cell: Cell, fields: readonly PersonField[], file: FileContext) {
  const { proof, fault } = cell;
  const { heading } = cell.column;
  const typed = cell.text.trim();
  const leaveOut = (message: string) => ({
    facts: fields.slice(0, 1).map((field) => leftOutOf(field, typed, message, { heading, isOwn: true })),
    rest: '',
  });
  if (fault !== null) return leaveOut(fault);
  if (isFormulaError(typed)) return leaveOut(t('transfer.wrong.formula'));
  const meant = readByColumn(typed, proof);
  const { order, doubt } = meant;
  if (order === null)
    return leaveOut(proof?.order === null ? t('transfer.wrong.eitherOrder') : t('transfer.wrong.otherForm'));
  const wanted = doubt === null ? fields : fields.filter((field) => field !== 'time_of_birth');
  const { facts, rest } = readText(wanted, meant.text, { order, heading }, file, typed);
  const found = facts.map((fact): CellFact => {
    const isNextDay = proof?.zone === 'universal' && describeField(fact.field).kind === 'date';
    const value = isNextDay && fact.value !== null ? daysBefore(fact.value, -1) : fact.value;
    return { ...fact, value, says: [...(fact.isOwn ? sayColumn(fact, typed, cell, meant) : []), ...fact.says] };
  });
  if (doubt === null) return { facts: found, rest };
  const { time, isNumber } = doubt;
  if (!isNumber && proof?.clock === 'left out')
    return { facts: found, rest: [rest, time].filter((part) => part !== '').join(', ') };
  const message = isNumber ? t('fields.time.example') : t('transfer.wrong.eitherHalf');
  return { facts: [...found, leftOutOf('time_of_birth', time, message, { heading, isOwn: false })], rest };
}

/** The fact, or what the clerk has entered for all cells with its text. */
export function correctFact(fact: CellFact, file: FileContext): CellFact[] {
  const { field, typed, heading } = fact;
  const word = file.choices.words[wordKey(field, typed)];
  if (word === undefined) return [fact];
  const { facts } = readText([field], word, { order: 'day first', heading }, file, typed);
  return fact.joins ? facts.map((one) => ({ ...one, joins: true })) : facts;
}
