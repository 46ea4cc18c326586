import { t } from '@/texts/texts';

/** Reasons to decline a request, as they are stored. */
const declineReasons = [
  'Age',
  'Education',
  'Place',
  'Job/income',
  'Community',
  'Horoscope does not match',
  'Talks in progress elsewhere',
  'Marriage fixed',
  'Other',
] as const;
const ids = {
  Age: 'requests.declined.age',
  Education: 'requests.declined.education',
  Place: 'requests.declined.place',
  'Job/income': 'requests.declined.job',
  Community: 'requests.declined.community',
  'Horoscope does not match': 'requests.declined.horoscope',
  'Talks in progress elsewhere': 'requests.declined.elsewhere',
  'Marriage fixed': 'requests.declined.fixed',
  Other: 'requests.declined.other',
} as const;

/** The reasons to choose from. */
export const declineReasonOptions = () => declineReasons.map((value) => ({ value, label: t(ids[value]) }));

/** The stored reason: the choice, then the text. "Other" is stored as its text alone. */
export function joinDeclineReason(choice: string, text: string): string {
  const written = text.trim();
  if (choice === 'Other') return written;
  return written === '' ? choice : `${choice}: ${written}`;
}

/** A stored reason in words: the choice in the reader's language, and the text as it was typed. */
export function formatDeclineReason(stored: string): string {
  const choice = declineReasons.find((each) => stored === each || stored.startsWith(`${each}: `));
  if (choice === undefined) return stored;
  const reason = t(ids[choice]);
  return stored === choice
    ? reason
    : t('requests.declined.withMore', { reason, more: stored.slice(choice.length + 2) });
}
