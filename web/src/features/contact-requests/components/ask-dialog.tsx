import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requestKeys } from '@/features/contact-requests/api/keys';
import { describeAllowance } from '@/features/contact-requests/allowance';
import { askForContact, type MyRequest, requestLimitsQueryOptions } from '@/features/contact-requests/api/my-requests';
import { ErrorNote } from '@/ui/error-note';
import { formatCount } from '@/lib/format';
import { Dialog } from '@/ui/dialog';
import { DialogForm } from '@/ui/dialog-form';
import { TextAreaField } from '@/ui/text-area-field';
import { showToast } from '@/ui/toast';

const longestNote = 500;

interface AskDialogProps {
  profile: { id: number; name: string };
  requests: readonly MyRequest[];
  /** What was typed so far: it outlives the dialog. */
  note: string;
  onNoteChange: (note: string) => void;
  onAsked: () => void;
  onClose: () => void;
}

/** Says what asking sets off, takes a note to the bureau, and asks. */
export function AskDialog({ profile, requests, note, onNoteChange, onAsked, onClose }: AskDialogProps) {
  const limits = useQuery(requestLimitsQueryOptions());
  const [now] = useState(() => new Date());
  const asking = useMutation({
    mutationFn: askForContact,
    meta: { changes: [requestKeys.mine()], waits: true },
    onSuccess: () => {
      showToast({ message: 'The bureau has your request.' });
      onAsked();
    },
  });

  const length = note.trim().length;
  const tooLong = length > longestNote ? `Use at most ${longestNote} characters (now ${formatCount(length)}).` : null;
  const noteRefused = asking.error?.field === 'note' ? asking.error.message : null;

  return (
    <Dialog
      title="Ask for contact details"
      description={`The bureau asks the family of ${profile.name} for you.`}
      onClose={onClose}
    >
      <DialogForm
        submitText="Ask the bureau"
        busyText="Asking…"
        busy={asking.isPending}
        onSubmit={() => {
          if (tooLong === null) asking.mutate({ profileId: profile.id, note });
        }}
        onClose={onClose}
      >
        <ul className="list-disc space-y-1.5 pl-5 marker:text-gold-700">
          <li>The bureau talks to the other family and asks whether they agree.</li>
          <li>The details are shown here, and only to you, if they agree.</li>
          <li>
            You can withdraw until the bureau has answered
            {limits.data && `; after ${formatCount(limits.data.expireAfterDays)} days without an answer it expires`}.
          </li>
        </ul>
        <div className="mt-5">
          <TextAreaField
            label="A note to the bureau (optional)"
            rows={4}
            value={note}
            error={tooLong ?? noteRefused ?? undefined}
            onChange={(event) => {
              onNoteChange(event.target.value);
            }}
          />
          <p className="mt-1.5 text-muted">
            Only the bureau reads it. {formatCount(length)} of {longestNote} characters.
          </p>
        </div>
        {limits.data && <p className="mt-4">{describeAllowance(requests, limits.data, now)}</p>}
        {noteRefused === null && <ErrorNote error={asking.error}>Your request was not sent.</ErrorNote>}
      </DialogForm>
    </Dialog>
  );
}
