import { z } from 'zod';
import type { AppError } from '@/lib/errors';
import { limitedText } from '@/lib/limited-text';
import { FormDialog } from '@/ui/form-dialog';
import { TextAreaField } from '@/ui/text-area-field';

const schema = z.object({ note: limitedText(500) });

interface DeletionDialogProps {
  /** The initial note, from an earlier opening. */
  note: string;
  sending: { isPending: boolean; error: AppError | null };
  onConfirm: (note: string) => void;
  /** Receives the note typed so far. */
  onClose: (note: string) => void;
}

/** Explains a deletion and requests it. */
export function DeletionDialog({ note, sending, onConfirm, onClose }: DeletionDialogProps) {
  return (
    <FormDialog
      title="Ask the bureau to delete everything?"
      schema={schema}
      defaults={{ note }}
      submitText="Ask for deletion"
      busyText="Asking…"
      sending={sending}
      nothingDone="The bureau was not asked."
      onSubmit={(values) => {
        onConfirm(values.note);
      }}
      onClose={(typed) => {
        onClose(typed.note);
      }}
    >
      {({ register, errorOf }) => (
        <>
          <ul className="list-disc space-y-1.5 pl-6">
            <li>The bureau deletes your profile, your pictures, your likes and requests, and your login.</li>
            <li>From then on nobody sees your profile, and you cannot sign in.</li>
            <li>30 days later it is erased for good, and nobody can bring it back.</li>
            <li>Until the bureau has done it, everything stays as it is, and you can take your request back.</li>
          </ul>
          <div className="mt-5">
            <TextAreaField label="A note to the bureau, if you like" error={errorOf('note')} {...register('note')} />
          </div>
        </>
      )}
    </FormDialog>
  );
}
