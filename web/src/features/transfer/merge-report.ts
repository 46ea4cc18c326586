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

/** The database's answers by row number. */
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

/** Finds earlier rows that may be the same person. */
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
