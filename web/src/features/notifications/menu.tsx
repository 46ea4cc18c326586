import { unreadNotificationsQueryOptions } from '@/bureau/api/notifications';
import { NotificationInbox, NotificationPopover } from '@/bureau/components/notifications';
import { formatCount } from '@/lib/format';
import { navigate } from '@/lib/navigation/history';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Bell } from '@/ui/icons';
import { textLinkLook } from '@/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';

/** A button with the number of unread notifications, which opens the newest ones. */
export function NotificationMenu() {
  const { data: unread = 0 } = useQuery(unreadNotificationsQueryOptions('admin'));
  return (
    <NotificationPopover
      trigger={
        <Button
          className="max-lg:max-w-full max-lg:grow max-lg:flex-wrap"
          aria-label={
            unread > 0
              ? t('admin-notifications.buttonUnread', { count: unread, shown: formatCount(unread) })
              : t('admin-notifications.button')
          }
        >
          <Bell aria-hidden="true" className="size-5" strokeWidth={1.6} />
          {t('admin-notifications.button')}
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="min-w-[1.375rem] rounded-full bg-maroon-800 px-1.5 text-sm leading-[1.375rem] text-ivory"
            >
              {formatCount(unread)}
            </span>
          )}
        </Button>
      }
    >
      {(close) => (
        <>
          <NotificationInbox audience="admin" unread={unread} onLeave={close} />
          <button
            type="button"
            className={clsx(textLinkLook, 'px-3')}
            onClick={() => {
              close();
              navigate({ page: 'notifications' });
            }}
          >
            {t('admin-notifications.all')}
          </button>
        </>
      )}
    </NotificationPopover>
  );
}
