import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { NotificationList } from '@/features/admin/components/notification-list';
import { formatCount } from '@/lib/format';
import { Button } from '@/ui/button';

interface NotificationMenuProps {
  unread: number;
  onOpenProfile: (id: number) => void;
}

/** The admin's newest notices, behind a button that counts the unread ones. */
export function NotificationMenu({ unread, onOpenProfile }: NotificationMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button aria-label={unread > 0 ? `Notification, ${formatCount(unread)} unread` : 'Notification'}>
          <Bell aria-hidden="true" className="size-5" strokeWidth={1.6} />
          Notification
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="min-w-[22px] rounded-full bg-maroon-800 px-1.5 text-sm leading-[22px] text-ivory"
            >
              {formatCount(unread)}
            </span>
          )}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={16}
          aria-label="Notifications"
          className="fade-in z-20 max-h-[min(30rem,var(--radix-popover-content-available-height))] w-[min(24rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-paper p-2 shadow-card outline-none"
        >
          <NotificationList
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
