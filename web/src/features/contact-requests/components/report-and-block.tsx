import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { Done } from '@/bureau/components/done';
import { reportReasonOptions, type ReportReason } from '@/bureau/words';
import { blockProfile, reportProfile } from '@/features/contact-requests/api';
import { limitedText } from '@/lib/text-rules';
import { returnTo } from '@/lib/navigation/history';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { Button } from '@/ui/button';
import { ConfirmDialog, FormDialog } from '@/ui/form-dialog';
import { Dialog, DialogActions } from '@/ui/dialog';
import { RowMenu } from '@/ui/row-menu';
import { SelectField, TextAreaField } from '@/ui/fields';
import { showToast } from '@/ui/toast';
import { forgetInput } from '@/ui/use-checked-form';

type Profile = { id: number; name: string; own_script_name: string | null };
type Shown = Profile & { gender: string | null };

export function ProfileMenu({ profile }: { profile: Shown }) {
  const [dialog, setDialog] = useState<'report' | 'block' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <RowMenu
        label={t('requests.menu.label', { name: sayName(profile.name, profile.own_script_name) })}
        groups={[
          [
            { label: t('requests.menu.report'), onSelect: () => setDialog('report') },
            { label: t('requests.menu.block'), danger: true, onSelect: () => setDialog('block') },
          ],
        ]}
      />
      {dialog === 'report' && <ReportDialog profile={profile} onClose={close} />}
      {dialog === 'block' && <BlockDialog profile={profile} onClose={close} />}
    </>
  );
}

const schema = z
  .object({ reason: z.string().min(1, { error: () => t('requests.report.whatMissing') }), note: limitedText(500) })
  .refine(({ reason, note }) => reason !== 'Other' || note !== '', {
    path: ['note'],
    error: () => t('requests.report.noteMissing'),
  });

interface ReportDialogProps {
  profile: Profile;
  /** Chosen at first; empty for none. */
  reason?: ReportReason | '';
  onClose: () => void;
}

export function ReportDialog({ profile, reason = '', onClose }: ReportDialogProps) {
  const shownName = sayName(profile.name, profile.own_script_name);
  const keptAs = `report ${profile.id} ${reason}`;
  const report = useMutation({
    mutationFn: reportProfile,
    meta: { changes: [] },
    onSuccess: () => forgetInput(keptAs),
  });

  if (report.isSuccess) {
    return (
      <Dialog title={t('ui.thanks')} onClose={onClose}>
        <Done level={3} title={t('requests.report.done', { name: shownName })}>
          <p>{t('requests.report.secret')}</p>
        </Done>
        <DialogActions>
          <Button look="primary" onClick={onClose}>
            {t('ui.close')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={t('requests.report.title', { name: shownName })}
      description={t('requests.report.text')}
      schema={schema}
      defaults={{ reason, note: '' }}
      keptAs={keptAs}
      submitText={t('requests.report.send')}
      busyText={t('ui.sending')}
      sending={report}
      nothingDone={t('requests.report.failed')}
      onSubmit={(values) => report.mutate({ profile_id: profile.id, ...values })}
      onClose={onClose}
    >
      {({ field, values }) => (
        <div className="space-y-4">
          <SelectField
            label={t('requests.report.what')}
            emptyLabel={t('ui.choose')}
            options={reportReasonOptions()}
            {...field('reason')}
          />
          <TextAreaField
            label={t(values.reason === 'Other' ? 'requests.report.tell' : 'requests.report.more')}
            {...field('note')}
          />
        </div>
      )}
    </FormDialog>
  );
}

function BlockDialog({ profile, onClose }: { profile: Shown; onClose: () => void }) {
  const { gender: side } = profile;
  const shownName = sayName(profile.name, profile.own_script_name);
  const block = useMutation({
    mutationFn: blockProfile,
    meta: { hides: true },
    onSuccess: () => {
      showToast({ message: t('requests.block.done', { side, name: shownName }) });
      returnTo({ page: 'profiles' });
    },
  });
  return (
    <ConfirmDialog
      title={t('requests.block.question', { name: shownName })}
      confirm={t('requests.block.confirm')}
      busyText={t('requests.block.blocking')}
      sending={block}
      nothingDone={t('requests.block.failed')}
      onConfirm={() => block.mutate({ profile_id: profile.id })}
      onClose={onClose}
    >
      <p>{t('requests.block.text', { side, name: shownName })}</p>
    </ConfirmDialog>
  );
}

/** Stands beside approved contact details, as the advisory of 6 June 2016 asks. */
export function FraudWarning({ profile }: { profile: Profile }) {
  const [isReporting, setIsReporting] = useState(false);
  return (
    <div role="note" className="mt-4 rounded-card border border-line bg-wash p-4">
      <p>{t('requests.fraud.text')}</p>
      <Button size="small" className="mt-3" onClick={() => setIsReporting(true)}>
        {t('requests.fraud.report')}
      </Button>
      {isReporting && <ReportDialog profile={profile} reason="Asks for money" onClose={() => setIsReporting(false)} />}
    </div>
  );
}
