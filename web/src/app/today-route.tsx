import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageTitle } from '@/bureau/components/page-title';
import { dueCallsQueryOptions } from '@/features/admin/api/log';
import { FirstSteps } from '@/features/admin/dashboard/first-steps';
import { TodayToConfirm, TodayToErase } from '@/features/admin/keeping/today-rows';
import { DueCall } from '@/features/admin/log/due-calls';
import { TodayBreach } from '@/features/audit/breaches/board-clock';
import { notToldQueryOptions } from '@/features/consents/api/notice-acts';
import { TodayNotTold } from '@/features/consents/components/notice-not-told';
import { TodayFollowUp, TodayRequest } from '@/features/contact-requests/components/today-rows';
import { TodayEnquiry } from '@/features/enquiries/today';
import { TodayGrievance } from '@/features/grievances/today';
import { TodayExpiring, TodayFeeDue, TodayPaused, TodayShort } from '@/features/fees/components/today-fees';
import { TodayAnswer, TodayToAsk } from '@/features/introductions/components/today-rows';
import { TodayVerification } from '@/features/review/components/today-verification';
import {
  countWaiting,
  setOnlyMine,
  todayQueryOptions,
  useOnlyMine,
  waitingAtOnce,
  waitingQueryOptions,
} from '@/features/today/api/today';
import { TodayPart } from '@/features/today/components/today-part';
import { TodayWaiting } from '@/features/today/components/today-waiting';
import { isOwner, useViewer } from '@/lib/backend/session';
import { todayAtBureau } from '@/lib/bureau-days';
import { formatDateWithWeekday } from '@/lib/format';
import { formatRupees } from '@/lib/rupees';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { PageHeading } from '@/ui/page-heading';

// One part of the code with the list of all of them.
export { NotToldPage } from '@/features/consents/components/notice-not-told';

// Heights in pixels, so that all queues are on the first screen of a desk of 900: what the columns have, a queue, a row, the way to more.
const columnHeight = 735;
const queueHeight = 64;
const rowHeight = 57;
const moreHeight = 36;
const mostRows = 5;

/** How many rows each queue shows first, for the numbers of what waits in the queues of each column. */
function rowsThatFit(columns: readonly (readonly number[])[]): number {
  const heightOf = (rows: number) => (column: readonly number[]) =>
    column.reduce(
      (sum, count) => sum + queueHeight + Math.min(count, rows) * rowHeight + (count > rows ? moreHeight : 0),
      0,
    );
  for (let rows = mostRows; rows > 1; rows -= 1) {
    if (Math.max(...columns.map(heightOf(rows))) <= columnHeight) return rows;
  }
  return 1;
}

/** The queues of fees, which are empty while the bureau takes none. */
type FeesQueue = 'fees_due' | 'plans_expiring' | 'paused_too_long' | 'short';

interface RowOfFees {
  /** Of the person. */
  id: number;
  purchase_id: number;
}

/** Rows with an id of their own: a family may have two plans. */
const byPurchase = <Row extends RowOfFees>({ count, list }: { count: number; list: Row[] }) => ({
  count,
  list: list.map((row) => ({ ...row, id: row.purchase_id, profileId: row.id })),
});

/** A clerk's morning: what waits for the office. Each feature has the rows of its own queues. */
export function TodayRoute() {
  const isMine = useOnlyMine();
  const owner = isOwner(useViewer());
  const [day] = useState(todayAtBureau);
  const morning = useQuery({ ...todayQueryOptions(isMine), staleTime: 0 });
  const due = useQuery({ ...dueCallsQueryOptions(day), select: (list) => ({ count: list.length, list }) });
  const longest = useQuery(waitingQueryOptions(0, isMine));
  const notTold = useQuery({
    ...notToldQueryOptions(),
    staleTime: 0,
    select: ({ count, people }) => ({ count, list: people.slice(0, mostRows) }),
  });
  const numberIn = (name: keyof NonNullable<typeof morning.data>) => morning.data?.[name].count ?? 0;
  // Of the queues that are shown only while they hold something.
  const numbersIn = (name: 'to_confirm' | 'to_erase' | 'breaches' | 'grievances' | FeesQueue) =>
    numberIn(name) > 0 ? [numberIn(name)] : [];
  const rows = rowsThatFit([
    [
      ...numbersIn('breaches'),
      ...numbersIn('grievances'),
      numberIn('answers'),
      numberIn('to_ask'),
      numberIn('requests'),
      numberIn('enquiries'),
      ...numbersIn('short'),
      ...numbersIn('fees_due'),
      ...numbersIn('to_erase'),
    ],
    [
      due.data?.count ?? 0,
      numberIn('follow_ups'),
      numberIn('verifications'),
      ...numbersIn('paused_too_long'),
      ...numbersIn('plans_expiring'),
      ...numbersIn('to_confirm'),
      ...[notTold.data?.count ?? 0].filter((count) => count > 0),
      longest.data?.count ?? 0,
    ],
  ]);
  const waiting = morning.data && due.data && countWaiting(morning.data) + due.data.count;
  const of = <Name extends keyof NonNullable<typeof morning.data>>(name: Name) => ({
    rows,
    query: { ...morning, data: morning.data?.[name] },
  });
  const ofFees = <Row extends RowOfFees>(queue: { count: number; list: Row[] } | undefined) => ({
    rows,
    query: { ...morning, data: queue && byPurchase(queue) },
  });
  return (
    <div className="wrap pt-5 pb-12">
      <PageTitle>{t('shell.pages.today')}</PageTitle>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
        <div>
          <PageHeading className="text-2xl">{t('shell.pages.today')}</PageHeading>
          <p className="min-h-[1lh] text-muted">
            {waiting !== undefined && t('today.lead', { day: formatDateWithWeekday(day) ?? '', count: waiting })}
          </p>
        </div>
        <CheckboxField
          label={t('today.mine')}
          hint={t('today.mineHint')}
          checked={isMine}
          onChange={({ target: { checked } }) => {
            setOnlyMine(checked);
          }}
        />
      </div>
      {owner && <FirstSteps />}
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[5fr_4fr]">
        <div className="grid min-w-0 gap-4">
          {numberIn('breaches') > 0 && (
            <TodayPart
              {...of('breaches')}
              title={t('today.breaches')}
              note={t('today.breachesNote')}
              row={(breach) => <TodayBreach breach={breach} />}
            />
          )}
          {numberIn('grievances') > 0 && (
            <TodayPart
              {...of('grievances')}
              title={t('shell.pages.complaints')}
              all={{ page: 'grievances' }}
              row={(grievance) => <TodayGrievance grievance={grievance} />}
            />
          )}
          <TodayPart {...of('answers')} title={t('today.answers')} row={(answer) => <TodayAnswer answer={answer} />} />
          <TodayPart {...of('to_ask')} title={t('today.toAsk')} row={(asked) => <TodayToAsk asked={asked} />} />
          <TodayPart
            {...of('requests')}
            title={t('today.requests')}
            all={{ page: 'requests' }}
            row={(request) => <TodayRequest request={request} />}
          />
          <TodayPart
            {...of('enquiries')}
            title={t('today.enquiries')}
            all={{ page: 'enquiries' }}
            row={(enquiry) => <TodayEnquiry enquiry={enquiry} />}
          />
          {numberIn('short') > 0 && (
            <TodayPart
              {...ofFees(morning.data?.short)}
              title={t('today.short')}
              note={t('today.shortNote')}
              row={(row) => <TodayShort row={row} />}
            />
          )}
          {numberIn('fees_due') > 0 && (
            <TodayPart
              {...ofFees(morning.data?.fees_due)}
              title={t('today.feesDue')}
              note={t('today.feesDueSum', { amount: formatRupees(morning.data?.fees_due.amount ?? 0) })}
              row={(row) => <TodayFeeDue row={row} />}
            />
          )}
          {numberIn('to_erase') > 0 && (
            <TodayPart
              {...of('to_erase')}
              title={t('today.toErase')}
              note={t('today.toEraseNote')}
              row={(person) => <TodayToErase person={person} />}
            />
          )}
        </div>
        <div className="grid min-w-0 gap-4">
          <TodayPart
            rows={rows}
            title={t('today.calls')}
            query={due}
            row={(call) => <DueCall call={call} today={day} />}
          />
          <TodayPart
            {...of('follow_ups')}
            title={t('today.followUps')}
            row={(couple) => <TodayFollowUp couple={couple} />}
          />
          <TodayPart
            {...of('verifications')}
            title={t('today.verifications')}
            all={{ page: 'review' }}
            row={(person) => <TodayVerification person={person} />}
          />
          {numberIn('paused_too_long') > 0 && (
            <TodayPart
              {...ofFees(morning.data?.paused_too_long)}
              title={t('today.pausedTooLong')}
              note={t('today.pausedTooLongNote')}
              row={(row) => <TodayPaused row={row} />}
            />
          )}
          {numberIn('plans_expiring') > 0 && (
            <TodayPart
              {...ofFees(morning.data?.plans_expiring)}
              title={t('today.plansExpiring')}
              row={(row) => <TodayExpiring row={row} />}
            />
          )}
          {numberIn('to_confirm') > 0 && (
            <TodayPart
              {...of('to_confirm')}
              title={t('today.toConfirm')}
              note={t('today.toConfirmNote')}
              row={(person) => <TodayToConfirm person={person} />}
            />
          )}
          {(notTold.isError || (notTold.data?.count ?? 0) > 0) && (
            <TodayPart
              rows={rows}
              title={t('today.notTold')}
              note={t('today.notToldNote')}
              query={notTold}
              all={{ page: 'not-told' }}
              row={(person) => <TodayNotTold person={person} />}
            />
          )}
          <Waiting mine={isMine} rows={rows} />
        </div>
      </div>
    </div>
  );
}

function Waiting({ mine, rows }: { mine: boolean; rows: number }) {
  const [skipped, setSkipped] = useState(0);
  const query = useQuery(waitingQueryOptions(skipped, mine));
  const next = skipped + waitingAtOnce;
  return (
    <TodayPart
      title={t('today.waiting')}
      note={t('today.waitingNote')}
      query={query}
      rows={rows}
      row={(person) => <TodayWaiting person={person} />}
      pager={
        <div className="flex flex-wrap gap-2 pb-1 empty:hidden">
          {skipped > 0 && (
            <Button
              size="small"
              onClick={() => {
                setSkipped(skipped - waitingAtOnce);
              }}
            >
              {t('today.earlier')}
            </Button>
          )}
          {next < Math.min(query.data?.count ?? 0, 1000) && (
            <Button
              size="small"
              onClick={() => {
                setSkipped(next);
              }}
            >
              {t('today.next')}
            </Button>
          )}
        </div>
      }
    />
  );
}
