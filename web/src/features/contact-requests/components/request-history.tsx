import type { ReviewedRequest } from '@/features/contact-requests/api/reviewed-requests';
import { readRequestStatus, requestStatusLabel } from '@/features/contact-requests/request-status';
import { formatDay } from '@/lib/format';
import { wantHeadingFocus } from '@/lib/navigation/heading-focus';
import { TextLink } from '@/ui/text-link';

/** The history between both people: earlier requests in either direction, likes and blocks. */
export function RequestHistory({ request }: { request: ReviewedRequest }) {
  const { requester, target, earlier, likes, blocks } = request;
  const inOrder = (firstId: number) =>
    firstId === requester.id ? ([requester.name, target.name] as const) : ([target.name, requester.name] as const);
  if (earlier.length + likes.length + blocks.length === 0) return null;
  return (
    <section aria-label="Between the two" className="mt-4">
      <ul className=" space-y-1.5 [overflow-wrap:anywhere]">
        {blocks.map(({ blocker_id, created_at }) => {
          const [who, other] = inOrder(blocker_id);
          return (
            <li key={`block ${blocker_id}`} className="font-medium text-danger">
              {who} has blocked {other} since {formatDay(created_at)}.
            </li>
          );
        })}
        {likes.map(({ liker_id, created_at }) => {
          const [who, other] = inOrder(liker_id);
          return (
            <li key={`like ${liker_id}`}>
              {who} likes {other} since {formatDay(created_at)}.
            </li>
          );
        })}
        {earlier.map(({ id, requester_id, status, decline_reason: reason, created_at }) => {
          const [who, other] = inOrder(requester_id);
          return (
            <li key={id}>
              {who} asked for {other} on {formatDay(created_at)}: {requestStatusLabel(readRequestStatus(status))}
              {reason !== null && ` (${reason})`}.{' '}
              <TextLink to={{ page: 'requests', requestId: id }} mode="replace" onClick={wantHeadingFocus}>
                Open<span className="sr-only"> the request of {formatDay(created_at)}</span>
              </TextLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
