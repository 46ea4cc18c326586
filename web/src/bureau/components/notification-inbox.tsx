import { useMutation, useQuery } from '@tanstack/react-query';
import { markNotificationsRead, notificationsQueryOptions, type Audience } from '@/bureau/api/notifications';
import { sharedKeys } from '@/bureau/api/keys';
import { NotificationList } from '@/bureau/components/notification-list';

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
