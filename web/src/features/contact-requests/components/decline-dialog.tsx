import { z } from 'zod';
import { declineReasons, joinDeclineReason } from '@/features/contact-requests/decline-reasons';
import type { AppError } from '@/lib/errors';
import { tooLong } from '@/lib/limited-text';
import { FormDialog } from '@/ui/form-dialog';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';

const maxLength = 300;

const schemaFor = (name: string) =>
  z
    .object({ choice: z.string().min(1, 'Choose a reason.'), decline_reason: z.string() })
    .superRefine(({ choice, decline_reason: text }, check) => {
      const reason = joinDeclineReason(choice, text);
      const message = choice === 'Other' && reason === '' ? `Say why: ${name} reads it.` : tooLong(reason, maxLength);
      if (message !== undefined) check.addIssue({ code: 'custom', path: ['decline_reason'], message });
    });

interface DeclineDialogProps {
  /** The name of the requester, who sees the reason. */
  name: string;
  sending: { isPending: boolean; error: AppError | null };
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Declines a request with a reason. */
export function DeclineDialog({ name, sending, onConfirm, onClose }: DeclineDialogProps) {
  return (
    <FormDialog
      title="Decline the request"
      description={`${name} reads the reason. Write nothing that the other family would not say themselves.`}
      schema={schemaFor(name)}
      defaults={{ choice: '', decline_reason: '' }}
      submitText="Decline"
      busyText="Declining…"
      sending={sending}
      nothingDone="The request was not declined."
      onSubmit={({ choice, decline_reason }) => {
        onConfirm(joinDeclineReason(choice, decline_reason));
      }}
      onClose={onClose}
    >
      {({ register, values, errorOf }) => (
        <div className="space-y-4">
          <SelectField
            label="Reason"
            emptyLabel="Choose"
            options={declineReasons}
            error={errorOf('choice')}
            {...register('choice')}
          />
          <TextAreaField
            label={values.choice === 'Other' ? 'The reason in words' : 'More about it (optional)'}
            error={errorOf('decline_reason')}
            {...register('decline_reason')}
          />
        </div>
      )}
    </FormDialog>
  );
}
