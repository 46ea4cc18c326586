/** Reasons to decline a request, shown to the requester. */
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

/** The stored reason: the choice, then the text. "Other" is stored as its text alone. */
export function joinDeclineReason(choice: string, text: string): string {
  const written = text.trim();
  if (choice === 'Other') return written;
  return written === '' ? choice : `${choice}: ${written}`;
}
