import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { OfficePage } from '@/bureau/components/office-page';
import { ErrorPage } from '@/bureau/components/page-title';
import { auditLogQueryOptions, noFilters, type Filters } from '@/features/audit/api';
import { actionChoices, tableChoices } from '@/features/audit/describe-entry';
import { AuditList } from '@/features/audit/entries';
import { isOwner, useViewer } from '@/lib/backend/session';
import { daysBefore, isDay, todayAtBureau } from '@/lib/bureau-days';
import { replaceLocation } from '@/lib/navigation/history';
import { useDebounced } from '@/lib/use-debounced';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-fields';
import { LoadMore, QueryView } from '@/ui/loaded';
import { SelectField, TextField } from '@/ui/fields';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

interface AuditPageProps {
  profileId: number | null;
  /** The other filters, at first. */
  filters?: unknown;
}

const givenFilters = z
  .object({ actor: z.string(), from: z.string(), to: z.string() })
  .catch({ actor: '', from: '', to: '' });

const showOnly = (profileId: number | null) => replaceLocation({ page: 'audit', profileId });

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
    <OfficePage title={t('shell.pages.audit')} lead={t('audit.lead')}>
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
        skeleton={<Skeleton className="mt-8 h-96 w-full" />}
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
            <AuditList entries={pages.flatMap((part) => part.entries)} isOld={log.isPlaceholderData} />
            <div className="mt-8 flex flex-col items-center gap-3">
              <LoadMore more={log} />
              {!log.hasNextPage && (
                <p className="text-muted">{isFiltered ? t('audit.end.filtered') : t('audit.end.all')}</p>
              )}
            </div>
          </>
        )}
      </QueryView>
    </OfficePage>
  );
}

const mondayOf = (day: string) => daysBefore(day, (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7);

interface AuditFiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  profileId: number | null;
  onProfileFilter: (id: number | null) => void;
  /** Null when no filter is set. */
  onClear: (() => void) | null;
}

function AuditFilters({ filters, onChange, profileId, onProfileFilter, onClear }: AuditFiltersProps) {
  const setTo = (name: keyof Filters) => (value: string) => onChange({ ...filters, [name]: value });
  const set = (name: keyof Filters) => (event: { target: { value: string } }) => setTo(name)(event.target.value);
  const today = todayAtBureau();
  const isReversed = isDay(filters.from) && isDay(filters.to) && filters.to < filters.from;
  return (
    <form
      aria-label={t('audit.filter.form')}
      className="mt-8 grid grid-cols-2 items-start gap-3 sm:gap-4 lg:grid-cols-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <SelectField
        label={t('audit.filter.action')}
        emptyLabel={t('audit.filter.allActions')}
        options={actionChoices()}
        value={filters.action}
        onChange={set('action')}
      />
      <SelectField
        label={t('audit.filter.about')}
        emptyLabel={t('audit.filter.everything')}
        options={tableChoices()}
        value={filters.table}
        onChange={set('table')}
      />
      <TextField label={t('audit.filter.who')} autoComplete="off" value={filters.actor} onChange={set('actor')} />
      <PersonField profileId={profileId} onProfileFilter={onProfileFilter} />
      <DateField
        label={t('audit.filter.from')}
        max={today}
        example={today}
        value={filters.from}
        onChange={setTo('from')}
      />
      <DateField
        label={t('audit.filter.to')}
        max={today}
        example={today}
        value={filters.to}
        error={isReversed ? t('audit.filter.dayBefore') : undefined}
        onChange={setTo('to')}
      />
      <div className="col-span-2 flex flex-wrap gap-3 lg:col-span-3">
        <Button size="small" onClick={() => onChange({ ...filters, from: today, to: today })}>
          {t('shell.pages.today')}
        </Button>
        <Button size="small" onClick={() => onChange({ ...filters, from: mondayOf(today), to: today })}>
          {t('audit.filter.thisWeek')}
        </Button>
        {onClear && (
          <Button size="small" onClick={onClear}>
            {t('audit.filter.clear')}
          </Button>
        )}
      </div>
    </form>
  );
}

const pauseMs = 500;

function PersonField({ profileId, onProfileFilter }: Pick<AuditFiltersProps, 'profileId' | 'onProfileFilter'>) {
  const [typed, setTyped] = useState(profileId === null ? '' : String(profileId));
  const [known, setKnown] = useState(profileId);
  // The filter changed outside this field.
  if (known !== profileId) {
    setKnown(profileId);
    setTyped(profileId === null ? '' : String(profileId));
  }
  const text = typed.trim().replace(/^#/, '');
  const isValid = text === '' || /^[1-9]\d{0,14}$/.test(text);
  const id = text === '' ? null : Number(text);

  useEffect(() => {
    if (!isValid || id === profileId) return;
    const timer = setTimeout(() => {
      setKnown(id);
      onProfileFilter(id);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [id, isValid, profileId, onProfileFilter]);

  return (
    <TextField
      label={t('audit.filter.userId')}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      error={isValid ? undefined : t('audit.filter.userIdWrong')}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
