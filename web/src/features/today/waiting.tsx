import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Pager } from '@/bureau/components/pager';
import { PageTitle } from '@/bureau/components/page-title';
import { useOnlyMine, waiting, waitingAtOnce } from '@/features/today/api';
import { daysSince } from '@/lib/bureau-days';
import { replaceLocation } from '@/lib/navigation/history';
import type { LocationOf } from '@/lib/navigation/location';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { couldNotLoad } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { QueryView } from '@/ui/loaded';
import { QueueRow } from '@/ui/lists';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

/** The verified people who were shown to nobody for long, ten at a time. */
export function WaitingPage({ skipped: before }: Pick<LocationOf<'waiting'>, 'skipped'>) {
  const skipped = before ?? 0;
  const query = useQuery({ ...waiting.of({ skipped, mine: useOnlyMine() }), placeholderData: keepPreviousData });
  return (
    <div className="wrap max-w-4xl pt-6 pb-24">
      <PageTitle>{t('today.waiting')}</PageTitle>
      <PageHeading className="text-2xl sm:text-3xl">{t('today.waiting')}</PageHeading>
      <p className="mt-2 text-muted">{t('today.waitingNote')}</p>
      <QueryView
        query={query}
        loading={t('ui.loading', { what: t('today.thePart') })}
        skeleton={<Skeleton className="mt-6 h-64 w-full" />}
        failure={couldNotLoad(t('today.thePart'))}
        failureClass="mt-6"
        isEmpty={({ count: all }) => all === 0}
        empty={<p className="mt-4">{t('today.nothing')}</p>}
      >
        {({ list }) => (
          <ul className="mt-4 divide-y divide-line/60 border-t border-line [overflow-wrap:anywhere]">
            {list.map(({ id, name, since }) => (
              <li key={id} className="py-1.5">
                <QueueRow
                  title={
                    <TextLink to={{ page: 'profile', profileId: id }}>
                      <span translate="no">{sayName(name, null)}</span>
                    </TextLink>
                  }
                  about={t('today.verified', { when: t('today.daysAgo', { count: daysSince(since) }) })}
                >
                  <TextLink to={{ page: 'matches', profileId: id }} aria-label={t('today.findMatches', { name })}>
                    {t('matches.find')}
                  </TextLink>
                </QueueRow>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <Pager
        all={query.data?.count ?? 0}
        atOnce={waitingAtOnce}
        skipped={skipped}
        onTurn={(to) => replaceLocation({ page: 'waiting', skipped: to })}
      />
    </div>
  );
}
