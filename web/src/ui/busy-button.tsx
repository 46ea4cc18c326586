import type { ComponentProps } from 'react';
import { Button } from '@/ui/button';

interface BusyButtonProps extends ComponentProps<typeof Button> {
  busy: boolean;
  /** The text while it is at work: "Saving…". */
  busyText: string;
}

/** A button that says when it is at work and cannot be pressed twice. It keeps the focus in the meantime. */
export function BusyButton({ busy, busyText, onClick, children, ...rest }: BusyButtonProps) {
  return (
    <Button
      aria-disabled={busy}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {busy ? busyText : children}
    </Button>
  );
}
