import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reportProfile } from '@/features/contact-requests/api/reports';
import { ErrorNote } from '@/ui/error-note';
import { reportReasons } from '@/features/contact-requests/report-reasons';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { DialogForm } from '@/ui/dialog-form';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';

const longestNote = 500;

interface ReportDialogProps {
  profile: { id: number; name: string };
  onClose: () => void;
}

/** Tells the bureau what is wrong with a profile. */
export function ReportDialog({ profile, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
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

  const text = note.trim();
  const reasonMissing = tried && reason === '' ? 'Choose what is wrong.' : null;
  let noteError = report.error?.field === 'note' ? report.error.message : null;
  if (tried && reason === 'Other' && text === '') noteError = 'Say what is wrong.';
  if (text.length > longestNote) noteError = `Use at most ${longestNote} characters (now ${text.length}).`;

  return (
    <Dialog
      title={`Report ${profile.name}`}
      description="Only the bureau reads this. The person does not learn who reported them."
      onClose={onClose}
    >
      <DialogForm
        submitText="Send the report"
        busyText="Sending…"
        busy={report.isPending}
        onSubmit={() => {
          setTried(true);
          const incomplete = reason === '' || (reason === 'Other' && text === '') || text.length > longestNote;
          if (!incomplete) report.mutate({ profileId: profile.id, reason, note });
        }}
        onClose={onClose}
      >
        <div className="space-y-4">
          <SelectField
            label="What is wrong?"
            emptyLabel="Choose"
            options={reportReasons}
            value={reason}
            error={reasonMissing ?? undefined}
            onChange={(event) => {
              setReason(event.target.value);
            }}
          />
          <TextAreaField
            label={reason === 'Other' ? 'Tell the bureau' : 'More about it (optional)'}
            value={note}
            error={noteError ?? undefined}
            onChange={(event) => {
              setNote(event.target.value);
            }}
          />
        </div>
        {report.error?.field !== 'note' && <ErrorNote error={report.error}>Your report was not sent.</ErrorNote>}
      </DialogForm>
    </Dialog>
  );
}
