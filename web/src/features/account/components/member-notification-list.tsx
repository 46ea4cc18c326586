import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
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
      problem={
        marking.isError && (
          <p role="alert" className="flex items-start gap-2 px-3 py-2 text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            It was not marked as read.
          </p>
        )
      }
      onRetry={() => void refetch()}
      onMarkRead={marking.mutate}
      onOpenProfile={onOpenProfile}
    />
  );
}
