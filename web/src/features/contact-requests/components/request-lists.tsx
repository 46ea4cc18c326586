import { isDue, isPostponed } from '@/features/contact-requests/order-open-requests';
import { readRequestStatus, requestStatusLabel } from '@/features/contact-requests/request-status';
import { formatDate, formatDay } from '@/lib/format';
import type { PagedQuery } from '@/ui/load-more';
import { PickList } from '@/ui/pick-list';
import { LoadingNotice, Skeleton } from '@/ui/skeleton';

interface ListedRequest {
  id: number;
  status: string;
  requester: { name: string };
  target: { name: string };
}

interface Choice {
  selectedId: number | null;
  onSelect: (id: number) => void;
}

interface OpenRequest extends ListedRequest {
  created_at: string;
  ask_again_on: string | null;
}

interface OpenRequestListProps extends Choice {
  requests: readonly OpenRequest[];
  today: string;
}

/** The open requests. */
export function OpenRequestList({ requests, today, ...choice }: OpenRequestListProps) {
  return (
    <PickList {...choice} rows={requests} empty="No request waits. New ones appear here by themselves.">
      {(request) => (
        <Row
          request={request}
          state={requestStatusLabel(readRequestStatus(request.status))}
          when={
            isPostponed(request, today) && request.ask_again_on !== null
              ? `Put off until ${formatDate(request.ask_again_on) ?? request.ask_again_on}`
              : `${isDue(request, today) ? 'Ask again today. ' : ''}Since ${formatDay(request.created_at)}`
          }
        />
      )}
    </PickList>
  );
}

interface DecidedRequest extends ListedRequest {
  updated_at: string;
  disclosures: { revoked_at: string | null } | null;
}

interface DecidedRequestListProps extends Choice {
  requests: readonly DecidedRequest[];
  more: PagedQuery;
}

/** The decided requests, newest first. */
export function DecidedRequestList({ requests, ...list }: DecidedRequestListProps) {
  return (
    <PickList {...list} rows={requests} empty="Nothing has been decided yet.">
      {(request) => <Row request={request} state={outcome(request)} when={formatDay(request.updated_at)} />}
    </PickList>
  );
}

function outcome({ status, disclosures }: DecidedRequest): string {
  const label = requestStatusLabel(readRequestStatus(status));
  return status === 'approved' && disclosures?.revoked_at === null ? `${label}, details are shared` : label;
}

function Row({ request, state, when }: { request: ListedRequest; state: string; when: string }) {
  return (
    <>
      <span className="block font-display text-lg leading-snug">{request.requester.name}</span>
      <span className="block leading-snug">asks for {request.target.name}</span>
      <span className="mt-0.5 block text-sm text-muted">
        {state}. {when}
      </span>
    </>
  );
}

const places = [1, 2, 3, 4, 5];

/** The skeleton of a request list. */
export function RequestsSkeleton() {
  return (
    <>
      <LoadingNotice>Loading the requests</LoadingNotice>
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
}
