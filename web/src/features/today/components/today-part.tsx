import { useState, type ReactNode } from 'react';
import { formatCount } from '@/lib/format';
import type { Destination } from '@/lib/navigation/location';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { couldNotLoad } from '@/ui/could-not-load';
import { QueryView, type ViewedQuery } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

const shownFirst = 5;
/** A list up to this length is not folded: the newest rows are its last ones. */
const shownAtMost = 8;

interface TodayPartProps<Row> {
  id: string;
  title: string;
  note?: string;
  query: ViewedQuery<{ count: number; list: readonly Row[] }>;
  row: (row: Row) => ReactNode;
  /** The page with all of them. Without it the rest of the list is folded. */
  all?: Destination;
  /** The whole list is shown, with this below it. */
  pager?: ReactNode;
}

/** A part of the page Today: a number, the first rows, and the way to the rest. */
export function TodayPart<Row extends { id: number }>(props: TodayPartProps<Row>) {
  const { id, title, note, query, row, all, pager } = props;
  const [showsAll, setShowsAll] = useState(false);
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card bg-paper px-4 py-3 shadow-card sm:px-6 sm:py-4">
      <h2 id={id} className="flex items-baseline justify-between gap-3 text-xl text-maroon-800">
        {title}
        {query.data !== undefined && <span className="font-medium tabular-nums">{formatCount(query.data.count)}</span>}
      </h2>
      {note !== undefined && <p className="text-muted">{note}</p>}
      <QueryView
        query={query}
        loading={t('ui.loading', { what: title })}
        skeleton={<Skeleton className="mt-3 h-24 w-full" />}
        failure={couldNotLoad(t('today.thePart'))}
        failureClass="mt-2"
        isEmpty={({ count }) => count === 0}
        empty={<p className="mt-1 text-muted">{t('today.nothing')}</p>}
      >
        {({ count, list }) => {
          const isWhole = showsAll || pager !== undefined || list.length <= shownAtMost;
          const shown = isWhole ? list : list.slice(0, shownFirst);
          return (
            <>
              <ul className="mt-2 divide-y divide-line [overflow-wrap:anywhere]">
                {shown.map((each) => (
                  <li key={each.id} className="py-2">
                    {row(each)}
                  </li>
                ))}
              </ul>
              {all !== undefined && count > shown.length && <TextLink to={all}>{t('today.all')}</TextLink>}
              {all === undefined && list.length > shown.length && (
                <Button
                  size="small"
                  onClick={() => {
                    setShowsAll(true);
                  }}
                >
                  {t('today.more', { count: list.length - shown.length })}
                </Button>
              )}
              {pager}
            </>
          );
        }}
      </QueryView>
    </section>
  );
}
