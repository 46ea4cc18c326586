import { unreadNotificationsQueryOptions } from '@/bureau/api/notifications';
import { dueCallsQueryOptions } from '@/features/log/api';
import { countWaiting, todayQueryOptions, useOnlyMine } from '@/features/today/api';
import { isOwner, useViewer, type Viewer } from '@/lib/backend/session';
import { todayAtBureau } from '@/lib/bureau-days';
import type { Destination } from '@/lib/navigation/location';
import type { PlainTextId } from '@/texts/texts';
import {
  BadgeCheck,
  Bell,
  CalendarDays,
  ChartColumn,
  History,
  House,
  type IconComponent,
  IndianRupee,
  MessageCircle,
  MessagesSquare,
  Phone,
  Settings,
  Sparkles,
  Upload,
  UsersRound,
} from '@/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** What waits for the office at a place. */
type CountName = 'today' | 'enquiries' | 'grievances' | 'verifications' | 'requests' | 'unread';

/** A page of the office to which its navigation leads. */
export interface Place {
  to: Destination;
  label: PlainTextId;
  icon: IconComponent;
  count?: CountName;
  /** Not for a clerk. */
  isOwners?: boolean;
  /** Only where the bureau takes fees. */
  needsFees?: boolean;
}

export const today: Place = { to: { page: 'today' }, label: 'shell.pages.today', icon: CalendarDays, count: 'today' };
export const register: Place = { to: { page: 'dashboard' }, label: 'shell.pages.dashboard', icon: UsersRound };
export const verification: Place = {
  to: { page: 'review' },
  label: 'shell.pages.verification',
  icon: BadgeCheck,
  count: 'verifications',
};
export const requests: Place = {
  to: { page: 'requests' },
  label: 'shell.pages.contactRequests',
  icon: MessagesSquare,
  count: 'requests',
};
const enquiries: Place = {
  to: { page: 'enquiries' },
  label: 'shell.pages.enquiries',
  icon: Phone,
  count: 'enquiries',
};

export const offeredTo = (viewer: Viewer, places: readonly Place[], takesFees: boolean) =>
  places.filter(
    ({ isOwners, needsFees }) => (isOwners !== true || isOwner(viewer)) && (needsFees !== true || takesFees),
  );

export const work: readonly Place[] = [
  today,
  register,
  enquiries,
  verification,
  requests,
  { to: { page: 'grievances' }, label: 'shell.pages.complaints', icon: MessageCircle, count: 'grievances' },
  { to: { page: 'notifications' }, label: 'ui-member.notifications.title', icon: Bell, count: 'unread' },
];

/** What is not opened each day: behind More. */
export const rest: readonly Place[] = [
  { to: { page: 'match' }, label: 'shell.pages.starMatch', icon: Sparkles },
  { to: { page: 'import' }, label: 'shell.pages.import', icon: Upload, isOwners: true },
  { to: { page: 'fees' }, label: 'desk.fees', icon: IndianRupee, isOwners: true, needsFees: true },
  { to: { page: 'figures' }, label: 'shell.pages.figures', icon: ChartColumn, isOwners: true },
  { to: { page: 'audit' }, label: 'shell.pages.audit', icon: History },
  { to: { page: 'settings' }, label: 'shell.pages.settings', icon: Settings, isOwners: true },
  { to: { page: 'home' }, label: 'shell.nav.theSite', icon: House },
];

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
