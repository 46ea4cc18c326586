import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { unreadNotificationsQueryOptions } from '@/bureau/api/notifications';
import { headTool } from '@/ui/button';
import { t } from '@/texts/texts';
import { Bell } from '@/ui/icons';
import { NotificationInbox, NotificationPopover } from '@/bureau/components/notifications';

export function NotificationBell() {
  // If the count fails to load, the bell stays and its list shows the error.
  const { data: unread = 0 } = useQuery(unreadNotificationsQueryOptions('member'));
  return (
    <NotificationPopover
      trigger={
        <button
          type="button"
          aria-label={t('notifications.bell', { unread })}
          className={clsx(
            headTool,
            'relative grid place-items-center rounded-control text-gold-300 hover:text-gold-200',
          )}
        >
          <Bell aria-hidden="true" className="size-6" strokeWidth={1.6} />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-0.5 right-0 min-w-[20px] rounded-full bg-gold-300 px-1 text-center text-sm leading-[20px] font-semibold text-maroon-900"
            >
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </button>
      }
    >
      {(close) => <NotificationInbox audience="member" unread={unread} onLeave={close} />}
    </NotificationPopover>
  );
}
