import { useState, type ReactNode } from 'react';
import { formatCount } from '@/lib/format';
import type { Destination } from '@/lib/navigation/location';
import { t } from '@/texts/texts';
import { couldNotLoad } from '@/ui/could-not-load';
import { DeskPanel } from '@/ui/desk-panel';
import { QueryView, type ViewedQuery } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';
import { underlinedLook } from '@/ui/text-link-look';

interface TodayPartProps<Row> {
  title: string;
  note?: string;
  query: ViewedQuery<{ count: number; list: readonly Row[] }>;
  row: (row: Row) => ReactNode;
  /** So many rows are shown first. */
  rows: number;
  /** The page with all of them. Without it the rest of the list is folded. */
  all?: Destination;
  /** Below the whole list. */
  pager?: ReactNode;
}

/** A queue of the page Today: its number, the first rows, and the way to the rest. */
export function TodayPart<Row extends { id: number }>(props: TodayPartProps<Row>) {
  const { title, note, query, row, rows, all, pager } = props;
  const [showsAll, setShowsAll] = useState(false);
  return (
    <DeskPanel
      isDense
      isPrinted
      title={title}
      note={note}
      aside={
        query.data !== undefined && (
          <span className="font-semibold tabular-nums text-maroon-800">{formatCount(query.data.count)}</span>
        )
      }
    >
      <QueryView
        query={query}
        loading={t('ui.loading', { what: title })}
        skeleton={<Skeleton className="my-3 h-24 w-full" />}
        failure={couldNotLoad(t('today.thePart'))}
        failureClass="my-2"
        isEmpty={({ count }) => count === 0}
        empty={<p className="sr-only">{t('today.nothing')}</p>}
      >
        {({ count, list }) => {
          const shown = showsAll ? list : list.slice(0, rows);
          const rest = count - shown.length;
          return (
            <>
              <ul className="divide-y divide-line/60 border-t border-line [overflow-wrap:anywhere]">
                {shown.map((each) => (
                  <li key={each.id} className="py-1.5">
                    {row(each)}
                  </li>
                ))}
              </ul>
              {list.length > shown.length && (
                <button type="button" className={`${underlinedLook} min-h-9 text-sm`} onClick={() => setShowsAll(true)}>
                  {t('today.more', { count: list.length - shown.length })}
                </button>
              )}
              {all !== undefined && rest > 0 && list.length === shown.length && (
                <TextLink to={all} className="min-h-9! text-sm">
                  {t('today.all')}
                </TextLink>
              )}
              {list.length === shown.length && pager}
            </>
          );
        }}
      </QueryView>
    </DeskPanel>
  );
}
