import { useMutation } from '@tanstack/react-query';
import { findAllPeople } from '@/features/admin/api/registered-users';
import type { TableQuery } from '@/features/admin/people/table-view';
import { BusyButton } from '@/ui/busy-button';
import { couldNotLoad } from '@/ui/could-not-load';
import { Download } from '@/ui/icons';
import { InlineError } from '@/ui/notice';
import { t } from '@/texts/texts';

interface ExportPeopleProps {
  /** The people to export. */
  query: TableQuery;
  onExport: (ids: number[]) => void;
  className?: string;
}

/** Looks up all people of a query, for a file. */
export function ExportPeople({ query, onExport, className }: ExportPeopleProps) {
  const search = useMutation({
    mutationFn: findAllPeople,
    meta: { reads: true },
    onSuccess: (people) => {
      if (people.length > 0) onExport(people.map(({ id }) => id));
    },
  });
  const start = () => search.mutate(query);
  return (
    <div className={className}>
      <BusyButton className="w-full" busy={search.isPending} busyText={t('admin.links.exporting')} onClick={start}>
        <Download aria-hidden="true" className="size-5" strokeWidth={1.6} />
        {t('admin.links.export')}
      </BusyButton>
      {search.isError && <InlineError onRetry={start}>{couldNotLoad(t('admin.thePeopleToExport'))}</InlineError>}
      {search.data?.length === 0 && <p role="status">{t('admin.nothingToExport')}</p>}
    </div>
  );
}
