import type { CheckedRow } from '@/features/transfer/merge-report';
import type { PersonField } from '@/person/fields';

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
