import { useMutation } from '@tanstack/react-query';
import type { SelectedPerson } from '@/features/admin/people/selected-person';
import type { Selection } from '@/features/admin/register/use-selection';
import { formatCount } from '@/lib/format';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/field-note';
import { t } from '@/texts/texts';

interface SelectPageProps {
  rows: readonly SelectedPerson[];
  /** The number of matches on all pages; null where it is not known exactly. */
  total: number | null;
  selection: Selection;
  findAllPeople: () => Promise<readonly SelectedPerson[]>;
}

/** Selects or clears the current page of the table, then offers all matches of the filters. */
export function SelectPage({ rows, total, selection, findAllPeople }: SelectPageProps) {
  const selectAll = useMutation({
    mutationFn: findAllPeople,
    meta: { reads: true },
    onSuccess: (people) => {
      selection.setMany(people, true);
    },
  });
  const count = rows.filter(({ id }) => selection.has(id)).length;
  const all = count === rows.length;
  const more = all && selection.people.length <= rows.length && total !== rows.length;
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
        {t('admin.select.page')}
      </label>
      {(more || selectAll.isPending) && (
        <BusyButton
          size="small"
          busy={selectAll.isPending}
          busyText={t('admin.select.selecting')}
          onClick={() => selectAll.mutate()}
        >
          {total === null ? t('admin.select.allOfThem') : t('admin.select.all', { total: formatCount(total) })}
        </BusyButton>
      )}
      <ErrorNote error={selectAll.error}>{t('admin.select.notAll')}</ErrorNote>
    </div>
  );
}
