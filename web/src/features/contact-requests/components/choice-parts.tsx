import { clsx } from 'clsx';
import { formatDeclineReason } from '@/bureau/words';
import type { Choice } from '@/features/contact-requests/api';
import { TakeBack, Yes } from '@/features/contact-requests/components/yes';
import { formatDay } from '@/lib/format';
import { t } from '@/texts/texts';
import { Check, EyeOff, Heart, Hourglass, type IconComponent, UsersRound, X } from '@/ui/icons';

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

interface ChoiceActProps {
  choice: Choice;
  shownName: string;
  look?: 'primary' | 'quiet';
  onDone: () => void;
}

/** The act that a state leaves to the member: to say yes, or to take it back. */
export function ChoiceAct({ choice, shownName, look = 'quiet', onDone }: ChoiceActProps) {
  if (maySayYes(choice)) return <Yes choice={choice} shownName={shownName} look={look} onDone={onDone} />;
  const isUnderWay = choice.state !== 'shared' && (choice.request_id !== null || choice.answered);
  return isUnderWay && <TakeBack choice={choice} shownName={shownName} onDone={onDone} />;
}
