import type { ImportReport } from '@/features/transfer/import-report';
import type { FileRow, RowError } from '@/features/transfer/parse-file';

interface RowWarning {
  message: string;
  profileId: number | null;
}

/** A row of the file with all its messages. */
export interface CheckedRow extends FileRow {
  warnings: RowWarning[];
}

function nameAndBirth({ person }: FileRow): string | null {
  return person.name && person.date_of_birth ? `${person.name.toLowerCase()} ${person.date_of_birth}` : null;
}

/** Earlier rows that may be the same person. */
function findRepeats(rows: readonly FileRow[], index: number): RowWarning[] {
  const row = rows[index];
  if (!row) return [];
  const above = rows.slice(0, index);
  const phone = row.person.phone_number ?? null;
  const samePhone = phone === null ? undefined : above.find(({ person }) => person.phone_number === phone);
  const born = nameAndBirth(row);
  const sameBirth = born === null ? undefined : above.find((other) => nameAndBirth(other) === born);
  return [
    ...(samePhone ? [{ message: `The same phone number as in row ${samePhone.number}.`, profileId: null }] : []),
    ...(sameBirth ? [{ message: `The same name and date of birth as row ${sameBirth.number}.`, profileId: null }] : []),
  ];
}

/**
 * Adds the database's messages to their rows. A cell with an error of our own keeps that one: the database's message
 * would repeat it in other words.
 */
export function mergeReport(rows: readonly FileRow[], report: ImportReport | null): CheckedRow[] {
  return rows.map((row, index) => {
    const isKnown = (field: RowError['field']) => row.errors.some((error) => field !== null && error.field === field);
    const added = (report?.errors ?? []).filter((error) => error.row === index && !isKnown(error.field));
    // Duplicates within the file are reported here, by the row numbers of the file.
    const warnings = (report?.warnings ?? []).filter(
      ({ row: about, profileId }) => about === index && profileId !== null,
    );
    return {
      ...row,
      errors: [...row.errors, ...added.map(({ field, message }) => ({ field, message }))],
      warnings: [...findRepeats(rows, index), ...warnings.map(({ message, profileId }) => ({ message, profileId }))],
    };
  });
}

/**
 * Merges the report of an import into the earlier one. Its row indexes count only the rows that were sent.
 */
export function addAnswer(
  report: ImportReport | null,
  rows: readonly FileRow[],
  sent: readonly FileRow[],
  answer: ImportReport,
): ImportReport {
  const places = new Map(rows.map(({ number }, index) => [number, index]));
  const placeOf = (row: number) => places.get(sent[row]?.number ?? -1) ?? -1;
  return {
    imported: answer.imported,
    errors: [...(report?.errors ?? []), ...answer.errors.map((error) => ({ ...error, row: placeOf(error.row) }))],
    warnings: report?.warnings ?? [],
  };
}

/** Errors of the import as a whole, not of one row. */
export function generalErrors(rows: readonly FileRow[], report: ImportReport | null): string[] {
  return (report?.errors ?? []).filter(({ row }) => rows[row] === undefined).map(({ message }) => message);
}
