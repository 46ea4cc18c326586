import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { myUnreadNotificationsQueryOptions } from '@/features/account/api/count-my-unread-notifications';
import { MemberNotificationList } from '@/features/account/components/member-notification-list';
import { formatCount } from '@/lib/format';

/** The bell in the head with the member's notices. */
export function MemberNotifications({ onOpenProfile }: { onOpenProfile: (id: number) => void }) {
  const [open, setOpen] = useState(false);
  // When the count cannot be read the bell stays, and the list says what is wrong.
  const { data: unread = 0 } = useQuery(myUnreadNotificationsQueryOptions());
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={unread > 0 ? `Notifications, ${formatCount(unread)} unread` : 'Notifications'}
        className="relative grid size-11 place-items-center rounded-control text-gold-300 hover:text-gold-200"
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
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={16}
          aria-label="Notifications"
          className="fade-in z-20 max-h-[min(30rem,var(--radix-popover-content-available-height))] w-[min(24rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-paper p-2 text-ink shadow-card outline-none"
        >
          <MemberNotificationList
            unread={unread}
            onOpenProfile={(id) => {
              setOpen(false);
              onOpenProfile(id);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
