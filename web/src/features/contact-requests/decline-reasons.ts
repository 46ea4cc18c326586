/** Why a request is declined, in the words that the one who asked reads. */
export const declineReasons = [
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

/** The reason as it is kept: the choice, with what was written about it. "Other" is no reason by itself. */
export function joinDeclineReason(choice: string, text: string): string {
  const written = text.trim();
  if (choice === 'Other') return written;
  return written === '' ? choice : `${choice}: ${written}`;
}
