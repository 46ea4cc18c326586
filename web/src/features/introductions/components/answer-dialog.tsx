import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { answerOptions } from '@/features/introductions/answers';
import { recordAnswer } from '@/features/introductions/api/introductions';
import { reasonInWords } from '@/features/introductions/words';
import { todayAtBureau } from '@/lib/bureau-days';
import { dayText } from '@/lib/day-text';
import { refusalReasons } from '@/lib/register-members.gen';
import { t } from '@/texts/texts';
import { DateField } from '@/ui/date-field';
import { FormDialog } from '@/ui/form-dialog';
import { SelectField } from '@/ui/select-field';
import { showToast } from '@/ui/toast';

const schemaFor = (today: string) =>
  z.object({
    answer: z.string().min(1, { error: () => t('introductions-office.answer.missing') }),
    reason: z.string(),
    ask_again_on: dayText().refine((day) => day === '' || day > today, {
      error: () => t('introductions-office.answer.dayAhead'),
    }),
  });

interface AnswerDialogProps {
  /** The introduction. */
  id: number;
  /** Who is asked. */
  family: { id: number; name: string };
  /** Who was shown. */
  shown: { id: number; name: string };
  onClose: () => void;
}

/** Records a family's answer about a person who was shown to it. */
export function AnswerDialog({ id, family, shown, onClose }: AnswerDialogProps) {
  const [today] = useState(todayAtBureau);
  const recording = useMutation({
    mutationFn: recordAnswer,
    meta: { waits: true },
    onSuccess: () => {
      showToast({ message: t('introductions-office.answer.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('introductions-office.answer.title', {
        family: family.name,
        familyId: family.id,
        name: shown.name,
        id: shown.id,
      })}
      schema={schemaFor(today)}
      defaults={{ answer: '', reason: '', ask_again_on: '' }}
      submitText={t('introductions-office.answer.save')}
      busyText={t('introductions-office.answer.saving')}
      sending={recording}
      nothingDone={t('introductions-office.answer.failed')}
      onSubmit={({ answer, reason, ask_again_on: day }) => {
        recording.mutate({
          introduction_id: id,
          answer,
          reason: answer === 'not interested' && reason !== '' ? reason : null,
          ask_again_on: answer === 'later' && day !== '' ? day : null,
        });
      }}
      onClose={onClose}
    >
      {({ register, control, values, errorOf }) => (
        <div className="space-y-4">
          <SelectField
            label={t('introductions-office.answer.answer')}
            options={answerOptions()}
            error={errorOf('answer')}
            {...register('answer')}
          />
          {values.answer === 'not interested' && (
            <SelectField
              label={t('introductions-office.answer.reason')}
              emptyLabel={t('introductions-office.answer.noReason')}
              options={refusalReasons.map((value) => ({ value, label: reasonInWords(value) }))}
              error={errorOf('reason')}
              {...register('reason')}
            />
          )}
          {values.answer === 'later' && (
            <Controller
              control={control}
              name="ask_again_on"
              render={({ field }) => (
                <DateField
                  label={t('introductions-office.answer.askAgain')}
                  min={today}
                  example={today}
                  error={errorOf('ask_again_on')}
                  {...field}
                />
              )}
            />
          )}
        </div>
      )}
    </FormDialog>
  );
}
