import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { auditLogQueryOptions } from '@/features/audit/api/audit-log';
import { AuditFilters, noFilters, type Filters } from '@/features/audit/components/audit-filters';
import { AuditList } from '@/features/audit/components/audit-list';
import { isOwner, useViewer } from '@/lib/backend/session';
import { isDay } from '@/lib/bureau-days';
import { useDebounced } from '@/lib/use-debounced';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { LoadMore } from '@/ui/load-more';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/bureau/components/page-title';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { ErrorPage } from '@/bureau/components/error-page';
import { TextLink } from '@/ui/text-link';
import { replaceLocation } from '@/lib/navigation/history';

interface AuditPageProps {
  /** Filters by this person. */
  profileId: number | null;
  /** The other filters, at first. */
  filters?: unknown;
}

const givenFilters = z
  .object({ actor: z.string(), from: z.string(), to: z.string() })
  .catch({ actor: '', from: '', to: '' });

const showOnly = (profileId: number | null) => replaceLocation({ page: 'audit', profileId });

/** The audit log of the admins, newest first. */
export function AuditPage({ profileId, filters: given }: AuditPageProps) {
  const [filters, setFilters] = useState<Filters>(() => ({ ...noFilters, ...givenFilters.parse(given) }));
  // Debounced, because a name is typed letter by letter.
  const actor = useDebounced(filters.actor.trim(), 350);
  const log = useInfiniteQuery(
    auditLogQueryOptions({
      ...filters,
      actor,
      profileId,
      from: isDay(filters.from) ? filters.from : '',
      to: isDay(filters.to) ? filters.to : '',
    }),
  );
  const mayReview = isOwner(useViewer());
  if (log.isError && !log.data) return <ErrorPage />;

  const isFiltered = profileId !== null || Object.values(filters).some((value) => value !== '');
  const clear = () => {
    setFilters(noFilters);
    if (profileId !== null) showOnly(null);
  };

  return (
    <div className="wrap pt-6 pb-24">
      <PageTitle>{t('audit.title')}</PageTitle>
      <PageHeading className="text-2xl sm:text-3xl">{t('audit.title')}</PageHeading>
      <p className="mt-3 text-lg text-muted">{t('audit.lead')}</p>
      {mayReview && (
        <p className="flex flex-wrap gap-x-6">
          <TextLink to={{ page: 'reads' }}>{t('audit.reads.title')}</TextLink>
          <TextLink to={{ page: 'breaches' }}>{t('audit.breaches')}</TextLink>
        </p>
      )}
      <AuditFilters
        filters={filters}
        onChange={setFilters}
        profileId={profileId}
        onProfileFilter={showOnly}
        onClear={isFiltered ? clear : null}
      />
      <QueryView
        query={log}
        loading={t('ui.loading', { what: t('audit.theRecord') })}
        skeleton={<AuditSkeleton />}
        failure={null}
        isEmpty={({ pages }) => pages[0]?.entries.length === 0}
        empty={
          <div
            role="status"
            className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-paper px-6 py-8 shadow-card"
          >
            <p className="text-lg">{isFiltered ? t('audit.empty.filtered') : t('audit.empty.all')}</p>
            {isFiltered && (
              <Button size="small" onClick={clear}>
                {t('audit.filter.clear')}
              </Button>
            )}
          </div>
        }
      >
        {({ pages }) => (
          <>
            <AuditList
              entries={pages.flatMap((part) => part.entries)}
              isOld={log.isPlaceholderData}
              className="mt-8 rounded-card bg-paper shadow-card"
            />
            <div className="mt-8 flex flex-col items-center gap-3">
              <LoadMore more={log} />
              {!log.hasNextPage && (
                <p className="text-muted">{isFiltered ? t('audit.end.filtered') : t('audit.end.all')}</p>
              )}
            </div>
          </>
        )}
      </QueryView>
    </div>
  );
}

const places = [1, 2, 3, 4, 5, 6, 7, 8];

function AuditSkeleton() {
  return (
    <div aria-hidden="true" className="mt-8 rounded-card bg-paper shadow-card">
      {places.map((place) => (
        <div key={place} className="flex flex-wrap gap-x-8 gap-y-2 border-b border-line/60 px-6 py-4 last:border-b-0">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-5 w-80 max-w-full" />
        </div>
      ))}
    </div>
  );
}
