import type { UseMutationResult } from '@tanstack/react-query';
import { formatList } from '@/lib/format';
import { ReasonDialog } from '@/features/review/components/reason-dialog';
import { sayValue } from '@/person/say-value';
import { t } from '@/texts/texts';
import { showToast } from '@/ui/toast';
import { ConfirmDialog } from '@/ui/confirm-dialog';

/** A decision about a profile that needs a confirmation. */
export type Decision = 'verify' | 'changes requested' | 'on hold';

type Sending = Pick<UseMutationResult, 'isPending' | 'error'>;

interface DecisionDialogsProps {
  asking: Decision | null;
  profile: { name: string; gender: string | null; status: string };
  ticked: readonly string[];
  verifying: Sending;
  changing: Sending;
  onVerify: () => void;
  /** The reason is null when none was written. */
  onChange: (status: Exclude<Decision, 'verify'>, reason: string | null) => void;
  onClose: () => void;
}

/** The dialog of the decision to confirm. */
export function DecisionDialogs(props: DecisionDialogsProps) {
  const { asking, profile, ticked, verifying, changing, onVerify, onChange, onClose } = props;
  if (asking === null) return null;
  if (asking === 'verify') {
    return (
      <ConfirmDialog
        title={t('review.ask.verify', { name: profile.name, side: profile.gender })}
        confirm={profile.status === 'verified' ? t('review.decision.verifyAgain') : t('review.decision.verify')}
        busyText={t('review.decision.verifying')}
        sending={verifying}
        nothingDone={t('review.decision.notVerified')}
        onConfirm={onVerify}
        onClose={() => {
          onClose();
          showToast({ message: t('review.decision.notVerifiedYet', { name: profile.name, side: profile.gender }) });
        }}
        isNamed
      >
        <p>
          {t('review.ask.verifyMeans', { items: formatList(ticked.map((item) => sayValue('verification', item))) })}
        </p>
      </ConfirmDialog>
    );
  }
  return (
    <ReasonDialog
      {...(asking === 'on hold' ? onHold() : changesRequested())}
      sending={changing}
      field="reason"
      nothingDone={t('review.decision.notChanged')}
      onConfirm={(reason) => onChange(asking, reason === '' ? null : reason)}
      onClose={onClose}
    />
  );
}

const changesRequested = () => ({
  title: t('review.ask.changes'),
  description: t('review.ask.changesMeans'),
  label: t('review.ask.changesLabel'),
  missing: t('review.ask.changesMissing'),
  confirm: t('review.ask.changes'),
  busyText: t('review.ask.requesting'),
});

const onHold = () => ({
  title: t('review.ask.onHold'),
  description: t('review.ask.onHoldMeans'),
  label: t('review.ask.onHoldLabel'),
  missing: null,
  confirm: t('review.ask.onHold'),
  busyText: t('review.decision.saving'),
});
