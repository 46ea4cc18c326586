import { useEffect, useRef, type ReactNode } from 'react';
import type { AppError } from '@/lib/errors';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { t } from '@/texts/texts';

interface ConfirmationProps {
  children: ReactNode;
  /** The button's label; `busyText` replaces it while the mutation runs. */
  confirm: string;
  busyText: string;
  /** State of the mutation that the button starts. */
  sending: { isPending: boolean; error: AppError | null };
  /** The error message, as a sentence: what was not done. */
  nothingDone: string;
  onConfirm: () => void;
  onClose: () => void;
  /** The text names all that will be done: Enter confirms. */
  isNamed?: boolean;
}

/** The body of a confirmation dialog: text, error and buttons. */
export function Confirmation(props: ConfirmationProps) {
  const { children, confirm, busyText, sending, nothingDone, onConfirm, onClose, isNamed = false } = props;
  const note = useRef<HTMLDivElement>(null);
  // Below a long text, and under the buttons, it is out of sight.
  useEffect(() => {
    if (sending.error !== null) note.current?.scrollIntoView({ block: 'center' });
  }, [sending.error]);
  return (
    <>
      {children}
      <div ref={note}>
        <ErrorNote error={sending.error}>{nothingDone}</ErrorNote>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('ui.leaveIt')}</Button>
        <BusyButton look="primary" autoFocus={isNamed} busy={sending.isPending} busyText={busyText} onClick={onConfirm}>
          {confirm}
        </BusyButton>
      </DialogActions>
    </>
  );
}

/** A dialog that asks for confirmation. */
export function ConfirmDialog({ title, ...confirmation }: ConfirmationProps & { title: string }) {
  return (
    <Dialog title={title} onClose={confirmation.onClose}>
      <Confirmation {...confirmation} />
    </Dialog>
  );
}
