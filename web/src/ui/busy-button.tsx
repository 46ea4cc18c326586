import type { ComponentProps } from 'react';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';

interface BusyButtonProps extends ComponentProps<typeof Button> {
  busy: boolean;
  /** The label while busy; by default "Saving…". */
  busyText?: string | undefined;
}

/** A button that shows when it is busy and ignores a second press. It keeps the focus while busy. */
export const BusyButton = ({ busy, busyText, onClick, children, ...rest }: BusyButtonProps) => (
  <Button
    aria-disabled={busy}
    onClick={(event) => {
      // The second click of a double one comes before the busy state is on screen.
      if (busy || event.detail > 1) event.preventDefault();
      else onClick?.(event);
    }}
    {...rest}
  >
    {busy ? (busyText ?? t('ui.saving')) : children}
  </Button>
);
