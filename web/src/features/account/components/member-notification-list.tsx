import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { myNotificationsQueryOptions } from '@/features/account/api/get-my-notifications';
import { markNotificationsRead } from '@/lib/api/notifications';
import { NotificationList } from '@/ui/notification-list';

interface MemberNotificationListProps {
  unread: number;
  onOpenProfile: (id: number) => void;
}

/** The member's newest notices. */
export function MemberNotificationList({ unread, onOpenProfile }: MemberNotificationListProps) {
  const client = useQueryClient();
  const { data, isPending, refetch } = useQuery(myNotificationsQueryOptions());
  const marking = useMutation({
    mutationFn: (which: number | 'all') => markNotificationsRead('member', which),
    onSettled: () => client.invalidateQueries({ queryKey: ['my-notifications'] }),
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
