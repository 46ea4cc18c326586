import { sharedKeys } from '@/bureau/api/keys';
import {
  adminNotificationsQueryOptions,
  markNotificationsRead,
  unreadNotificationsQueryOptions,
} from '@/bureau/api/notifications';
import { NotificationItems } from '@/bureau/components/notifications';
import { PageTitle } from '@/bureau/components/page-title';
import { formatCount } from '@/lib/format';
import { notificationRules } from '@/lib/register-members.gen';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/field-note';
import { CheckboxField, SelectField } from '@/ui/fields';
import { Loaded, LoadMore } from '@/ui/loaded';
import { PageHeading } from '@/ui/page-heading';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

type Rules = typeof notificationRules;

/** A kind of notification for the admin. */
type AdminKind = {
  [Kind in keyof Rules]: Rules[Kind] extends { audience: 'admin' } ? Kind : never;
}[keyof Rules];

const rules: Readonly<Record<string, { audience: string }>> = notificationRules;
const isAdminKind = (kind: string): kind is AdminKind => rules[kind]?.audience === 'admin';
const adminKinds = Object.keys(rules).filter(isAdminKind);

const nothing = () => undefined;

/** All notifications of the admin, newest first. */
export function NotificationsPage() {
  const [unreadOnly, setUnreadOnly] = useState(false);
  const [kind, setKind] = useState<string | null>(null);
  const list = useInfiniteQuery(adminNotificationsQueryOptions(unreadOnly, kind));
  const { data: unread } = useQuery(unreadNotificationsQueryOptions('admin'));
  const marking = useMutation({
    mutationFn: (which: number | 'all') => markNotificationsRead('admin', which),
    meta: { changes: [sharedKeys.notifications('admin')], waits: true },
  });
  return (
    <div className="wrap max-w-4xl pt-6 pb-24">
      <PageTitle>{t('ui-member.notifications.title')}</PageTitle>
      <PageHeading className="text-2xl sm:text-3xl">{t('ui-member.notifications.title')}</PageHeading>
      <div className="mt-3 mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <p role="status" className="mr-auto text-lg text-muted">
          {unread !== undefined &&
            (unread > 0
              ? t('admin-notifications.unread', { count: unread, shown: formatCount(unread) })
              : t('admin-notifications.allRead'))}
        </p>
        <SelectField
          label={t('admin-notifications.show')}
          emptyLabel={t('admin-notifications.allKinds')}
          options={adminKinds.map((value) => ({ value, label: t(`admin-notifications.kind.${value}`) }))}
          value={kind ?? ''}
          onChange={({ target }) => setKind(isAdminKind(target.value) ? target.value : null)}
        />
        <CheckboxField
          label={t('admin-notifications.unreadOnly')}
          checked={unreadOnly}
          onChange={({ target }) => setUnreadOnly(target.checked)}
        />
        {unread !== undefined && unread > 0 && (
          <BusyButton
            size="small"
            busy={marking.isPending}
            busyText={t('admin-notifications.marking')}
            onClick={() => marking.mutate('all')}
          >
            {t('admin-notifications.markAll')}
          </BusyButton>
        )}
      </div>
      <ErrorNote error={marking.error} className="mb-4">
        {t('ui-member.notifications.notMarked')}
      </ErrorNote>
      <Loaded
        query={{ ...list, data: list.data?.pages.flatMap(({ notifications }) => notifications) }}
        what={t('ui-member.notifications.theList')}
        none={t(
          unreadOnly
            ? 'admin-notifications.nothingUnread'
            : kind === null
              ? 'ui-member.notifications.none'
              : 'admin-notifications.noneOfKind',
        )}
      >
        {(notifications) => (
          <>
            <div className="rounded-card bg-paper p-2 shadow-card sm:p-3">
              <NotificationItems notifications={notifications} onMarkRead={marking.mutate} onLeave={nothing} />
            </div>
            <div className="mt-6 flex justify-center">
              <LoadMore more={list} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}
