import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { markNotificationsRead, notificationsQueryOptions } from '@/lib/api/notifications';
import { sharedKeys } from '@/lib/api/keys';
import { NotificationList } from '@/ui/notification-list';

interface AdminNotificationListProps {
  unread: number;
  onOpenProfile: (id: number) => void;
}

/** The admin's newest notices. */
export function AdminNotificationList({ unread, onOpenProfile }: AdminNotificationListProps) {
  const client = useQueryClient();
  const { data, isPending, refetch } = useQuery(notificationsQueryOptions('admin'));
  const marking = useMutation({
    mutationFn: (which: number | 'all') => markNotificationsRead('admin', which),
    onSettled: () => client.invalidateQueries({ queryKey: sharedKeys.notifications('admin') }),
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
      onOpenProfile={onOpenProfile}
    />
  );
}
