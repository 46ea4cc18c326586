import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { myNotificationsQueryOptions } from '@/features/account/api/get-my-notifications';
import { markMyNotificationsRead } from '@/features/account/api/mark-my-notifications-read';
import { formatCount, formatWhen } from '@/lib/format';
import { InlineError } from '@/ui/notice';
import { LoadingNotice, Skeleton } from '@/ui/skeleton';

interface MemberNotificationListProps {
  unread: number;
  onOpenProfile: (id: number) => void;
}

/** The member's newest notices. Opening one marks it as read and leads to the profile it is about. */
export function MemberNotificationList({ unread, onOpenProfile }: MemberNotificationListProps) {
  const client = useQueryClient();
  const notifications = useQuery(myNotificationsQueryOptions());
  const marking = useMutation({
    mutationFn: markMyNotificationsRead,
    onSettled: () => client.invalidateQueries({ queryKey: ['my-notifications'] }),
  });
  // Ages are told as of the moment the list was opened.
  const [now] = useState(() => new Date());

  if (notifications.isPending) {
    return (
      <div className="space-y-3 p-3">
        <LoadingNotice>Loading notifications</LoadingNotice>
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-2/3" />
      </div>
    );
  }
  if (!notifications.data) {
    return (
      <InlineError className="p-3" onRetry={() => void notifications.refetch()}>
        The notifications could not be loaded.
      </InlineError>
    );
  }
  if (notifications.data.length === 0) return <p className="p-4 text-muted">No notifications yet.</p>;

  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-3 px-3 text-muted">
        <p role="status">{unread > 0 ? `${formatCount(unread)} unread` : 'All read'}</p>
        {unread > 0 && (
          <button
            type="button"
            aria-disabled={marking.isPending}
            className="min-h-11 font-medium text-maroon-800 underline decoration-gold-500 underline-offset-[5px] hover:decoration-maroon-800"
            onClick={() => {
              if (!marking.isPending) marking.mutate('all');
            }}
          >
            Mark all read
          </button>
        )}
      </div>
      {marking.isError && (
        <p role="alert" className="flex items-start gap-2 px-3 py-2 text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          It was not marked as read.
        </p>
      )}
      <ul className="divide-y divide-line/70">
        {notifications.data.map(({ id, message, registered_user_id, read_at, created_at }) => (
          <li key={id}>
            <button
              type="button"
              className="flex w-full items-start gap-3 rounded-control px-3 py-2.5 text-left hover:bg-wash"
              onClick={() => {
                if (read_at === null) marking.mutate(id);
                if (registered_user_id !== null) onOpenProfile(registered_user_id);
              }}
            >
              <span
                aria-hidden="true"
                className={clsx('mt-2 size-2 shrink-0 rounded-full', read_at === null && 'bg-maroon-800')}
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {read_at === null && <span className="sr-only">Unread: </span>}
                {message}
                <span className="block text-sm text-muted">
                  <time dateTime={created_at}>{formatWhen(created_at, now)}</time>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
