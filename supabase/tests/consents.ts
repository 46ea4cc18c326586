// Answers to the notice, as a family gives them at the desk.
import { todayAtBureau } from '../../web/src/lib/bureau-days.ts';
import { call, type Client, type Outcome } from './personas.ts';

/** Who answers, how and when. */
export const byFather = {
  said_by: 'Father',
  said_by_name: 'Test father',
  channel: 'paper',
  said_on: todayAtBureau(),
  notice_language: 'ta',
};

/** What a registration needs. */
export const givenConsents = { ...byFather, answers: { notice: true, kept: true, intent: true, truth: true } };

export const purposes = [
  'notice',
  'kept',
  'members',
  'visitors',
  'pictures',
  'chart',
  'whatsapp',
  'families',
  'relatives',
  'sharing',
  'story',
  'intent',
  'truth',
] as const;
type Purpose = (typeof purposes)[number];

/** The texts of a notice. */
export const noticeItems = {
  ...Object.fromEntries(
    ['data', 'recipients', 'withdraw', 'rights', 'bureau', 'board'].map((item) => [item, `About ${item}`]),
  ),
  purposes: Object.fromEntries(purposes.map((purpose) => [purpose, `Yes to ${purpose}`])),
};

/** Records the answers of a family. */
export const record = (admin: Client, profile_id: number, answers: unknown, more: object = {}): Promise<Outcome> =>
  call(admin, 'record_consents', { profile_id, ...byFather, answers, ...more });

/** A member answers for their own profile. */
export const answer = (
  member: Client,
  purpose: Purpose,
  given: boolean | null,
  said_by: string | null = purpose === 'sharing' ? 'Self' : 'Father',
): Promise<Outcome> => call(member, 'set_my_consent', { purpose, given, said_by, notice_language: 'ta' });
