import type { OwnStatus } from '@/features/my-profile/own-statuses';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { Problem } from '@/ui/problem';

const titles: Record<Exclude<OwnStatus, 'verified'>, string> = {
  'on hold': 'Put your profile on hold?',
  engaged: 'Tell the bureau that you are engaged?',
  married: 'Tell the bureau that you are married?',
};

interface HideDialogProps {
  status: OwnStatus;
  isShownNow: boolean;
  busy: boolean;
  failure: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what a status does before it is set. */
export function HideDialog({ status, isShownNow, busy, failure, onConfirm, onClose }: HideDialogProps) {
  if (status === 'verified') return null;
  return (
    <Dialog title={titles[status]} onClose={onClose}>
      <ul className="list-disc space-y-1.5 pl-6">
        <li>
          {isShownNow
            ? 'Your profile, your pictures and your contact details are hidden from everyone at once, also from those to whom the bureau has given your contact details.'
            : 'Your profile stays hidden.'}
        </li>
        <li>The bureau is told.</li>
        <li>You can show your profile again yourself, here, whenever you like.</li>
      </ul>
      {failure !== null && <Problem>{failure}</Problem>}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <BusyButton look="primary" busy={busy} busyText="Saving…" onClick={onConfirm}>
          {isShownNow ? 'Hide my profile' : 'Change my status'}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
