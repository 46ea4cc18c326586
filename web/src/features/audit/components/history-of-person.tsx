import { useInfiniteQuery } from '@tanstack/react-query';
import { auditLogQueryOptions } from '@/features/audit/api/audit-log';
import { noFilters } from '@/features/audit/components/audit-filters';
import { AuditList } from '@/features/audit/components/audit-list';
import { t } from '@/texts/texts';
import { couldNotLoad } from '@/ui/could-not-load';
import { DeskPanel } from '@/ui/desk-panel';
import { LoadMore } from '@/ui/load-more';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

/** The audit log of one person, for the admin. */
export function HistoryOfPerson({ profileId }: { profileId: number }) {
  const log = useInfiniteQuery(auditLogQueryOptions({ ...noFilters, profileId }));
  return (
    <DeskPanel
      title={t('admin.action.history')}
      aside={<TextLink to={{ page: 'audit', profileId }}>{t('audit.title')}</TextLink>}
    >
      <QueryView
        query={log}
        loading={t('ui.loading', { what: t('audit.theRecord') })}
        skeleton={<Skeleton className="mt-4 h-40 w-full" />}
        failure={couldNotLoad(t('audit.theRecord'))}
        failureClass="mt-3"
        isEmpty={({ pages }) => pages[0]?.entries.length === 0}
        empty={<p className="mt-3">{t('audit.empty.all')}</p>}
      >
        {({ pages }) => (
          <>
            <AuditList
              entries={pages.flatMap((part) => part.entries)}
              isOld={log.isPlaceholderData}
              withPerson={false}
              className="-mx-4 sm:-mx-5"
            />
            <div className="mt-3 flex justify-center">
              <LoadMore more={log} />
            </div>
          </>
        )}
      </QueryView>
    </DeskPanel>
  );
}
