import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { wordsWithoutContact } from '@/bureau/components/enquiry-dialog';
import { answerGrievance } from '@/features/grievances/api/grievances';
import { t } from '@/texts/texts';
import { FormDialog } from '@/ui/form-dialog';
import { TextAreaField } from '@/ui/text-area-field';
import { showToast } from '@/ui/toast';

const schema = z.object({
  answer: wordsWithoutContact(2000).min(1, { error: () => t('grievances.enterAnswer') }),
});

interface AnswerDialogProps {
  id: number;
  name: string;
  /** The answer of an earlier opening. */
  typed: string;
  onAnswered: () => void;
  /** Receives the answer typed so far; nothing after it was saved. */
  onClose: (typed: string) => void;
}

/** The answer to a complaint, which closes it. */
export function AnswerDialog({ id, name, typed, onAnswered, onClose }: AnswerDialogProps) {
  const saving = useMutation({
    mutationFn: answerGrievance,
    meta: { waits: true, evenIfRefused: true },
    onSuccess: () => {
      showToast({ message: t('grievances.answerSaved') });
      onClose('');
      onAnswered();
    },
  });
  return (
    <FormDialog
      title={t('grievances.answerNamed', { name })}
      description={t('grievances.answerLead')}
      schema={schema}
      defaults={{ answer: typed }}
      submitText={t('grievances.saveAnswer')}
      busyText={t('enquiries.saving')}
      sending={saving}
      nothingDone={t('enquiries.notSaved')}
      onSubmit={({ answer }) => {
        if (!saving.isPending) saving.mutate({ id, answer });
      }}
      onClose={({ answer }) => onClose(answer)}
    >
      {({ register, errorOf }) => (
        <TextAreaField label={t('grievances.answer')} rows={8} error={errorOf('answer')} {...register('answer')} />
      )}
    </FormDialog>
  );
}
