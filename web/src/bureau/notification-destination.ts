import type { Tables } from '@/lib/database.types';
import type { Destination } from '@/lib/navigation/location';
import type { notificationRules } from '@/lib/register-members.gen';

/** The page that each kind of notification opens: the place of its task, if there is one. */
const pageOfKind = {
  'profile submitted': 'review',
  'profile reported': 'profile',
  'contact asked for': 'requests',
  'changes proposed': 'review',
  'pictures for members': 'profile',
  'pictures for visitors': 'profile',
  'off links': 'profile',
  'on links': 'profile',
  'consent withdrawn': 'profile',
  'consent given': 'profile',
  'enquiry came': 'enquiries',
  'grievance came': 'grievances',
  'grievance received': 'rights',
  'grievance answered': 'rights',
  'answer came': 'profile',
  'both interested': 'requests',
  'link on another phone': 'profile',
  'wrong digits': 'profile',
  'shown again': 'profile',
  'put on hold': 'profile',
  settled: 'profile',
  'deletion asked for': 'profile',
  'wishes changed': 'profile',
  'deletion withdrawn': 'profile',
  'many profiles opened': 'profile',
  'many searches made': 'profile',
  'many stars read': 'profile',
  'many pictures loaded': 'profile',
  'many pictures loaded by a visitor': 'profile',
  'erasures announced': 'today',
  note: 'profile',
  'confirmation asked for': 'my-profile',
  'hidden until confirmed': 'my-profile',
  'password set': 'rights',
  'profile verified': 'profile',
  'changes requested': 'profile',
  'changes approved': 'profile',
  'changes approved in part': 'profile',
  'changes declined': 'profile',
  'people chosen': 'for-you',
  'family interested': 'for-you',
  'interest ended': 'for-you',
  'request expired': 'profile',
  'request declined': 'profile',
  'contact received': 'profile',
  'contact given': 'profile',
  'contact taken back': 'profile',
} as const satisfies Readonly<
  Record<
    keyof typeof notificationRules,
    'profile' | 'my-profile' | 'rights' | 'for-you' | 'review' | 'requests' | 'enquiries' | 'grievances' | 'today'
  >
>;

const isKnown = (kind: string): kind is keyof typeof pageOfKind => Object.hasOwn(pageOfKind, kind);

/** The destination of a notification; null without an object. An unknown kind leads to the profile. */
export function destinationOf(
  notification: Pick<Tables<'notifications'>, 'kind' | 'registered_user_id' | 'request_id'>,
): Destination | null {
  const { kind, registered_user_id: profileId, request_id: requestId } = notification;
  const page = isKnown(kind) ? pageOfKind[kind] : 'profile';
  if (page === 'rights') return { page, part: kind === 'password set' ? 'sign-ins' : 'complaints' };
  if (page === 'requests') return requestId === null ? null : { page, requestId };
  if (page === 'profile' || page === 'review') return profileId === null ? null : { page, profileId };
  return { page };
}
