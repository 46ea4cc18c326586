import { useMutation, useQuery } from '@tanstack/react-query';
import { markNotificationsRead, notificationsQueryOptions } from '@/lib/api/notifications';
import { sharedKeys } from '@/lib/api/keys';
import { NotificationList } from '@/ui/notification-list';

interface AdminNotificationListProps {
  unread: number;
  onLeave: () => void;
}

/** The admin's newest notifications. */
export function AdminNotificationList({ unread, onLeave }: AdminNotificationListProps) {
  const { data, isPending, refetch } = useQuery(notificationsQueryOptions('admin'));
  const marking = useMutation({
    mutationFn: (which: number | 'all') => markNotificationsRead('admin', which),
    meta: { changes: [sharedKeys.notifications('admin')], waits: true },
  });
  return (
    <NotificationList
      notifications={data}
      isLoading={isPending}
      unread={unread}
      isMarking={marking.isPending}
      markingError={marking.error}
      onRetry={() => void refetch()}
      onMarkRead={marking.mutate}
      onLeave={onLeave}
    />
  );
}
