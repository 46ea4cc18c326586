import { type ComponentProps, type ReactNode, useState } from 'react';
import { daysSince } from '@/lib/bureau-days';
import { formatCount } from '@/lib/format';
import type { Destination } from '@/lib/navigation/location';
import { t, type TextId } from '@/texts/texts';
import { LineHead, lineLook, QueueRow } from '@/ui/lists';
import { QueryView, type ViewedQuery } from '@/ui/loaded';
import { couldNotLoad } from '@/ui/notice';
import { TextLink } from '@/ui/text-link';

/** The small label of a row, and the chip of its rows. Several queues may share one. */
type Kind = Extract<TextId, `today.kind.${string}`> extends `today.kind.${infer Name}` ? Name : never;

interface QueueProps<Row> {
  kind: Kind;
  /** Undefined where it could not be loaded. */
  part: { count: number; list: readonly Row[] } | undefined;
  row: (row: Row) => ReactNode;
  /** Since when it waits; null where the row itself has the day that counts. */
  since?: (row: Row) => string | null;
  /** After so many days it is late: it comes before all that is not. */
  lateAfter?: number;
  /** Whether a law has set the time: it comes first. */
  isLaw?: boolean;
  /** Whether it is no part of the day's work: its chip alone shows it. */
  isAtLeisure?: boolean;
  /** The page with all of them. */
  all?: Destination;
}

interface ListedRow {
  id: number | 'more';
  urgency: number;
  days: number | null;
  isLate: boolean;
  row: ReactNode;
}

type Queue = ReturnType<typeof queue>;

/** A queue of the office, as the list shows it. */
export function queue<Row extends { id: number }>(props: QueueProps<Row>) {
  const { kind, part, row, since, lateAfter = Infinity, isLaw = false, isAtLeisure = false, all } = props;
  const { count, list } = part ?? { count: 0, list: [] };
  const rows = list.map((each): ListedRow => {
    const from = since?.(each) ?? null;
    const days = from === null ? null : daysSince(from);
    const isLate = days !== null && days > lateAfter;
    return { id: each.id, urgency: isLaw ? 0 : isLate ? 1 : 2, days, isLate, row: row(each) };
  });
  const rest = count - list.length;
  if (rest > 0) {
    const more = t('today.more', { count: rest });
    const title = all === undefined ? more : <TextLink to={all}>{more}</TextLink>;
    rows.push({ id: 'more', urgency: 2, days: null, isLate: false, row: <QueueRow title={title} about={null} /> });
  }
  return { kind, count, isAtLeisure, rows };
}

interface TodayListProps {
  /** In the order of their urgency. */
  queues: readonly Queue[];
  /** Of all of them; undefined while a part could not be loaded. */
  waiting: number | undefined;
  /** The parts that could not be loaded. */
  failed: readonly { label: string; query: ViewedQuery<unknown> }[];
}

/** All that waits for the office, the most urgent first; chips choose a kind. */
export function TodayList({ queues, waiting, failed }: TodayListProps) {
  const [wanted, setWanted] = useState<Kind | null>(null);
  const counts = new Map<Kind, number>();
  for (const { kind, count } of queues) if (count > 0) counts.set(kind, (counts.get(kind) ?? 0) + count);
  // The last of its kind may be done.
  const chosen = wanted !== null && counts.has(wanted) ? wanted : null;
  const rows = queues
    .flatMap(({ kind, isAtLeisure, rows: own }, place) =>
      (chosen === null ? isAtLeisure : kind !== chosen)
        ? []
        : own.map((row) => ({ ...row, kind, key: `${String(place)} ${String(row.id)}` })),
    )
    .sort((one, other) => one.urgency - other.urgency);
  const chip = (kind: Kind | null, label: string, count: number | undefined) => (
    <button
      key={kind}
      type="button"
      aria-pressed={chosen === kind}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line bg-paper px-3.5 hover:border-maroon-800 aria-pressed:border-maroon-800 aria-pressed:bg-maroon-800 aria-pressed:text-ivory xl:min-h-9"
      onClick={() => setWanted(kind)}
    >
      {label} {count !== undefined && <b className="font-semibold tabular-nums">{formatCount(count)}</b>}
    </button>
  );
  return (
    <>
      {waiting === 0 && <p className="py-2">{t('today.nothing')}</p>}
      {counts.size > 0 && (
        <div
          role="group"
          aria-label={t('today.kinds')}
          className="-mx-1.5 -mt-1.5 flex gap-2 overflow-x-auto p-1.5 xl:flex-wrap print:hidden"
        >
          {chip(null, t('today.all'), waiting)}
          {[...counts].map(([kind, count]) => chip(kind, t(`today.kind.${kind}`), count))}
        </div>
      )}
      {rows.length + failed.length > 0 && (
        <ul
          aria-label={t('shell.pages.today')}
          data-lines=""
          className="mt-1 rounded-card bg-paper [overflow-wrap:anywhere] shadow-card"
        >
          {failed.map(({ label, query }) => (
            <Line key={label} label={label}>
              <div className="col-span-2 xl:col-span-4 xl:col-start-2 xl:row-start-1">
                <QueryView query={query} loading="" skeleton={null} failure={couldNotLoad(t('today.thePart'))}>
                  {() => null}
                </QueryView>
              </div>
            </Line>
          ))}
          {rows.map(({ key, kind, days, isLate, row }) => (
            <Line
              key={key}
              label={t(`today.kind.${kind}`)}
              when={days !== null && t('today.days', { count: days })}
              isLate={isLate}
            >
              {row}
            </Line>
          ))}
        </ul>
      )}
    </>
  );
}

interface LineProps extends ComponentProps<typeof LineHead> {
  children: ReactNode;
}

const Line = ({ children, ...head }: LineProps) => (
  <li className={`${lineLook} border-t border-line/60 first:border-t-0`}>
    <LineHead {...head} />
    {children}
  </li>
);
