import { useState } from 'react';
import { formatReportReason, readRequestStatus, requestStatusLabel } from '@/bureau/words';
import { type DecidedRequest, type OpenReport, type OpenRequest, resolveReport } from '@/features/contact-requests/api';
import { isDue, isPostponed } from '@/features/contact-requests/office-requests';
import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';
import { formatDay, sayDate } from '@/lib/format';
import { navigate } from '@/lib/navigation/history';
import { smallPlaceOf } from '@/lib/pictures';
import { t } from '@/texts/texts';
import { PressAct } from '@/ui/act';
import { Button } from '@/ui/button';
import { PickList } from '@/ui/lists';
import type { PagedQuery } from '@/ui/loaded';
import { Portrait } from '@/ui/portrait';
import { RichText } from '@/ui/rich-text';
import { LoadingNotice, Skeleton } from '@/ui/skeleton';
import { useFocusPlace } from '@/ui/use-focus-place';

type ListedRequest = Pick<OpenRequest, 'requester' | 'target'>;

type Choice = { selectedId: number | null; onSelect: (id: number) => void };

type OpenRequestListProps = Choice & { requests: readonly OpenRequest[]; today: string };

export const OpenRequestList = ({ requests, today, ...choice }: OpenRequestListProps) => (
  <PickList {...choice} rows={requests} empty={t('requests-office.list.none')}>
    {(request) => (
      <Row
        request={request}
        state={requestStatusLabel(readRequestStatus(request.status))}
        when={
          isPostponed(request, today) && request.ask_again_on !== null
            ? t('requests-office.list.putOff', { day: sayDate(request.ask_again_on) })
            : t(isDue(request, today) ? 'requests-office.list.due' : 'requests-office.list.since', {
                day: formatDay(request.created_at),
              })
        }
      />
    )}
  </PickList>
);

type DecidedRequestListProps = Choice & { requests: readonly DecidedRequest[]; more: PagedQuery };

export const DecidedRequestList = ({ requests, ...list }: DecidedRequestListProps) => (
  <PickList {...list} rows={requests} empty={t('requests-office.list.noneDecided')}>
    {(request) => <Row request={request} state={outcome(request)} when={formatDay(request.updated_at)} />}
  </PickList>
);

function outcome({ status: stored, disclosures }: DecidedRequest): string {
  const status = requestStatusLabel(readRequestStatus(stored));
  const inForce = disclosures.filter(({ revoked_at }) => revoked_at === null).length;
  if (inForce === 0) return status;
  if (stored === 'revoked') return t('requests-office.list.revokedOneWay');
  return t(inForce === 2 ? 'requests-office.list.bothWays' : 'requests-office.list.oneWay', { status });
}

function Row({ request, state, when }: { request: ListedRequest; state: string; when: string }) {
  const { requester, target } = request;
  return (
    <span className="flex items-start gap-3">
      <span className="flex shrink-0">
        <Face person={requester} />
        <span className="-ml-3 pt-4">
          <Face person={target} />
        </span>
      </span>
      <span className="min-w-0">
        <span className="block leading-snug">
          <span translate="no" className="font-display text-lg">
            {requester.name}
          </span>{' '}
          <span className="text-sm whitespace-nowrap text-muted">{t('profiles.card.id', { id: requester.id })}</span>
        </span>
        <span className="block leading-snug">
          <RichText
            text={t('requests-office.list.asksFor', { name: target.name, id: target.id })}
            tags={{ id: (words) => <span className="text-sm whitespace-nowrap text-muted">{words}</span> }}
          />
        </span>
        <span className="mt-0.5 block text-sm text-muted">{t('requests-office.list.state', { state, when })}</span>
      </span>
    </span>
  );
}

const Face = ({ person: { first_img } }: { person: ListedRequest['target'] }) => (
  <Portrait
    picture={first_img === null ? null : smallPlaceOf('profile-images', first_img)}
    alt=""
    className="w-11 rounded-inner! outline-2 outline-paper after:hidden"
  />
);

const places = [1, 2, 3, 4, 5];

export const RequestsSkeleton = () => (
  <>
    <LoadingNotice>{t('ui.loading', { what: t('requests-office.theRequests') })}</LoadingNotice>
    <div aria-hidden="true">
      {places.map((place) => (
        <div key={place} className="space-y-2 px-3 py-3">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-3.5 w-1/2" />
        </div>
      ))}
    </div>
  </>
);

export function ReportList({ reports }: { reports: readonly OpenReport[] }) {
  const [conflict, setConflict] = useState<AppError | null>(null);
  // A closed report unmounts with its button.
  const { place, focusPlace } = useFocusPlace<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className="mt-6 max-w-3xl outline-none">
      {conflict !== null && (
        <p role="alert" className="mb-4 rounded-card border border-danger bg-paper px-5 py-3">
          {errorText(conflict)}
        </p>
      )}
      {reports.length === 0 && <p className="px-1 py-4 text-muted">{t('requests-office.reports.none')}</p>}
      <ul className="grid gap-4">
        {reports.map(({ id, reported, reporter, reason, note, created_at }) => (
          <li key={id} className="rounded-card bg-paper px-5 py-4 [overflow-wrap:anywhere] shadow-card">
            <h2 translate="no" className="text-xl">
              {reported.name}
            </h2>
            <p className="font-medium">{formatReportReason(reason)}</p>
            {note !== null && (
              <p translate="no" className="mt-1 max-w-[65ch] whitespace-pre-line">
                {note}
              </p>
            )}
            <p className="mt-1 text-muted">
              {t('requests-office.reports.by', { name: reporter.name, day: formatDay(created_at) })}
            </p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button
                size="small"
                aria-label={t('requests-office.reports.openNamed', { name: reported.name })}
                onClick={() => navigate({ page: 'profile', profileId: reported.id })}
              >
                {t('requests-office.reports.open')}
              </Button>
              <PressAct
                label={t('requests-office.reports.close')}
                named={t('requests-office.reports.closeNamed', { name: reported.name })}
                size="small"
                busy={t('requests-office.reports.closing')}
                failed={t('requests-office.reports.failed')}
                done={t('requests-office.reports.closed')}
                sent={{ report_id: id }}
                send={resolveReport}
                isShared
                onDone={() => {
                  setConflict(null);
                  focusPlace({ preventScroll: true });
                }}
                onFailed={(error) => setConflict(error.kind === 'conflict' ? error : null)}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
