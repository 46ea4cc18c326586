import { clsx } from 'clsx';
import { isPutOff } from '@/features/contact-requests/order-open-requests';
import { readRequestStatus, requestStatusLabel } from '@/features/contact-requests/request-status';
import { formatDate, formatDay } from '@/lib/format';
import { ListFoot, type ListParts } from '@/ui/list-foot';
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

/** The requests that wait for the admin. */
export function OpenRequestList({ requests, today, ...choice }: OpenRequestListProps) {
  if (requests.length === 0)
    return <p className="px-1 py-4 text-muted">No request waits. New ones appear here by themselves.</p>;
  return (
    <Rows
      {...choice}
      rows={requests.map((request) => ({
        ...request,
        state: requestStatusLabel(readRequestStatus(request.status)),
        when:
          isPutOff(request, today) && request.ask_again_on !== null
            ? `Put off until ${formatDate(request.ask_again_on) ?? request.ask_again_on}`
            : `Since ${formatDay(request.created_at)}`,
      }))}
    />
  );
}

interface DecidedRequest extends ListedRequest {
  updated_at: string;
  disclosures: { revoked_at: string | null } | null;
}

interface DecidedRequestListProps extends Choice {
  requests: readonly DecidedRequest[];
  more: ListParts;
}

/** What became of requests; the newest first. */
export function DecidedRequestList({ requests, more, ...choice }: DecidedRequestListProps) {
  if (requests.length === 0) return <p className="px-1 py-4 text-muted">Nothing has been decided yet.</p>;
  return (
    <>
      <Rows
        {...choice}
        rows={requests.map((request) => ({
          ...request,
          state: outcome(request),
          when: formatDay(request.updated_at),
        }))}
      />
      <ListFoot narrow more={more} />
    </>
  );
}

function outcome({ status, disclosures }: DecidedRequest): string {
  const label = requestStatusLabel(readRequestStatus(status));
  return status === 'approved' && disclosures?.revoked_at === null ? `${label}, details are shared` : label;
}

interface RowsProps extends Choice {
  rows: readonly (ListedRequest & { state: string; when: string })[];
}

function Rows({ rows, selectedId, onSelect }: RowsProps) {
  return (
    <ol className="space-y-1 md:max-h-[calc(100dvh-7rem)] md:overflow-y-auto">
      {rows.map(({ id, requester, target, state, when }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === selectedId || undefined}
            className={clsx(
              'w-full rounded-card px-3 py-2.5 text-left [overflow-wrap:anywhere] hover:bg-wash',
              id === selectedId && 'bg-paper shadow-card',
            )}
            onClick={() => {
              onSelect(id);
            }}
          >
            <span className="block font-display text-lg leading-snug">{requester.name}</span>
            <span className="block leading-snug">asks for {target.name}</span>
            <span className="mt-0.5 block text-sm text-muted">
              {state}. {when}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

const places = [1, 2, 3, 4, 5];

/** The list's shape while it is being loaded. */
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
