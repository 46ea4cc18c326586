import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { reportProfile } from '@/features/contact-requests/api';
import { Done } from '@/bureau/components/done';
import { reportReasonOptions, type ReportReason } from '@/bureau/report-reasons';
import { limitedText } from '@/lib/limited-text';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { FormDialog } from '@/ui/form-dialog';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';

const schema = z
  .object({ reason: z.string().min(1, { error: () => t('requests.report.whatMissing') }), note: limitedText(500) })
  .refine(({ reason, note }) => reason !== 'Other' || note !== '', {
    path: ['note'],
    error: () => t('requests.report.noteMissing'),
  });

interface ReportDialogProps {
  profile: { id: number; name: string; own_script_name: string | null };
  /** Chosen at first; empty for none. */
  reason?: ReportReason | '';
  onClose: () => void;
}

/** Reports a profile to the bureau. */
export function ReportDialog({ profile, reason = '', onClose }: ReportDialogProps) {
  const shownName = sayName(profile.name, profile.own_script_name);
  const report = useMutation({ mutationFn: reportProfile, meta: { changes: [] } });

  if (report.isSuccess) {
    return (
      <Dialog title={t('requests.report.thanks')} onClose={onClose}>
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
      submitText={t('requests.report.send')}
      busyText={t('requests.report.sending')}
      sending={report}
      nothingDone={t('requests.report.failed')}
      onSubmit={(values) => report.mutate({ profile_id: profile.id, ...values })}
      onClose={onClose}
    >
      {({ register, values, errorOf }) => (
        <div className="space-y-4">
          <SelectField
            label={t('requests.report.what')}
            emptyLabel={t('requests.report.choose')}
            options={reportReasonOptions()}
            error={errorOf('reason')}
            {...register('reason')}
          />
          <TextAreaField
            label={t(values.reason === 'Other' ? 'requests.report.tell' : 'requests.report.more')}
            error={errorOf('note')}
            {...register('note')}
          />
        </div>
      )}
    </FormDialog>
  );
}
