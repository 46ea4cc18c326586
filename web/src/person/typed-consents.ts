import { z } from 'zod';
import type { ReactNode } from 'react';
import { t } from '@/texts/texts';

/** The purposes of consents, as the database has them, in the order of the ticks. */
export const consentPurposes = [
  'notice',
  'kept',
  'intent',
  'truth',
  'members',
  'visitors',
  'pictures',
  'chart',
  'families',
  'whatsapp',
  'relatives',
  'story',
  'sharing',
] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];

/** Without these nobody is registered (DPDP Act, sections 5 and 6; the two declarations of the advisory of 2016). */
export const neededConsents: readonly ConsentPurpose[] = ['notice', 'kept', 'intent', 'truth'];

/** The purposes that a family answers each by itself: pictures to visitors, the story, and the candidate's own yes. */
export const askedAlone: readonly ConsentPurpose[] = ['pictures', 'story', 'sharing'];

/** Those of the purposes to which one yes may be an answer. */
export const answeredTogether = (purposes: readonly ConsentPurpose[]): ConsentPurpose[] =>
  purposes.filter((purpose) => !askedAlone.includes(purpose));

/** The ways by which a family answers to the bureau. */
export const officeChannels = ['in person', 'telephone', 'paper'] as const;

export const typedConsents = z.object({
  /** The ticks. A purpose without one is not in it. */
  answers: z.partialRecord(z.enum(consentPurposes), z.boolean()),
  said_by: z.string(),
  said_by_name: z.string(),
  channel: z.string(),
  said_on: z.string(),
  /** The language of the notice that the family was given. */
  notice_language: z.string(),
});

/** What a family says to the purposes of the notice, as typed by the bureau. */
export type TypedConsents = Readonly<z.infer<typeof typedConsents>>;

export const noTypedConsents: TypedConsents = {
  answers: {},
  said_by: '',
  said_by_name: '',
  channel: '',
  said_on: '',
  notice_language: '',
};

/** The errors of ticks and fields, by purpose or field. */
export type ConsentProblems = Readonly<
  Partial<Record<ConsentPurpose | 'said_by' | 'said_by_name' | 'channel' | 'said_on', string>>
>;

/** Whether nothing is answered yet: the day is then today's, until another one is typed. */
export const isUntouched = ({ answers, said_by, channel }: TypedConsents): boolean =>
  said_by === '' && channel === '' && Object.keys(answers).length === 0;

/** What is missing. The database checks the same. */
export function findConsentProblems(
  typed: TypedConsents,
  needed: readonly ConsentPurpose[],
  today: string,
): ConsentProblems {
  const { answers, said_by, channel } = typed;
  const said_on = isUntouched(typed) ? typed.said_on || today : typed.said_on;
  return {
    ...Object.fromEntries(
      needed.filter((purpose) => answers[purpose] !== true).map((purpose) => [purpose, t('consents.wrong.needed')]),
    ),
    ...(said_by === '' && { said_by: t('consents.wrong.saidBy') }),
    ...(channel === '' && { channel: t('consents.wrong.channel') }),
    ...((!/^\d{4}-\d{2}-\d{2}$/.test(said_on) || said_on > today) && { said_on: t('consents.wrong.day') }),
  };
}

/** The answers of a registration: what is not ticked is a no, but for what is asked by itself: nobody has asked it yet. */
export const answersOfRegistration = ({ answers }: TypedConsents): Record<string, boolean> =>
  Object.fromEntries(
    consentPurposes
      .filter((purpose) => !askedAlone.includes(purpose) || answers[purpose] === true)
      .map((purpose) => [purpose, answers[purpose] === true]),
  );

export interface ConsentsPartProps {
  value: TypedConsents;
  problems: ConsentProblems;
  onChange: (value: TypedConsents) => void;
}

/** The notice with its ticks, which another feature has. */
export type ConsentsPart = (props: ConsentsPartProps) => ReactNode;
