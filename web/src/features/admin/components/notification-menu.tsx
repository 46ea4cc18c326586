import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { notificationsQueryOptions } from '@/features/admin/api/get-notifications';
import { formatCount, formatWhen } from '@/lib/format';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/notice';
import { LoadingNotice, Skeleton } from '@/ui/skeleton';

interface NotificationMenuProps {
  unread: number;
  onOpenProfile: (id: number) => void;
}

/** The admin's newest notices, behind a button that counts the unread ones. */
export function NotificationMenu({ unread, onOpenProfile }: NotificationMenuProps) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button
          className="max-sm:w-full"
          aria-label={unread > 0 ? `Notification, ${formatCount(unread)} unread` : 'Notification'}
        >
          <Bell aria-hidden="true" className="size-5" strokeWidth={1.6} />
          Notification
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="min-w-[22px] rounded-full bg-maroon-800 px-1.5 text-sm leading-[22px] text-ivory"
            >
              {formatCount(unread)}
            </span>
          )}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={16}
          aria-label="Notifications"
          className="fade-in z-20 max-h-[min(30rem,var(--radix-popover-content-available-height))] w-[min(24rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-paper p-2 shadow-card outline-none"
        >
          <NotificationList onOpenProfile={onOpenProfile} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function NotificationList({ onOpenProfile }: Pick<NotificationMenuProps, 'onOpenProfile'>) {
  const notifications = useQuery(notificationsQueryOptions());
  // Ages are told as of the moment the list was opened.
  const [now] = useState(() => new Date());

  if (notifications.isPending) {
    return (
      <div className="space-y-3 p-3">
        <LoadingNotice>Loading notifications</LoadingNotice>
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-5/6" />
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
    <ul className="divide-y divide-line/70">
      {notifications.data.map(({ id, message, registered_user_id, read_at, created_at }) => {
        const content = (
          <>
            <span
              aria-hidden="true"
              className={`mt-2 size-2 shrink-0 rounded-full ${read_at === null ? 'bg-maroon-800' : ''}`}
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {read_at === null && <span className="sr-only">Unread: </span>}
              {message}
              <span className="block text-sm text-muted">
                <time dateTime={created_at}>{formatWhen(created_at, now)}</time>
              </span>
            </span>
          </>
        );
        const row = 'flex w-full items-start gap-3 rounded-control px-3 py-2.5 text-left';
        return (
          <li key={id}>
            {registered_user_id === null ? (
              <div className={row}>{content}</div>
            ) : (
              <button
                type="button"
                className={`${row} hover:bg-wash`}
                onClick={() => {
                  onOpenProfile(registered_user_id);
                }}
              >
                {content}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
