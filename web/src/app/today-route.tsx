import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { lazyPart } from '@/base/load-part';
import { PageTitle } from '@/bureau/components/page-title';
import { dueCallsQueryOptions } from '@/features/log/api';
import { FirstSteps, useFirstSteps } from '@/features/people/first-steps';
import { TodayToConfirm, TodayToErase } from '@/features/people/keeping';
import { DueCall } from '@/features/log/today';
import type { DueCallOfFamily } from '@/features/log/calls-of-families';
import { TodayBreach } from '@/features/audit/today';
import { notTold as familiesNotTold } from '@/features/consents/api';
import { TodayFollowUp, TodayNotSent, TodayRequest } from '@/features/contact-requests/components/today-rows';
import { TodayEnquiry } from '@/features/enquiries/today';
import { TodayGrievance } from '@/features/grievances/today';
import { TodayExpiring, TodayFeeDue, TodayPaused, TodayShort } from '@/features/fees/components/today-fees';
import type { AskedFamily } from '@/features/introductions/components/answer-dialog';
import { TodayAnswer, TodayToAsk } from '@/features/introductions/components/today-rows';
import { TodayVerification } from '@/features/review/today';
import { countWaiting, setOnlyMine, todayQueryOptions, useOnlyMine, type Morning } from '@/features/today/api';
import { queue, TodayList } from '@/features/today/office';
import { isOwner, useViewer } from '@/lib/backend/session';
import { todayAtBureau } from '@/lib/bureau-days';
import { startOfDay } from '@/lib/day-moments';
import { formatCount, formatDateWithWeekday } from '@/lib/format';
import { t } from '@/texts/texts';
import { CheckboxField } from '@/ui/fields';
import { PageHeading } from '@/ui/page-heading';
import { OnDemand } from '@/ui/on-demand';
import { LoadingNotice, Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

const AnswerDialog = lazyPart(
  async () => (await import('@/features/introductions/components/answer-dialog')).AnswerDialog,
);
const Sharing = lazyPart(async () => (await import('@/app/sharing')).Sharing);

// One part of the code with the lists behind the links of this page.
export { NotToldPage } from '@/features/consents/components/notice-not-told';
export { WaitingPage } from '@/features/today/waiting';

/** Rows with an id of their own: a family may have two plans. */
const byPurchase = <Row extends { id: number; purchase_id: number }>({
  count,
  list,
}: {
  count: number;
  list: Row[];
}) => ({
  count,
  list: list.map((row) => ({ ...row, id: row.purchase_id, profileId: row.id })),
});

const since = (row: { since: string }) => row.since;

/** All queues, the most urgent first. A queue is named here and nowhere else. */
const queuesOf = (
  lists: Morning | undefined,
  calls: readonly DueCallOfFamily[] | undefined,
  onAnswer: (asked: AskedFamily) => void,
) => [
  queue({
    kind: 'breach',
    part: lists?.breaches,
    since,
    isLaw: true,
    row: (breach) => <TodayBreach breach={breach} />,
  }),
  queue({
    kind: 'complaint',
    part: lists?.grievances,
    since,
    isLaw: true,
    all: { page: 'grievances' },
    row: (grievance) => <TodayGrievance grievance={grievance} />,
  }),
  queue({
    kind: 'call',
    part: calls && { count: calls.length, list: calls },
    since: ({ entries: [first] }) => (first?.call_again_on == null ? null : startOfDay(first.call_again_on)),
    lateAfter: 0,
    row: (call) => <DueCall call={call} />,
  }),
  queue({
    kind: 'answer',
    part: lists?.answers,
    since,
    lateAfter: 2,
    row: (answer) => <TodayAnswer answer={answer} />,
  }),
  queue({
    kind: 'ask',
    part: lists?.to_ask,
    since,
    lateAfter: 2,
    row: (asked) => <TodayToAsk asked={asked} onAnswer={onAnswer} />,
  }),
  queue({
    kind: 'request',
    part: lists?.requests,
    since,
    lateAfter: 3,
    all: { page: 'requests' },
    row: (request) => <TodayRequest request={request} />,
  }),
  queue({
    kind: 'notSent',
    part: lists?.not_sent,
    since,
    lateAfter: 1,
    row: (request) => <TodayNotSent request={request} />,
  }),
  queue({
    kind: 'enquiry',
    part: lists?.enquiries,
    since,
    lateAfter: 1,
    all: { page: 'enquiries' },
    row: (enquiry) => <TodayEnquiry enquiry={enquiry} />,
  }),
  queue({ kind: 'followUp', part: lists?.follow_ups, since, row: (couple) => <TodayFollowUp couple={couple} /> }),
  queue({ kind: 'fee', part: lists && byPurchase(lists.short), row: (row) => <TodayShort row={row} /> }),
  queue({ kind: 'fee', part: lists && byPurchase(lists.fees_due), row: (row) => <TodayFeeDue row={row} /> }),
  queue({ kind: 'fee', part: lists && byPurchase(lists.paused_too_long), row: (row) => <TodayPaused row={row} /> }),
  queue({ kind: 'fee', part: lists && byPurchase(lists.plans_expiring), row: (row) => <TodayExpiring row={row} /> }),
  queue({ kind: 'erase', part: lists?.to_erase, row: (person) => <TodayToErase person={person} /> }),
  queue({
    kind: 'verify',
    part: lists?.verifications,
    since,
    all: { page: 'review' },
    row: (person) => <TodayVerification person={person} />,
  }),
  queue({
    kind: 'confirm',
    part: lists?.to_confirm,
    since,
    isAtLeisure: true,
    row: (person) => <TodayToConfirm person={person} />,
  }),
];

/** A clerk's morning: what waits for the office. Each feature has the rows of its own queues. */
export function TodayRoute() {
  const isMine = useOnlyMine();
  const [day] = useState(todayAtBureau);
  const morning = useQuery({ ...todayQueryOptions(isMine), staleTime: 0 });
  const due = useQuery(dueCallsQueryOptions(day));
  const notTold = useQuery(familiesNotTold.of({}));
  const isOwners = isOwner(useViewer());
  const steps = useFirstSteps(isOwners);
  // Its row is gone with the answer, while the dialog goes on.
  const [answering, setAnswering] = useState<AskedFamily | null>(null);
  const waiting = morning.data && due.data && countWaiting(morning.data) + due.data.length;
  const untold = notTold.data?.count ?? 0;
  const parts = [
    { label: t('shell.pages.today'), query: morning },
    { label: t('today.kind.call'), query: due },
    { label: t('today.kind.notice'), query: notTold },
  ];
  return (
    <div className="wrap pt-3 pb-12">
      <PageTitle>{t('shell.pages.today')}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <PageHeading className="text-2xl">{t('shell.pages.today')}</PageHeading>
          <p className="text-muted">{formatDateWithWeekday(day)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4">
          <TextLink to={{ page: 'waiting' }}>{t('today.waiting')}</TextLink>
          <TextLink to={{ page: 'not-told' }} className={clsx(untold === 0 && 'invisible')}>
            {t('today.notTold')} {formatCount(untold)}
          </TextLink>
          <CheckboxField
            label={t('today.mine')}
            checked={isMine}
            onChange={({ target: { checked } }) => setOnlyMine(checked)}
          />
        </div>
      </div>
      {steps.isLoading || parts.some(({ query }) => query.isPending) ? (
        <>
          <LoadingNotice>{t('ui.loading', { what: t('today.thePart') })}</LoadingNotice>
          <Skeleton className="h-[46rem] w-full" />
        </>
      ) : (
        // As high as while it loads.
        <div className="flow-root min-h-[46rem]">
          {isOwners && <FirstSteps />}
          <TodayList
            waiting={waiting}
            queues={queuesOf(morning.data, due.data, setAnswering)}
            failed={parts.filter(({ query }) => query.isError && query.data === undefined)}
          />
        </div>
      )}
      {answering && (
        <OnDemand>
          <AnswerDialog
            {...answering}
            share={(requestId, close) => <Sharing requestId={requestId} onClose={close} />}
            onClose={() => setAnswering(null)}
          />
        </OnDemand>
      )}
    </div>
  );
}
