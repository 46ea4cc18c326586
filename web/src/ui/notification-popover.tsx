import * as Popover from '@radix-ui/react-popover';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useLayer } from '@/lib/navigation/layers';
import { t } from '@/texts/texts';

interface NotificationPopoverProps {
  /** The button. */
  trigger: ReactElement;
  /** Renders the list. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens the newest notifications. */
export function NotificationPopover({ trigger, children }: NotificationPopoverProps) {
  const [open, setOpen] = useState(false);
  useLayer(open, () => {
    setOpen(false);
  });
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={16}
          aria-label={t('ui-member.notifications.title')}
          className="fade-in z-20 max-h-[min(30rem,var(--radix-popover-content-available-height))] w-[min(24rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-paper p-2 text-ink shadow-card outline-none"
        >
          {children(() => {
            setOpen(false);
          })}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
