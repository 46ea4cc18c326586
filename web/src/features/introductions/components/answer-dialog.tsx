import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { answerOptions } from '@/features/introductions/answers';
import { recordAnswer } from '@/features/introductions/api/introductions';
import { reasonInWords } from '@/features/introductions/words';
import { refusalReasons } from '@/lib/register-members.gen';
import { t } from '@/texts/texts';
import { FormDialog } from '@/ui/form-dialog';
import { SelectField } from '@/ui/select-field';
import { showToast } from '@/ui/toast';

const schema = z.object({
  answer: z.string().min(1, { error: () => t('introductions-office.answer.missing') }),
  reason: z.string(),
});

interface AnswerDialogProps {
  /** The introduction. */
  id: number;
  /** Who was shown. */
  name: string;
  onClose: () => void;
}

/** Records what a family said about somebody who was shown to it. */
export function AnswerDialog({ id, name, onClose }: AnswerDialogProps) {
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
      title={t('introductions-office.answer.title', { name })}
      schema={schema}
      defaults={{ answer: '', reason: '' }}
      submitText={t('introductions-office.answer.save')}
      busyText={t('introductions-office.answer.saving')}
      sending={recording}
      nothingDone={t('introductions-office.answer.failed')}
      onSubmit={({ answer, reason }) => {
        recording.mutate({ id, answer, reason: answer === 'not interested' && reason !== '' ? reason : null });
      }}
      onClose={onClose}
    >
      {({ register, values, errorOf }) => (
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
        </div>
      )}
    </FormDialog>
  );
}
