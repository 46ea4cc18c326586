import type { AppError } from '@/lib/errors';
import { isOwnStatus, ownWordsOf, type ProfileStatus } from '@/person/statuses';
import { ConfirmDialog } from '@/ui/confirm-dialog';

interface HideDialogProps {
  status: ProfileStatus;
  isShownNow: boolean;
  sending: { isPending: boolean; error: AppError | null };
  onConfirm: () => void;
  onClose: () => void;
}

/** Explains a status and asks for confirmation. */
export function HideDialog({ status, isShownNow, sending, onConfirm, onClose }: HideDialogProps) {
  if (!isOwnStatus(status)) return null;
  return (
    <ConfirmDialog
      title={ownWordsOf(status).question}
      confirm={isShownNow ? 'Hide my profile' : 'Change my status'}
      busyText="Saving…"
      sending={sending}
      nothingDone="Your status was not changed."
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ul className="list-disc space-y-1.5 pl-6">
        <li>
          {isShownNow
            ? 'Your profile, your pictures and your contact details are hidden from everyone at once, also from those who have your contact details from the bureau.'
            : 'Your profile stays hidden.'}
        </li>
        {isShownNow && <li>Until you show it again, you do not see contact details that others share with you.</li>}
        <li>The bureau is told.</li>
        <li>You can show your profile again yourself, here, whenever you like.</li>
      </ul>
    </ConfirmDialog>
  );
}
