import { sayProblem, type ImportProblem, type ImportReport } from '@/features/transfer/import-report';
import { noteWith, type FileRow, type LeftOut } from '@/features/transfer/read-people';
import { isPersonField, type PersonField } from '@/person/fields';
import { t } from '@/texts/texts';

interface RowWarning {
  message: string;
  profileId: number | null;
}

/** A row of the file with all its messages. */
export interface CheckedRow extends FileRow {
  warnings: RowWarning[];
  /** Whether the person may be in the register already. */
  isThere: boolean;
  /** Whether another row of the file may be the same person. */
  isRepeat: boolean;
  /** Whether the row is imported only if somebody ticks it. */
  isHeld: boolean;
}

/** The database's answer about a row, and the values that it is about. */
interface RowAnswer extends Omit<ImportReport, 'imported'> {
  about: string;
}

export type Answers = ReadonlyMap<number, RowAnswer>;

const valuesOf = ({ person, wishes, note }: FileRow) => JSON.stringify([person, wishes, note]);

/** The rows that the database has not checked as they are now. */
export function uncheckedRows(rows: readonly FileRow[], answers: Answers): FileRow[] {
  return rows.filter((row) => answers.get(row.number)?.about !== valuesOf(row));
}

const errorsAt = ({ errors }: ImportReport, index: number) => errors.filter(({ row }) => row === index);

/** Adds the answer about the rows that were sent; row indexes count only those. */
export function addCheck(answers: Answers, sent: readonly FileRow[], report: ImportReport): Answers {
  const added = new Map(answers);
  sent.forEach((row, index) => {
    added.set(row.number, {
      about: valuesOf(row),
      errors: errorsAt(report, index),
      warnings: report.warnings.filter(({ row: about }) => about === index),
    });
  });
  return added;
}

/** Adds the errors of an import that was refused to the answers about its rows. */
export function addRefusal(answers: Answers, sent: readonly FileRow[], report: ImportReport): Answers {
  const added = new Map(answers);
  sent.forEach(({ number }, index) => {
    const known = added.get(number);
    if (known) added.set(number, { ...known, errors: [...known.errors, ...errorsAt(report, index)] });
  });
  return added;
}

/** Errors of an import as a whole, not of one row. */
export function generalErrors(sent: readonly FileRow[], report: ImportReport): ImportProblem[] {
  return report.errors.filter(({ row }) => sent[row] === undefined);
}

/** Who somebody is and how old: without these a person is not imported. Another cell may be left out. */
const decisive: readonly (PersonField | null)[] = [null, 'name', 'gender', 'date_of_birth', 'age'];

function findRepeats(rows: readonly FileRow[]): (row: FileRow) => RowWarning[] {
  const firstByPhone = new Map<string, string>();
  const firstByBirth = new Map<string, string>();
  const firstOf = (seen: Map<string, string>, value: string | null, { place }: FileRow) => {
    if (value === null) return null;
    const first = seen.get(value) ?? null;
    if (first === null) seen.set(value, place);
    return first === place ? null : first;
  };
  const repeats = new Map(
    rows.map((row): [number, RowWarning[]] => {
      const { name, date_of_birth, phone_number = null, second_phone_number = null } = row.person;
      const [phone = null] = [...new Set([phone_number, second_phone_number])]
        .map((number) => firstOf(firstByPhone, number, row))
        .filter((place) => place !== null);
      const birth = firstOf(firstByBirth, name && date_of_birth ? `${name.toLowerCase()} ${date_of_birth}` : null, row);
      return [
        row.number,
        [
          ...(phone === null ? [] : [{ message: t('transfer.row.samePhone', { row: phone }), profileId: null }]),
          ...(birth === null ? [] : [{ message: t('transfer.row.sameBirth', { row: birth }), profileId: null }]),
        ],
      ];
    }),
  );
  return ({ number }) => repeats.get(number) ?? [];
}

/**
 * Adds the database's messages to their rows. A cell that it refuses is left out, unless it says who the person is or how
 * old. `intoNote` keeps it in the note. A name with an error of our own keeps that one: the database's message would repeat it in other words.
 */
export function mergeAnswers(rows: readonly FileRow[], answers: Answers, intoNote: boolean): CheckedRow[] {
  const repeatsOf = findRepeats(rows);
  return rows.map((row) => {
    const answer = answers.get(row.number);
    const isCurrent = answer?.about === valuesOf(row);
    const merged: CheckedRow = {
      ...row,
      person: { ...row.person },
      errors: [...row.errors],
      leftOut: [...row.leftOut],
      isThere: isCurrent && answer.warnings.length > 0,
      isRepeat: repeatsOf(row).length > 0,
      isHeld: row.married !== null || (isCurrent && answer.warnings.length > 0),
      warnings: [
        ...(row.married === null
          ? []
          : [{ message: t('transfer.row.married', { text: row.married }), profileId: null }]),
        ...repeatsOf(row),
        ...((isCurrent && answer.warnings) || []).map((warning) => ({
          message: sayProblem(warning),
          profileId: warning.profile_id,
        })),
      ],
    };
    for (const error of (isCurrent && answer.errors) || []) {
      const field = isPersonField(error.field) ? error.field : null;
      const isKnown = field !== null && row.errors.some((own) => own.field === field);
      if (isKnown) continue;
      const message = sayProblem(error);
      if (field === null || decisive.includes(field)) merged.errors.push({ field, message });
      else if (merged.person[field] !== null) {
        const cell: LeftOut = { field, typed: row.typed[field] ?? '', message };
        merged.leftOut.push(cell);
        merged.person[field] = null;
        if (intoNote) merged.note = noteWith(merged.note, cell);
      }
    }
    return merged;
  });
}

/** How many of the rows that wait for the clerk may be in the register already, and how many are married by the file. */
export function countHeld(held: readonly CheckedRow[]): { there: number; married: number } {
  const there = held.filter(({ isThere }) => isThere).length;
  return { there, married: held.length - there };
}

const calm = 3;

/** How soon somebody must look at a row: 0 is not imported as it is, 3 needs no look. */
function urgencyOf({ errors, leftOut, warnings, unreadWishes, conflict }: CheckedRow): number {
  if (errors.length > 0) return 0;
  if (leftOut.length + warnings.length > 0) return 1;
  return conflict !== null || unreadWishes.length > 0 ? 2 : calm;
}

/** Whether somebody must decide or correct something in a row. */
export const needsLook = (row: CheckedRow): boolean => urgencyOf(row) < calm;

/** Whether the preview has any message about a row. */
export const hasRemarks = (row: CheckedRow): boolean =>
  needsLook(row) || row.side === 'missing' || row.changes.length > 0;

/** The greatest urgency of each row so far, and the fields that had a problem. */
export interface PreviewOrder {
  urgencies: ReadonlyMap<number, number>;
  troubled: readonly PersonField[];
}

export const noOrder: PreviewOrder = { urgencies: new Map(), troubled: [] };

/**
 * Adds the problems that are new; the same order without any. A corrected row or column keeps its place, because a row that
 * moves takes the focus away.
 */
export function growOrder(order: PreviewOrder, rows: readonly CheckedRow[]): PreviewOrder {
  const risen = rows.filter((row) => urgencyOf(row) < (order.urgencies.get(row.number) ?? calm));
  const fields = rows.flatMap(({ errors, leftOut }) => [...errors, ...leftOut].map(({ field }) => field));
  const found = new Set(fields.filter((field) => field !== null && !order.troubled.includes(field)));
  if (risen.length + found.size === 0) return order;
  return {
    urgencies: new Map([...order.urgencies, ...risen.map((row) => [row.number, urgencyOf(row)] as const)]),
    troubled: [...order.troubled, ...[...found].filter((field) => field !== null)],
  };
}

/** The rows that need a look first, the others as in the file. */
export function sortRows(rows: readonly CheckedRow[], { urgencies }: PreviewOrder): CheckedRow[] {
  const placeOf = ({ number }: CheckedRow) => urgencies.get(number) ?? calm;
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other));
}

/** By these an office knows a person, beside the name. */
const leading: readonly PersonField[] = ['gender', 'date_of_birth', 'age', 'phone_number'];

/** The columns beside the name, those with problems first; and those that no row fills. */
export function arrangeColumns(
  fields: readonly PersonField[],
  rows: readonly CheckedRow[],
  { troubled }: PreviewOrder,
): { shown: PersonField[]; empty: PersonField[] } {
  const placeOf = (field: PersonField) => {
    if (troubled.includes(field)) return 0;
    return leading.includes(field) ? 1 + leading.indexOf(field) : 1 + leading.length;
  };
  const isFilled = (field: PersonField) =>
    troubled.includes(field) || rows.some(({ person }) => (person[field] ?? null) !== null);
  const others = fields.filter((field) => field !== 'name');
  return {
    shown: others.filter(isFilled).sort((one, other) => placeOf(one) - placeOf(other)),
    empty: others.filter((field) => !isFilled(field)),
  };
}
