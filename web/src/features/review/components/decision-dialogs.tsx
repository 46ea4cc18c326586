import type { UseMutationResult } from '@tanstack/react-query';
import { ReasonDialog } from '@/features/review/components/reason-dialog';
import { ConfirmDialog } from '@/ui/confirm-dialog';

/** A decision about a profile that is asked about first. */
export type Decision = 'verify' | 'changes requested' | 'on hold';

type Sending = Pick<UseMutationResult, 'isPending' | 'error'>;

interface DecisionDialogsProps {
  asking: Decision | null;
  profile: { name: string; status: string };
  ticked: readonly string[];
  verifying: Sending;
  changing: Sending;
  onVerify: () => void;
  /** The reason is null when none was written. */
  onChange: (status: Exclude<Decision, 'verify'>, reason: string | null) => void;
  onClose: () => void;
}

/** The dialog of the decision that is asked about. */
export function DecisionDialogs(props: DecisionDialogsProps) {
  const { asking, profile, ticked, verifying, changing, onVerify, onChange, onClose } = props;
  if (asking === null) return null;
  if (asking === 'verify') {
    return (
      <ConfirmDialog
        title={`Verify ${profile.name}?`}
        confirm={profile.status === 'verified' ? 'Verify again' : 'Verify'}
        busyText="Verifying…"
        sending={verifying}
        nothingDone="The profile was not verified."
        onConfirm={onVerify}
        onClose={onClose}
      >
        <p>Checked: {ticked.join(', ')}. Everyone who sees the profile reads this on the seal.</p>
      </ConfirmDialog>
    );
  }
  return (
    <ReasonDialog
      {...(asking === 'on hold' ? onHold : changesRequested)}
      sending={changing}
      field="reason"
      nothingDone="The status was not changed."
      onConfirm={(reason) => {
        onChange(asking, reason === '' ? null : reason);
      }}
      onClose={onClose}
    />
  );
}

const changesRequested = {
  title: 'Request changes',
  description: 'The profile is not shown until it has been verified. The member reads what you write here.',
  label: 'What should be changed?',
  missing: 'Say what should be changed: the member reads it.',
  confirm: 'Request changes',
  busyText: 'Requesting…',
} as const;

const onHold = {
  title: 'Put on hold',
  description:
    'The profile is hidden until you verify it again. A reason helps you remember; the member can read it too.',
  label: 'Reason (may be left out)',
  missing: null,
  confirm: 'Put on hold',
  busyText: 'Saving…',
} as const;
