import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { describeAllowance } from '@/features/contact-requests/allowance';
import {
  answerMatch,
  askForContact,
  type Choice,
  requestAllowanceQueryOptions,
  takeBack,
} from '@/features/contact-requests/api';
import { HiddenProfileNotice } from '@/features/contact-requests/components/hidden-profile-notice';
import { formatCount } from '@/lib/format';
import { limitedText } from '@/lib/text-rules';
import { t } from '@/texts/texts';
import { ConfirmAct, FormAct } from '@/ui/act';
import { TextAreaField } from '@/ui/fields';

const maxNoteLength = 500;
const schema = z.object({ note: limitedText(maxNoteLength) });

interface YesProps {
  choice: Pick<Choice, 'id' | 'may_answer'>;
  /** In the reader's letters. */
  shownName: string;
  look: 'primary' | 'quiet';
  className?: string;
  /** Runs when the yes is known and this button unmounts. */
  onDone?: () => void;
}

/** The one yes: of a person that the bureau showed it is an answer, otherwise a request within the limits, which the question says. */
export function Yes({ choice, shownName, look, className = '', onDone }: YesProps) {
  const { id, may_answer: mayAnswer } = choice;
  const { data: allowance } = useQuery({ ...requestAllowanceQueryOptions(), enabled: !mayAnswer });
  const words = {
    label: t('yes.interested'),
    named: t('yes.interestedIn', { name: shownName }),
    look,
    size: 'small' as const,
    className,
    title: t('yes.question', { name: shownName }),
    submit: t('yes.confirm'),
    done: t('yes.next'),
    failed: t('yes.notSaved'),
    isShared: true,
    ...(onDone && { onDone }),
  };
  if (mayAnswer)
    return (
      <ConfirmAct {...words} send={answerMatch} sent={{ profile_id: id, answer: 'interested' }}>
        <p>
          {t('yes.next')} {t('yes.fiveMinutes')}
        </p>
        <HiddenProfileNotice about="requests" />
      </ConfirmAct>
    );
  return (
    <FormAct
      {...words}
      lead={t('yes.next')}
      schema={schema}
      empty={{ note: '' }}
      send={(values) => askForContact({ profile_id: id, ...values })}
    >
      {({ field, values }) => (
        <>
          {allowance && (
            <p>
              {describeAllowance(allowance)} {t('yes.expires', { days: allowance.expireAfterDays })}
            </p>
          )}
          <HiddenProfileNotice about="requests" />
          <div>
            <TextAreaField label={t('requests.ask.note')} rows={2} {...field('note')} />
            <p className="mt-1 text-sm text-muted">
              {t('requests.ask.noteHint', {
                now: formatCount((values.note ?? '').trim().length),
                most: formatCount(maxNoteLength),
              })}
            </p>
          </div>
        </>
      )}
    </FormAct>
  );
}

interface TakeBackProps {
  choice: Choice;
  shownName: string;
  onDone: () => void;
}

/** What taking a yes back does. */
function sayTakenBack({ state, request_id: requestId }: Choice, shownName: string): string {
  if (requestId !== null) return t('yes.takeBack.request', { name: shownName });
  return state === 'waiting' ? t('yes.takeBack.inTime') : t('yes.takeBack.text', { name: shownName });
}

/** Takes a yes back, after a question. */
export const TakeBack = ({ choice, shownName, onDone }: TakeBackProps) => (
  <ConfirmAct
    label={t('yes.takeBack.button')}
    named={t('yes.takeBack.named', { name: shownName })}
    size="small"
    title={t('yes.takeBack.question')}
    submit={t('yes.takeBack.button')}
    failed={t('yes.notSaved')}
    done={t('yes.takeBack.done', { name: shownName })}
    sent={choice}
    send={takeBack}
    isShared
    onDone={onDone}
  >
    <p>{sayTakenBack(choice, shownName)}</p>
  </ConfirmAct>
);
