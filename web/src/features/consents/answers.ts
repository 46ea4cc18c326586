import { sharingAnswer, type AnswerOfSomebody, type Consent } from '@/bureau/api/consents';
import { sayDate } from '@/lib/format';
import { sayValue } from '@/person/say-value';
import { officeChannels, type ConsentPurpose } from '@/person/typed-consents';
import { phoneOwners } from '@/person/value-lists';
import { t, tIfKnown } from '@/texts/texts';

/** What a person answered about a purpose last; undefined if they were never asked. */
export function lastAnswer(consents: readonly Consent[], purpose: ConsentPurpose): Consent | undefined {
  if (purpose === 'sharing') return sharingAnswer(consents);
  const answers = consents.filter((consent) => consent.purpose === purpose);
  const [last] = answers;
  // As private.last_consent: an answer without the login counts before a later yes with it, and so does a no by her own link.
  if (last === undefined || !last.given || last.channel === 'link') return last;
  const own = answers.find(({ channel, said_by }) => channel === 'link' || (said_by === 'Self' && channel !== 'site'));
  return own?.channel === 'link' && !own.given ? own : last;
}

/** Whether an answer is only known from a file, and the family still confirms it. */
export const isFromFile = (answer: Consent | undefined): boolean => answer?.channel === 'file';

/** "Given", "Withdrawn", "Not given", "Not asked", or that it stands on paper. */
export function stateInWords(consents: readonly Consent[], purpose: ConsentPurpose): string {
  const answer = lastAnswer(consents, purpose);
  if (answer === undefined) return t('consent-answers.state.notAsked');
  if (isFromFile(answer)) return t('consent-answers.state.file');
  if (answer.given) return t(purpose === 'notice' ? 'consent-answers.state.handed' : 'consent-answers.state.given');
  const wasGiven = consents.some((one) => one.purpose === purpose && one.given);
  return t(wasGiven ? 'consent-answers.state.withdrawn' : 'consent-answers.state.notGiven');
}

/** Who answered, as the bureau calls them. */
const sayWho = (relation: string): string =>
  relation === 'Self' ? t('consents.candidate') : sayValue('phoneOwner', relation);

/** Who may answer for a family; only the candidate says yes to sharing. */
export const whoOptions = (onlyCandidate = false) =>
  phoneOwners.filter((value) => value === 'Self' || !onlyCandidate).map((value) => ({ value, label: sayWho(value) }));

const channelTexts = {
  'in person': 'consents.channel.inPerson',
  telephone: 'consents.channel.telephone',
  paper: 'consents.channel.paper',
  site: 'consents.channel.site',
  link: 'consents.channel.link',
  file: 'consents.channel.file',
} as const;

const isChannel = (name: string): name is keyof typeof channelTexts => Object.hasOwn(channelTexts, name);

const formatConsentChannel = (stored: string): string => (isChannel(stored) ? t(channelTexts[stored]) : stored);

export const channelOptions = () => officeChannels.map((value) => ({ value, label: formatConsentChannel(value) }));

/** Who answered, how and when: "Father (Raman) · on paper · 3 March 2026". */
export const sourceInWords = ({
  said_by: by,
  said_by_name: name,
  channel,
  said_on: day,
}: Omit<AnswerOfSomebody, 'purpose' | 'given'>): string =>
  [
    by === null ? null : name === null ? sayWho(by) : t('consent-answers.named', { who: sayWho(by), name }),
    formatConsentChannel(channel),
    sayDate(day),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');

/** What a "no" changes at once, for the office; null for nothing on the site. */
export const effectInWords = (purpose: ConsentPurpose): string | null =>
  tIfKnown(`consent-answers.effect.${purpose}`, {});

/** The text that the list has most often, the first of them; undefined for none. */
export function mostFrequent(texts: readonly string[]): string | undefined {
  const count = (text: string) => texts.filter((other) => other === text).length;
  return [...texts].sort((a, b) => count(b) - count(a))[0];
}
