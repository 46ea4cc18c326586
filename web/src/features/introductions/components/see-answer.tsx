import { useMutation } from '@tanstack/react-query';
import { seeAnswer } from '@/features/introductions/api/introductions';
import { t } from '@/texts/texts';
import { PressAct } from '@/ui/act';
import { showToast } from '@/ui/toast';

interface SeeAnswerProps {
  /** The introduction. */
  id: number;
  family: string;
}

/** Marks an answer as done, which can be taken back for a while. */
export function SeeAnswer({ id, family }: SeeAnswerProps) {
  const undo = useMutation({
    mutationFn: seeAnswer,
    onError: () => showToast({ message: t('introductions-office.answer.failed') }),
  });
  return (
    <PressAct
      label={t('ui.done')}
      named={t('introductions-office.see.named', { name: family })}
      size="small"
      sent={{ introduction_id: id }}
      send={seeAnswer}
      failed={t('introductions-office.answer.failed')}
      onDone={() => {
        showToast({
          message: t('introductions-office.see.named', { name: family }),
          action: {
            label: t('admin.action.undo'),
            onSelect: () => undo.mutate({ introduction_id: id, is_done: false }),
          },
        });
      }}
    />
  );
}
