import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { z } from 'zod';
import { formatDeclineReason } from '@/bureau/words';
import { describeAllowance } from '@/features/contact-requests/allowance';
import {
  answerMatch,
  askForContact,
  type Choice,
  myVisibilityQueryOptions,
  requestAllowanceQueryOptions,
  takeBack,
} from '@/features/contact-requests/api';
import { hiddenReason } from '@/features/contact-requests/approval';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import { formatCount, formatDay } from '@/lib/format';
import { limitedText } from '@/lib/text-rules';
import { t } from '@/texts/texts';
import { ConfirmAct, FormAct } from '@/ui/act';
import { TextAreaField } from '@/ui/fields';
import { Check, EyeOff, Heart, Hourglass, type IconComponent, UsersRound, X } from '@/ui/icons';
import { RichText } from '@/ui/rich-text';
import { TextLink } from '@/ui/text-link';

/** Requests, or shared details, are suspended while the member's own profile is hidden. */
export function HiddenProfileNotice({ about }: { about: 'hidden' | 'resting' }) {
  const ownId = ownProfileId(useViewer());
  const profile = useQuery(myVisibilityQueryOptions(ownId));
  const obstacle = profile.data && hiddenReason(about, profile.data);
  if (!obstacle) return null;
  return (
    <p className="mt-3 rounded-control border border-gold-500 px-4 py-3">
      <RichText text={obstacle} tags={{ link: (words) => <TextLink to={{ page: 'my-profile' }}>{words}</TextLink> }} />
    </p>
  );
}

const maxNoteLength = 500;
const schema = z.object({ note: limitedText(maxNoteLength) });

interface YesProps {
  choice: Pick<Choice, 'id' | 'may_answer' | 'said_yes'>;
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
  const next = t(choice.said_yes ? 'yes.both' : 'yes.next');
  const words = {
    label: t('yes.interested'),
    named: t('yes.interestedIn', { name: shownName }),
    look,
    size: 'small' as const,
    className,
    title: t('yes.question', { name: shownName }),
    submit: t('yes.confirm'),
    closeText: t('ui.close'),
    done: next,
    failed: t('yes.notSaved'),
    isShared: true,
    ...(onDone && { onDone }),
  };
  if (mayAnswer)
    return (
      <ConfirmAct {...words} send={answerMatch} sent={{ profile_id: id, answer: 'interested' }}>
        <p>
          {next} {t('yes.fiveMinutes')}
        </p>
        <HiddenProfileNotice about="hidden" />
      </ConfirmAct>
    );
  return (
    <FormAct
      {...words}
      lead={next}
      schema={schema}
      empty={{ note: '' }}
      send={(values) => askForContact({ profile_id: id, ...values })}
    >
      {({ field, values }) => (
        <>
          {allowance && (
            <p>
              {describeAllowance(allowance)} {t('yes.expires', { days: allowance.requests_expire_after_days })}
            </p>
          )}
          <HiddenProfileNotice about="hidden" />
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

function sayTakenBack({ state, request_id: requestId }: Choice, shownName: string): string {
  if (requestId !== null) return t('yes.takeBack.request', { name: shownName });
  return state === 'waiting' ? t('yes.takeBack.inTime') : t('yes.takeBack.text', { name: shownName });
}

const TakeBack = ({ choice, shownName, onDone }: { choice: Choice; shownName: string; onDone: () => void }) => (
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

type State = NonNullable<Choice['state']>;

const signs: Readonly<Record<State, IconComponent>> = {
  shared: Check,
  both: UsersRound,
  waiting: Hourglass,
  asked: Hourglass,
  answered: Check,
  marked: Heart,
  declined: X,
  withdrawn: X,
  expired: X,
  revoked: X,
  gone: EyeOff,
};

/** The state of a choice and what comes next, in one line. */
export function ChoiceLine({ choice, className }: { choice: Choice; className?: string }) {
  const { state, since, given, decline_reason: reason } = choice;
  if (state === null) return null;
  const Sign = signs[state];
  const day = since === null ? '' : formatDay(since);
  return (
    <p
      className={clsx('flex items-start gap-2', state === 'shared' || state === 'both' ? 'font-medium' : '', className)}
    >
      <Sign aria-hidden="true" className="mt-1 size-[18px] shrink-0 text-gold-700" strokeWidth={1.6} />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {t(`choices.state.${state}`, { day })}
        {state === 'shared' && given && ` ${t('choices.given')}`}
        {reason !== null && ` ${t('choices.bureauWrites', { reason: formatDeclineReason(reason) })}`}
      </span>
    </p>
  );
}

/** Whether the member may say yes now: not where a yes is under way, or has got the contact details. */
export const maySayYes = ({ state }: Pick<Choice, 'state'>) =>
  state === null || ['marked', 'answered', 'declined', 'withdrawn', 'expired', 'revoked'].includes(state);

type ChoiceActProps = { choice: Choice; shownName: string; look?: 'primary' | 'quiet'; onDone: () => void };

/** The act that a state leaves to the member: to say yes, or to take it back. */
export function ChoiceAct({ choice, shownName, look = 'quiet', onDone }: ChoiceActProps) {
  if (maySayYes(choice)) return <Yes choice={choice} shownName={shownName} look={look} onDone={onDone} />;
  const isUnderWay = choice.state !== 'shared' && (choice.request_id !== null || choice.answered);
  return isUnderWay && <TakeBack choice={choice} shownName={shownName} onDone={onDone} />;
}
