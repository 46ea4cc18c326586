import { queryOptions } from '@tanstack/react-query';
import { getNotifications } from '@/lib/api/notifications';

const newest = 20;

/** The member's own newest notices. */
export const myNotificationsQueryOptions = () =>
  queryOptions({
    queryKey: ['my-notifications', 'newest'],
    queryFn: ({ signal }) => getNotifications('member', newest, signal),
    staleTime: 0,
  });
