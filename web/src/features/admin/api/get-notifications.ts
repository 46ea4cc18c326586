import { queryOptions } from '@tanstack/react-query';
import { getNotifications } from '@/lib/api/notifications';

const newest = 10;

/** The admin's newest notices. */
export const notificationsQueryOptions = () =>
  queryOptions({
    queryKey: ['notifications', 'newest'],
    queryFn: ({ signal }) => getNotifications('admin', newest, signal),
  });
