import type { TableRow } from '@/features/admin/api/registered-users';
import type { Selection } from '@/features/admin/use-selection';

/** Selects everyone on the page of the table, or nobody of it. */
export function SelectPage({ rows, selection }: { rows: readonly TableRow[]; selection: Selection }) {
  const count = rows.filter(({ id }) => selection.has(id)).length;
  const all = count === rows.length;
  return (
    <label className="mb-1 inline-flex min-h-11 cursor-pointer items-center gap-2.5 pr-3 pl-4">
      <input
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !all;
        }}
        type="checkbox"
        checked={all}
        className="size-5 accent-maroon-800"
        onChange={() => {
          selection.setMany(rows, !all);
        }}
      />
      Select all on this page
    </label>
  );
}
