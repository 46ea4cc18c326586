import type { ReactNode } from 'react';
import type { AppError } from '@/lib/errors';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';

interface ConfirmationProps {
  children: ReactNode;
  /** What the button says, and while it is at work. */
  confirm: string;
  busyText: string;
  /** The mutation that is set off. */
  sending: { isPending: boolean; error: AppError | null };
  /** What was not done when it fails, as a sentence. */
  nothingDone: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** What fills a dialog that asks once more before something is done, and says there when it could not be done. */
export function Confirmation(props: ConfirmationProps) {
  const { children, confirm, busyText, sending, nothingDone, onConfirm, onClose } = props;
  return (
    <>
      {children}
      <ErrorNote error={sending.error}>{nothingDone}</ErrorNote>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <BusyButton look="primary" busy={sending.isPending} busyText={busyText} onClick={onConfirm}>
          {confirm}
        </BusyButton>
      </DialogActions>
    </>
  );
}

/** Asks once more before something is done. */
export function ConfirmDialog({ title, ...confirmation }: ConfirmationProps & { title: string }) {
  return (
    <Dialog title={title} onClose={confirmation.onClose}>
      <Confirmation {...confirmation} />
    </Dialog>
  );
}
