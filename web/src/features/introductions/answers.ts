import { introductionAnswers } from '@/lib/register-members.gen';
import { t, type PlainTextId } from '@/texts/texts';

const ids = {
  interested: 'yes.interested',
  'not interested': 'introductions.answer.notInterested',
  later: 'introductions.answer.later',
  'call me': 'introductions.answer.callMe',
} as const satisfies Readonly<Record<(typeof introductionAnswers)[number], PlainTextId>>;

export const answerOptions = () => introductionAnswers.map((value) => ({ value, label: t(ids[value]) }));

/** How the page of answers works, in the words of its buttons. */
export const answersExplained = () =>
  t('introductions.text', {
    yes: t(ids.interested),
    no: t(ids['not interested']),
    later: t(ids.later),
    call: t(ids['call me']),
  });

export function answerInWords(stored: string): string {
  const answer = introductionAnswers.find((each) => each === stored);
  return answer === undefined ? stored : t(ids[answer]);
}

type Asked = { asked_at: string | null; answer: string | null };

/** What somebody's family is asked by telephone about another one, while it is not answered. */
export const openQuestion = <Question extends Asked>({ asked }: { asked: readonly Question[] }): Question | undefined =>
  asked.find(({ asked_at: at, answer }) => at !== null && (answer === null || answer === 'later'));
