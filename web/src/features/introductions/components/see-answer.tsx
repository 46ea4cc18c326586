import { useMutation } from '@tanstack/react-query';
import { seeAnswer } from '@/features/introductions/api/introductions';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/error-note';

interface SeeAnswerProps {
  /** The introduction. */
  id: number;
  family: string;
}

/** Marks an answer as done. */
export function SeeAnswer({ id, family }: SeeAnswerProps) {
  const seeing = useMutation({ mutationFn: seeAnswer, meta: { waits: true } });
  return (
    <>
      <BusyButton
        size="small"
        aria-label={t('introductions-office.see.named', { name: family })}
        busy={seeing.isPending}
        busyText={t('introductions-office.answer.saving')}
        onClick={() => seeing.mutate(id)}
      >
        {t('introductions-office.see.done')}
      </BusyButton>
      <ErrorNote error={seeing.error}>{t('introductions-office.answer.failed')}</ErrorNote>
    </>
  );
}
