import { t } from '@/texts/texts';

/** Reasons to report a profile, as they are stored. The database has the same list. */
const reportReasons = [
  'Wrong information',
  'Not looking for marriage',
  'Rude or threatening',
  'Asks for money',
  'Pictures of someone else',
  'Other',
] as const;
const ids = {
  'Wrong information': 'requests.wrong.information',
  'Not looking for marriage': 'requests.wrong.notLooking',
  'Rude or threatening': 'requests.wrong.rude',
  'Asks for money': 'requests.wrong.money',
  'Pictures of someone else': 'requests.wrong.pictures',
  Other: 'requests.wrong.other',
} as const;

/** A stored reason in words. */
export function formatReportReason(stored: string): string {
  const reason = reportReasons.find((each) => each === stored);
  return reason === undefined ? stored : t(ids[reason]);
}

/** The reasons to choose from. */
export const reportReasonOptions = () => reportReasons.map((value) => ({ value, label: t(ids[value]) }));
