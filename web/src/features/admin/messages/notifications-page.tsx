import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminKindOptions, isAdminKind } from '@/features/admin/messages/notification-kinds';
import { sharedKeys } from '@/bureau/api/keys';
import {
  adminNotificationsQueryOptions,
  markNotificationsRead,
  unreadNotificationsQueryOptions,
} from '@/bureau/api/notifications';
import { formatCount } from '@/lib/format';
import { BusyButton } from '@/ui/busy-button';
import { CheckboxField, SelectField } from '@/ui/fields';
import { ErrorNote } from '@/ui/field-note';
import { LoadMore, QueryView } from '@/ui/loaded';
import { NotificationItems } from '@/bureau/components/notifications';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/bureau/components/page-title';
import { Skeleton } from '@/ui/skeleton';
import { couldNotLoad } from '@/ui/notice';
import { t } from '@/texts/texts';

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
          options={adminKindOptions()}
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
      <QueryView
        query={list}
        loading={t('ui.loading', { what: t('ui-member.notifications.theList') })}
        skeleton={
          <div className="space-y-5 rounded-card bg-paper p-6 shadow-card">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-5 w-3/5" />
          </div>
        }
        failure={couldNotLoad(t('ui-member.notifications.theList'))}
        failureClass="rounded-card bg-paper px-6 py-6 shadow-card"
        isEmpty={({ pages }) => pages[0]?.notifications.length === 0}
        empty={
          <p role="status" className="rounded-card bg-paper px-6 py-8 text-lg shadow-card">
            {unreadOnly
              ? t('admin-notifications.nothingUnread')
              : kind === null
                ? t('ui-member.notifications.none')
                : t('admin-notifications.noneOfKind')}
          </p>
        }
      >
        {({ pages }) => (
          <>
            <div className="rounded-card bg-paper p-2 shadow-card sm:p-3">
              <NotificationItems
                notifications={pages.flatMap(({ notifications }) => notifications)}
                onMarkRead={marking.mutate}
                onLeave={nothing}
              />
            </div>
            <div className="mt-6 flex justify-center">
              <LoadMore more={list} />
            </div>
          </>
        )}
      </QueryView>
    </div>
  );
}
