import { reportReasons } from '@/lib/register-members.gen';
import { t, type PlainTextId } from '@/texts/texts';

/** A reason to report a profile, as it is stored. */
export type ReportReason = (typeof reportReasons)[number];

const ids = {
  'Wrong information': 'requests.wrong.information',
  'Not looking for marriage': 'requests.wrong.notLooking',
  'Rude or threatening': 'requests.wrong.rude',
  'Asks for money': 'requests.wrong.money',
  'Pictures of someone else': 'requests.wrong.pictures',
  Other: 'requests.wrong.other',
} as const satisfies Readonly<Record<ReportReason, PlainTextId>>;

export const isReportReason = (text: string): text is ReportReason => reportReasons.some((each) => each === text);

/** A stored reason in words; an unknown one unchanged. */
export function formatReportReason(stored: string): string {
  return isReportReason(stored) ? t(ids[stored]) : stored;
}

/** The reasons to choose from. */
export const reportReasonOptions = () => reportReasons.map((value) => ({ value, label: t(ids[value]) }));
