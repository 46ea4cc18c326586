import { z } from 'zod';
import type { AppError } from '@/lib/errors';
import { formatList } from '@/lib/format';
import { limitedText } from '@/lib/text-rules';
import { sayValue } from '@/person/say-value';
import { t } from '@/texts/texts';
import { ConfirmDialog, FormDialog } from '@/ui/form-dialog';
import { TextAreaField } from '@/ui/fields';
import { showToast } from '@/ui/toast';

type Sending = { isPending: boolean; error: AppError | null };

export type Decision = 'verify' | 'changes requested' | 'on hold';

interface DecisionDialogsProps {
  asking: Decision | null;
  profile: { id: number; name: string; gender: string | null; status: string };
  ticked: readonly string[];
  verifying: Sending;
  changing: Sending;
  onVerify: () => void;
  /** The reason is null when none was written. */
  onChange: (status: Exclude<Decision, 'verify'>, reason: string | null) => void;
  onClose: () => void;
}

export function DecisionDialogs(props: DecisionDialogsProps) {
  const { asking, profile, ticked, verifying, changing, onVerify, onChange, onClose } = props;
  if (asking === null) return null;
  if (asking === 'verify') {
    return (
      <ConfirmDialog
        title={t('review.ask.verify', { name: profile.name, side: profile.gender })}
        confirm={profile.status === 'verified' ? t('review.decision.verifyAgain') : t('review.decision.verify')}
        busyText={t('admin-people.verify.verifying')}
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
  const ask = asking === 'on hold' ? 'onHold' : 'changes';
  return (
    <ReasonDialog
      title={t(`review.ask.${ask}`)}
      description={t(`review.ask.${ask}Means`)}
      label={t(`review.ask.${ask}Label`)}
      missing={ask === 'changes' ? t('review.ask.changesMissing') : null}
      confirm={t(`review.ask.${ask}`)}
      {...(ask === 'changes' && { busyText: t('review.ask.requesting') })}
      sending={changing}
      field="reason"
      nothingDone={t('admin-people.status.notChanged')}
      keptAs={reasonOf(profile.id, asking)}
      onConfirm={(reason) => onChange(asking, reason === '' ? null : reason)}
      onClose={onClose}
    />
  );
}

/** The name under which the form keeps a reason that was typed and not sent. */
export const reasonOf = (profileId: number, decision: string) => `reason ${profileId} ${decision}`;

interface ReasonDialogProps {
  title: string;
  description: string;
  label: string;
  /** Error message for a missing reason; null if it is optional. */
  missing: string | null;
  confirm: string;
  busyText?: string;
  sending: Sending;
  nothingDone: string;
  field: 'reason' | 'decline_reason';
  keptAs: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { label, missing, confirm, field, onConfirm, ...dialog } = props;
  const reason = missing === null ? limitedText(300) : limitedText(300).min(1, { error: () => missing });
  return (
    <FormDialog
      {...dialog}
      schema={z.object({ [field]: reason })}
      defaults={{ [field]: '' }}
      submitText={confirm}
      onSubmit={(values) => {
        if (!dialog.sending.isPending) onConfirm(values[field] ?? '');
      }}
    >
      {(form) => <TextAreaField label={label} {...form.field(field)} />}
    </FormDialog>
  );
}
