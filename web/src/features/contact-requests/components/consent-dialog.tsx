import { useMutation } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { recordConsent, type ReviewedRequest } from '@/features/contact-requests/api';
import { channelOptions } from '@/bureau/channels';
import { dayText } from '@/lib/day-text';
import { type AppError } from '@/lib/errors';
import { limitedText } from '@/lib/limited-text';
import { t } from '@/texts/texts';
import { DateField } from '@/ui/date-field';
import { FormDialog } from '@/ui/form-dialog';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';

const schemaFor = (today: string) =>
  z.object({
    given_on: dayText().refine((day) => day !== '' && day <= today, {
      error: () => t('requests-office.consent.dayMissing'),
    }),
    channel: z.string().min(1, { error: () => t('requests-office.consent.channelMissing') }),
    person: limitedText(120).min(1, { error: () => t('requests-office.consent.personMissing') }),
  });

interface ConsentDialogProps {
  requestId: number;
  /** Whose family agrees, and who will see their details. */
  family: { id: number; name: string };
  other: { name: string; gender: string | null };
  /** The recorded consent, to be corrected. */
  consent: ReviewedRequest['consents'][number] | null;
  /** The family's interest: it was not asked about contact details in it. */
  interest: string | null;
  /** How the family was reached just now. */
  reachedBy: string | null;
  today: string;
  onDone: (message: string) => void;
  onConflict: (error: AppError) => void;
  onClose: () => void;
}

/** Records that a family agrees to share their contact details. */
export function ConsentDialog(props: ConsentDialogProps) {
  const { requestId, family, other, consent, interest, reachedBy, today, onDone, onConflict, onClose } = props;
  const recording = useMutation({
    mutationFn: recordConsent,
    meta: { waits: true },
    onSuccess: () => {
      onDone(t('requests-office.consent.done', { name: family.name }));
    },
    onError: (error) => {
      if (error.kind === 'conflict') onConflict(error);
    },
  });
  return (
    <FormDialog
      title={t('requests-office.consent.title', { name: family.name })}
      description={t('requests-office.consent.text', { side: other.gender, other: other.name, name: family.name })}
      schema={schemaFor(today)}
      defaults={{
        given_on: consent?.given_on ?? today,
        channel: consent?.channel ?? reachedBy ?? '',
        person: consent?.person ?? '',
      }}
      submitText={t('requests-office.consent.save')}
      busyText={t('requests-office.consent.saving')}
      sending={recording}
      nothingDone={t('requests-office.consent.failed')}
      onSubmit={(values) => recording.mutate({ request_id: requestId, family_of: family.id, ...values })}
      onClose={onClose}
    >
      {({ control, register, errorOf }) => (
        <div className="space-y-4">
          {consent === null && interest !== null && (
            <p className="font-medium">
              {interest}. {t('requests-office.consent.interestOnly')}
            </p>
          )}
          <TextField
            label={t('requests-office.consent.who')}
            hint={t('requests-office.consent.whoHint')}
            autoComplete="off"
            error={errorOf('person')}
            {...register('person')}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <SelectField
              label={t('requests-office.consent.how')}
              emptyLabel={t('requests-office.consent.choose')}
              options={channelOptions()}
              error={errorOf('channel')}
              {...register('channel')}
            />
            <Controller
              control={control}
              name="given_on"
              render={({ field }) => (
                <DateField label={t('requests-office.consent.on')} max={today} error={errorOf('given_on')} {...field} />
              )}
            />
          </div>
        </div>
      )}
    </FormDialog>
  );
}
