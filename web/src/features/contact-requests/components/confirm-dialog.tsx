import type { ReactNode } from 'react';
import { ErrorNote } from '@/ui/error-note';
import type { AppError } from '@/lib/errors';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirm: string;
  busyText: string;
  busy: boolean;
  error: AppError | null;
  /** What was not done when it fails, as a sentence. */
  nothingDone: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before something is done, and says there when it could not be done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, busyText, busy, error, nothingDone, onConfirm, onClose } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <ErrorNote error={error}>{nothingDone}</ErrorNote>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <BusyButton look="primary" busy={busy} busyText={busyText} onClick={onConfirm}>
          {confirm}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
