import { useMutation } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { recordConsent } from '@/features/contact-requests/api/decisions';
import type { ReviewedRequest } from '@/features/contact-requests/api/reviewed-requests';
import { channels } from '@/features/contact-requests/channels';
import { dayText } from '@/lib/day-text';
import { limitedText } from '@/lib/limited-text';
import { DateField } from '@/ui/date-field';
import { FormDialog } from '@/ui/form-dialog';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';

const schemaFor = (today: string) =>
  z.object({
    given_on: dayText().refine((day) => day !== '' && day <= today, 'Enter the day on which the family agreed.'),
    channel: z.string().min(1, 'Choose how they said so.'),
    person: limitedText(120).min(1, 'Enter who of the family agreed.'),
  });

interface ConsentDialogProps {
  requestId: number;
  /** Whose family agrees, and who will see their details. */
  family: { id: number; name: string };
  other: { name: string };
  /** The recorded consent, to be corrected. */
  consent: ReviewedRequest['consents'][number] | null;
  /** How the family was reached just now. */
  reachedBy: string | null;
  today: string;
  onDone: (message: string) => void;
  onConflict: (message: string) => void;
  onClose: () => void;
}

/** Records that a family agrees to share their contact details. */
export function ConsentDialog(props: ConsentDialogProps) {
  const { requestId, family, other, consent, reachedBy, today, onDone, onConflict, onClose } = props;
  const recording = useMutation({
    mutationFn: recordConsent,
    meta: { waits: true },
    onSuccess: () => {
      onDone(`The consent of the family of ${family.name} is recorded.`);
    },
    onError: ({ kind, message }) => {
      if (kind === 'conflict') onConflict(message);
    },
  });
  return (
    <FormDialog
      title={`Consent of the family of ${family.name}`}
      description={`They agree that ${other.name} sees the phone number, the e-mail and the address of ${family.name}.`}
      schema={schemaFor(today)}
      defaults={{
        given_on: consent?.given_on ?? today,
        channel: consent?.channel ?? reachedBy ?? '',
        person: consent?.person ?? '',
      }}
      submitText="Record consent"
      busyText="Recording…"
      sending={recording}
      nothingDone="The consent was not recorded."
      onSubmit={({ given_on: givenOn, channel, person }) => {
        recording.mutate({ requestId, familyOf: family.id, givenOn, channel, person });
      }}
      onClose={onClose}
    >
      {({ control, register, errorOf }) => (
        <div className="space-y-4">
          <TextField
            label="Who agreed"
            hint="Such as: the mother, Mrs. Kamala"
            autoComplete="off"
            error={errorOf('person')}
            {...register('person')}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <SelectField
              label="How"
              emptyLabel="Choose"
              options={channels}
              error={errorOf('channel')}
              {...register('channel')}
            />
            <Controller
              control={control}
              name="given_on"
              render={({ field }) => <DateField label="Agreed on" max={today} error={errorOf('given_on')} {...field} />}
            />
          </div>
        </div>
      )}
    </FormDialog>
  );
}
