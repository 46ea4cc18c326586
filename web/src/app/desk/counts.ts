import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CountName } from '@/app/desk/places';
import { unreadNotificationsQueryOptions } from '@/bureau/api/notifications';
import { dueCallsQueryOptions } from '@/features/admin/api/log';
import { countWaiting, todayQueryOptions, useOnlyMine } from '@/features/today/api/today';
import { todayAtBureau } from '@/lib/bureau-days';
import { useViewer } from '@/lib/backend/session';

/** What waits at each place, as the page Today counts it. A number that is not known yet, or cannot be read, is left out. */
export function useCounts(): Partial<Record<CountName, number>> {
  const enabled = useViewer().kind === 'admin';
  const [day] = useState(todayAtBureau);
  const isMine = useOnlyMine();
  const all = useQuery({ ...todayQueryOptions(false), enabled }).data;
  const own = useQuery({ ...todayQueryOptions(isMine), enabled }).data;
  const calls = useQuery({ ...dueCallsQueryOptions(day), enabled }).data;
  const unread = useQuery({ ...unreadNotificationsQueryOptions('admin'), enabled }).data;
  return {
    ...(own && calls && { today: countWaiting(own) + calls.length }),
    ...(all && {
      enquiries: all.enquiries.count,
      grievances: all.grievances.count,
      verifications: all.verifications.count,
      requests: all.requests.count,
    }),
    ...(unread !== undefined && { unread }),
  };
}
