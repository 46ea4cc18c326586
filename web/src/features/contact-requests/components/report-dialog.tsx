import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { reportProfile } from '@/features/contact-requests/api/reports';
import { reportReasons } from '@/features/contact-requests/report-reasons';
import { limitedText } from '@/lib/limited-text';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { FormDialog } from '@/ui/form-dialog';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';

const schema = z
  .object({ reason: z.string().min(1, 'Choose what is wrong.'), note: limitedText(500) })
  .refine(({ reason, note }) => reason !== 'Other' || note !== '', { path: ['note'], error: 'Say what is wrong.' });

interface ReportDialogProps {
  profile: { id: number; name: string };
  onClose: () => void;
}

/** Reports a profile to the bureau. */
export function ReportDialog({ profile, onClose }: ReportDialogProps) {
  const report = useMutation({ mutationFn: reportProfile, meta: { changes: [] } });

  if (report.isSuccess) {
    return (
      <Dialog
        title="Thank you"
        description={`The bureau has your report about ${profile.name} and looks into it.`}
        onClose={onClose}
      >
        <p>Nobody but the bureau learns that it came from you.</p>
        <DialogActions>
          <Button look="primary" autoFocus onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={`Report ${profile.name}`}
      description="Only the bureau reads this. The person does not learn who reported them."
      schema={schema}
      defaults={{ reason: '', note: '' }}
      submitText="Send the report"
      busyText="Sending…"
      sending={report}
      nothingDone="Your report was not sent."
      onSubmit={(values) => {
        report.mutate({ profileId: profile.id, ...values });
      }}
      onClose={onClose}
    >
      {({ register, values, errorOf }) => (
        <div className="space-y-4">
          <SelectField
            label="What is wrong?"
            emptyLabel="Choose"
            options={reportReasons}
            error={errorOf('reason')}
            {...register('reason')}
          />
          <TextAreaField
            label={values.reason === 'Other' ? 'Tell the bureau' : 'More about it (optional)'}
            error={errorOf('note')}
            {...register('note')}
          />
        </div>
      )}
    </FormDialog>
  );
}
