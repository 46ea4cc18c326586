import { isDue, isPostponed } from '@/features/contact-requests/order-open-requests';
import { readRequestStatus, requestStatusLabel } from '@/features/contact-requests/request-status';
import { formatDate, formatDay } from '@/lib/format';
import { smallPlaceOf } from '@/lib/pictures';
import type { PagedQuery } from '@/ui/load-more';
import { PickList } from '@/ui/pick-list';
import { Portrait } from '@/ui/portrait';
import { LoadingNotice, Skeleton } from '@/ui/skeleton';

interface ListedPerson {
  id: number;
  name: string;
  first_img: string | null;
}

interface ListedRequest {
  id: number;
  status: string;
  requester: ListedPerson;
  target: ListedPerson;
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
  disclosures: readonly { revoked_at: string | null }[];
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
  const inForce = disclosures.filter(({ revoked_at }) => revoked_at === null).length;
  if (inForce === 0) return label;
  if (status === 'revoked') return `${label} to the one who asked`;
  return inForce === 2 ? `${label}, shared both ways` : `${label}, details are shared`;
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
          <span className="font-display text-lg">{requester.name}</span>{' '}
          <span className="text-sm whitespace-nowrap text-muted">ID {requester.id}</span>
        </span>
        <span className="block leading-snug">
          asks for {target.name} <span className="text-sm whitespace-nowrap text-muted">ID {target.id}</span>
        </span>
        <span className="mt-0.5 block text-sm text-muted">
          {state}. {when}
        </span>
      </span>
    </span>
  );
}

function Face({ person: { first_img } }: { person: ListedPerson }) {
  return (
    <Portrait
      picture={first_img === null ? null : smallPlaceOf('profile-images', first_img)}
      alt=""
      className="w-11 rounded-inner! outline-2 outline-paper after:hidden"
    />
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
