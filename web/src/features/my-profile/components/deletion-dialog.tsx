import type { AppError } from '@/lib/errors';
import { Dialog } from '@/ui/dialog';
import { DialogForm } from '@/ui/dialog-form';
import { ErrorNote } from '@/ui/error-note';
import { TextAreaField } from '@/ui/text-area-field';

interface DeletionDialogProps {
  note: string;
  busy: boolean;
  error: AppError | null;
  onNote: (note: string) => void;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what a deletion means, and asks for it. */
export function DeletionDialog({ note, busy, error, onNote, onConfirm, onClose }: DeletionDialogProps) {
  const isAboutNote = error?.field === 'note';
  return (
    <Dialog title="Ask the bureau to delete everything?" onClose={onClose}>
      <DialogForm submitText="Ask for deletion" busyText="Asking…" busy={busy} onSubmit={onConfirm} onClose={onClose}>
        <ul className="list-disc space-y-1.5 pl-6">
          <li>The bureau deletes your profile, your pictures, your likes and requests, and your login.</li>
          <li>From then on nobody sees your profile, and you cannot sign in.</li>
          <li>30 days later it is erased for good, and nobody can bring it back.</li>
          <li>Until the bureau has done it, everything stays as it is, and you can take your request back.</li>
        </ul>
        <div className="mt-5">
          <TextAreaField
            label="A note to the bureau, if you like"
            maxLength={500}
            value={note}
            error={isAboutNote ? error.message : undefined}
            onChange={(event) => {
              onNote(event.target.value);
            }}
          />
        </div>
        {!isAboutNote && <ErrorNote error={error}>The bureau was not asked.</ErrorNote>}
      </DialogForm>
    </Dialog>
  );
}
