import * as Popover from '@radix-ui/react-popover';
import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState, type ReactElement, type ReactNode } from 'react';
import { sharedKeys } from '@/bureau/api/keys';
import { markNotificationsRead, notificationsQueryOptions, type Audience } from '@/bureau/api/notifications';
import { destinationOf } from '@/bureau/notification-destination';
import { sayNotification } from '@/bureau/notification-words';
import type { Tables } from '@/lib/database.types';
import type { AppError } from '@/lib/errors';
import { formatMoment, formatWhen } from '@/lib/format';
import { navigate } from '@/lib/navigation/history';
import { useLayer } from '@/lib/navigation/layers';
import { t } from '@/texts/texts';
import { ErrorNote } from '@/ui/field-note';
import { QueryView, type ViewedQuery } from '@/ui/loaded';
import { couldNotLoad } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { textLinkLook } from '@/ui/text-link';

type Notification = Pick<
  Tables<'notifications'>,
  'id' | 'kind' | 'given' | 'message' | 'registered_user_id' | 'request_id' | 'read_at' | 'created_at'
>;

interface NotificationListProps {
  query: ViewedQuery<readonly Notification[]>;
  unread: number;
  isMarking: boolean;
  /** The error of marking as read, or null. */
  markingError: AppError | null;
  onMarkRead: (which: number | 'all') => void;
  /** Called when the user follows a notification. */
  onLeave: () => void;
}

/** The newest notifications. Opening one marks it as read and leads to the request or profile it is about. */
export function NotificationList({ query, ...rest }: NotificationListProps) {
  return (
    <QueryView
      query={query}
      loading={t('ui.loading', { what: t('ui-member.notifications.theList') })}
      skeleton={
        <div className="space-y-3 p-3">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-5/6" />
        </div>
      }
      failure={couldNotLoad(t('ui-member.notifications.theList'))}
      failureClass="p-3"
      isEmpty={(notifications) => notifications.length === 0}
      empty={<p className="p-4 text-muted">{t('ui-member.notifications.none')}</p>}
    >
      {(notifications) => <Notifications {...rest} notifications={notifications} />}
    </QueryView>
  );
}

interface NotificationsProps extends Omit<NotificationListProps, 'query'> {
  notifications: readonly Notification[];
}

function Notifications(props: NotificationsProps) {
  const { notifications, unread, isMarking, markingError, onMarkRead, onLeave } = props;
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-3 text-muted">
        <p role="status">{t('ui-member.notifications.unread', { count: unread })}</p>
        {unread > 0 && (
          <button
            type="button"
            aria-disabled={isMarking}
            className={textLinkLook}
            onClick={() => {
              if (!isMarking) onMarkRead('all');
            }}
          >
            {t('ui-member.notifications.markAll')}
          </button>
        )}
      </div>
      <ErrorNote error={markingError} className="mx-3 mb-2">
        {t('ui-member.notifications.notMarked')}
      </ErrorNote>
      <NotificationItems notifications={notifications} onMarkRead={onMarkRead} onLeave={onLeave} />
    </>
  );
}

interface NotificationItemsProps extends Pick<NotificationListProps, 'onMarkRead' | 'onLeave'> {
  notifications: readonly Notification[];
}

export function NotificationItems({ notifications, onMarkRead, onLeave }: NotificationItemsProps) {
  // Relative times count from the moment the list was opened.
  const [now] = useState(() => new Date());
  return (
    <ul className="divide-y divide-line/70">
      {notifications.map((notification) => {
        const { id, read_at, created_at } = notification;
        const destination = destinationOf(notification);
        const sentence = sayNotification(notification);
        return (
          <li key={id}>
            <button
              type="button"
              className="flex w-full items-start gap-3 rounded-control px-3 py-2.5 text-left hover:bg-wash"
              onClick={() => {
                if (read_at === null) onMarkRead(id);
                if (destination === null) return;
                onLeave();
                navigate(destination);
              }}
            >
              <span
                aria-hidden="true"
                className={clsx('mt-2 size-2 shrink-0 rounded-full', read_at === null && 'bg-maroon-800')}
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {read_at === null && <span className="sr-only">{t('ui-member.notifications.unreadOne')} </span>}
                {/* The bureau's own note stays as it is stored. */}
                <span translate={sentence === notification.message ? 'no' : undefined}>{sentence}</span>
                <span className="block text-sm text-muted">
                  <time dateTime={created_at}>{formatWhen(created_at, now, formatMoment)}</time>
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface NotificationPopoverProps {
  /** The button. */
  trigger: ReactElement;
  /** Renders the list. */
  children: (close: () => void) => ReactNode;
}

export function NotificationPopover({ trigger, children }: NotificationPopoverProps) {
  const [open, setOpen] = useState(false);
  useLayer(open, () => setOpen(false));
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={16}
          aria-label={t('ui-member.notifications.title')}
          className="fade-in z-20 max-h-[min(30rem,var(--radix-popover-content-available-height))] w-[min(24rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-paper p-2 text-ink shadow-card outline-none"
        >
          {children(() => setOpen(false))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface NotificationInboxProps {
  audience: Audience;
  unread: number;
  onLeave: () => void;
}

/** The newest notifications of the signed-in admin or member. */
export function NotificationInbox({ audience, unread, onLeave }: NotificationInboxProps) {
  const notifications = useQuery(notificationsQueryOptions(audience));
  const marking = useMutation({
    mutationFn: (which: number | 'all') => markNotificationsRead(audience, which),
    meta: { changes: [sharedKeys.notifications(audience)], waits: true },
  });
  return (
    <NotificationList
      query={notifications}
      unread={unread}
      isMarking={marking.isPending}
      markingError={marking.error}
      onMarkRead={marking.mutate}
      onLeave={onLeave}
    />
  );
}
