import { useMutation, useQuery } from '@tanstack/react-query';
import { markNotificationsRead, notificationsQueryOptions } from '@/lib/api/notifications';
import { sharedKeys } from '@/lib/api/keys';
import { NotificationList } from '@/ui/notification-list';

interface MemberNotificationListProps {
  unread: number;
  onLeave: () => void;
}

/** The member's newest notifications. */
export function MemberNotificationList({ unread, onLeave }: MemberNotificationListProps) {
  const { data, isPending, refetch } = useQuery(notificationsQueryOptions('member'));
  const marking = useMutation({
    mutationFn: (which: number | 'all') => markNotificationsRead('member', which),
    meta: { changes: [sharedKeys.notifications('member')], waits: true },
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
