import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import type { Consent } from '@/bureau/api/consents';
import { channelOptions, effectInWords, isFromFile, whoOptions } from '@/features/consents/answers';
import type { recordConsents } from '@/features/consents/api/answers';
import type { Notice } from '@/features/consents/api/notice';
import { todayAtBureau } from '@/lib/bureau-days';
import { dayText } from '@/lib/day-text';
import type { AppError } from '@/lib/errors';
import { limitedText } from '@/lib/limited-text';
import type { ConsentPurpose } from '@/person/typed-consents';
import { t } from '@/texts/texts';
import { DateField } from '@/ui/date-field';
import { FormDialog } from '@/ui/form-dialog';
import { RadioGroupField } from '@/ui/radio-group-field';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';

const schemaFor = (today: string) =>
  z.object({
    answers: z.string(),
    said_by: z.string().min(1, { error: () => t('consents.wrong.saidBy') }),
    said_by_name: limitedText(120),
    channel: z.string().min(1, { error: () => t('consents.wrong.channel') }),
    said_on: dayText().refine((day) => day !== '' && day <= today, { error: () => t('consents.wrong.day') }),
  });

interface ConsentsPartDialogProps {
  purpose: ConsentPurpose;
  notice: Notice;
  /** The same in the clerk's language. */
  ownSentence: string | undefined;
  /** The last one: the dialog begins with the opposite. */
  answer: Consent | undefined;
  /** The person of this family who answered before, and how: the next answer is mostly of the same sheet or call. */
  before: Pick<Parameters<typeof recordConsents>[0], 'said_by' | 'said_by_name' | 'channel'> | undefined;
  sending: { isPending: boolean; error: AppError | null };
  onConfirm: (given: Omit<Parameters<typeof recordConsents>[0], 'profile_id'>) => void;
  onClose: () => void;
}

/** Records what a family answered the office about one purpose, with the sentence that was read to it. */
export function ConsentsPartDialog(props: ConsentsPartDialogProps) {
  const { purpose, notice, ownSentence, answer, before, sending, onConfirm, onClose } = props;
  const [today] = useState(todayAtBureau);
  const effect = effectInWords(purpose);
  return (
    <FormDialog
      title={t(`consents.purpose.${purpose}`)}
      description={
        <span className="block [overflow-wrap:anywhere]">
          <span lang={notice.language}>{notice.items.purposes[purpose]}</span>
          {ownSentence !== undefined && ownSentence !== notice.items.purposes[purpose] && (
            <span className="mt-1 block text-muted">{ownSentence}</span>
          )}
        </span>
      }
      schema={schemaFor(today)}
      defaults={{
        answers: answer?.given === true && !isFromFile(answer) && purpose !== 'notice' ? 'no' : 'yes',
        said_by: before?.said_by ?? '',
        said_by_name: before?.said_by_name ?? '',
        channel: before?.channel ?? '',
        said_on: today,
      }}
      submitText={t('consent-answers.record.save')}
      busyText={t('consent-answers.record.saving')}
      sending={sending}
      nothingDone={t('consent-answers.record.failed')}
      onSubmit={({ answers, said_by, said_by_name, channel, said_on }) => {
        onConfirm({
          answers: { [purpose]: answers === 'yes' },
          said_by,
          said_by_name,
          channel,
          said_on,
          notice_language: notice.language,
        });
      }}
      onClose={onClose}
    >
      {({ control, register, errorOf, values }) => (
        <div className="space-y-4">
          {purpose !== 'notice' && (
            <RadioGroupField
              label={t('consent-answers.record.answer')}
              options={[
                { value: 'yes', label: t('consent-answers.record.yes') },
                { value: 'no', label: t('consent-answers.record.no') },
              ]}
              {...register('answers')}
            />
          )}
          {values.answers === 'no' && effect !== null && (
            <p role="status" className="font-medium">
              {effect}
            </p>
          )}
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <SelectField
              label={t('consents.saidBy')}
              emptyLabel={t('consents.choose')}
              options={whoOptions(purpose === 'sharing' && values.answers === 'yes')}
              hint={purpose === 'sharing' && values.answers === 'yes' ? t('consents.ticks.candidateOnly') : undefined}
              error={errorOf('said_by')}
              {...register('said_by')}
            />
            <TextField
              label={t('consents.saidByName')}
              hint={t('consents.saidByNameHint')}
              autoComplete="off"
              error={errorOf('said_by_name')}
              {...register('said_by_name')}
            />
            <SelectField
              label={t('consents.how')}
              emptyLabel={t('consents.choose')}
              options={channelOptions()}
              error={errorOf('channel')}
              {...register('channel')}
            />
            <Controller
              control={control}
              name="said_on"
              render={({ field }) => (
                <DateField label={t('consents.day')} max={today} error={errorOf('said_on')} {...field} />
              )}
            />
          </div>
        </div>
      )}
    </FormDialog>
  );
}
