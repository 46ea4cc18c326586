import { queryOptions } from '@tanstack/react-query';
import { countUnreadNotifications } from '@/lib/api/notifications';

/** How many of the admin's notices are unread. */
export const unreadNotificationsQueryOptions = () =>
  queryOptions({
    queryKey: ['notifications', 'unread'],
    queryFn: ({ signal }) => countUnreadNotifications('admin', signal),
  });
