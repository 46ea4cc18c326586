import { useMutation } from '@tanstack/react-query';
import type { SelectedPerson } from '@/features/admin/selection';
import type { Selection } from '@/features/admin/use-selection';
import { formatCount } from '@/lib/format';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/error-note';

interface SelectPageProps {
  rows: readonly SelectedPerson[];
  /** How many the filters show on all pages, in words: "522". */
  total: string;
  selection: Selection;
  findEverybody: () => Promise<readonly SelectedPerson[]>;
}

/** Selects everyone on the page of the table, or nobody of it; then everyone whom the filters show. */
export function SelectPage({ rows, total, selection, findEverybody }: SelectPageProps) {
  const everybody = useMutation({
    mutationFn: findEverybody,
    meta: { changes: [] },
    onSuccess: (people) => {
      selection.setMany(people, true);
    },
  });
  const count = rows.filter(({ id }) => selection.has(id)).length;
  const all = count === rows.length;
  const more = all && selection.people.length <= rows.length && total !== formatCount(rows.length);
  return (
    <div className="mb-1 flex flex-wrap items-center gap-x-4 print:hidden">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 pr-3 pl-4">
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
      {(more || everybody.isPending) && (
        <BusyButton
          size="small"
          busy={everybody.isPending}
          busyText="Selecting…"
          onClick={() => {
            everybody.mutate();
          }}
        >
          Select all {total}
        </BusyButton>
      )}
      <ErrorNote error={everybody.error}>Not everybody could be selected.</ErrorNote>
    </div>
  );
}
