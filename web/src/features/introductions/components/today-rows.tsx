import { useMutation } from '@tanstack/react-query';
import { ReachFamily } from '@/bureau/components/reach';
import { answerInWords } from '@/features/introductions/answers';
import { seeAnswer } from '@/features/introductions/api/introductions';
import type { AskedFamily } from '@/features/introductions/components/answer-dialog';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { PressAct } from '@/ui/act';
import { Button } from '@/ui/button';
import { QueueRow } from '@/ui/lists';
import { TextLink } from '@/ui/text-link';
import { showToast } from '@/ui/toast';

type Introduced = { id: number; family_id: number; family: string; shown_id: number; shown: string };

export function TodayAnswer({ answer: row }: { answer: Introduced & { answer: string; was_told: boolean } }) {
  const { id, family_id: profileId, family, shown, answer, was_told: wasTold } = row;
  return (
    <QueueRow
      title={
        <TextLink to={{ page: 'profile', profileId }}>
          {t('today.pair', { requester: sayName(family, null), target: sayName(shown, null) })}
        </TextLink>
      }
      about={
        // The interest was passed on before it changed. That the other family has read it is not known.
        wasTold ? t('today.wasInterested', { answer: answerInWords(answer) }) : answerInWords(answer)
      }
    >
      {(answer === 'call me' || wasTold) && <ReachFamily id={profileId} name={family} />}
      <SeeAnswer id={id} family={family} />
    </QueueRow>
  );
}

/** A family that is to be asked about somebody who is interested. */
export function TodayToAsk({ asked, onAnswer }: { asked: Introduced; onAnswer: (asked: AskedFamily) => void }) {
  const { id, family_id: familyId, family, shown_id: shownId, shown } = asked;
  return (
    <QueueRow
      title={
        <TextLink
          to={{ page: 'profile', profileId: familyId }}
          aria-label={t('today.ask', { family, familyId, shown, shownId })}
        >
          {t('today.named', { name: sayName(family, null), id: familyId })}
        </TextLink>
      }
      about={t('today.askAbout', { name: sayName(shown, null), id: shownId })}
    >
      <ReachFamily id={familyId} name={family} asks />
      <Button
        size="small"
        aria-label={`${t('introductions-office.part.record')}: ${shown}`}
        onClick={() => onAnswer({ id, family: { id: familyId, name: family }, shown: { id: shownId, name: shown } })}
      >
        {t('introductions-office.part.record')}
      </Button>
    </QueueRow>
  );
}

/** Marks an answer as done, which can be taken back for a while. */
function SeeAnswer({ id, family }: { id: number; family: string }) {
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
