import { queryOptions } from '@tanstack/react-query';
import { countUnreadNotifications } from '@/lib/api/notifications';

const minuteMs = 60_000;

/** How many of the member's own notices are unread. */
export const myUnreadNotificationsQueryOptions = () =>
  queryOptions({
    queryKey: ['my-notifications', 'unread'],
    queryFn: ({ signal }) => countUnreadNotifications('member', signal),
    refetchInterval: 5 * minuteMs,
  });
