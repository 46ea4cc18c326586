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

type ReportReason = (typeof reportReasons)[number];

export const isReportReason = (text: string): text is ReportReason => reportReasons.some((each) => each === text);

/** A stored reason in words; one that this version of the site does not know, as it is. */
export function formatReportReason(stored: string): string {
  return isReportReason(stored) ? t(ids[stored]) : stored;
}

/** The reasons to choose from. */
export const reportReasonOptions = () => reportReasons.map((value) => ({ value, label: t(ids[value]) }));
