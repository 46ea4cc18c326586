import { formatDaysLater } from '@/lib/format';
import { consentChannels, reportReasons } from '@/lib/register-members.gen';
import { t, type PlainTextId, type TextId } from '@/texts/texts';

/** Who gave a family's answer, of the column answered_by. Whatever is no member and no private link is the bureau. */
export const answererOf = ({ answered_by: by }: { answered_by: string | null }): 'member' | 'link' | 'bureau' =>
  by === 'member' || by === 'link' ? by : 'bureau';

const channelIds = {
  Telephone: 'requests-office.channel.telephone',
  WhatsApp: 'ui-member.reach.whatsApp',
  'In person': 'requests-office.channel.inPerson',
  Letter: 'requests-office.channel.letter',
} as const satisfies Readonly<Record<(typeof consentChannels)[number], PlainTextId>>;

export function formatChannel(stored: string): string {
  const channel = consentChannels.find((each) => each === stored);
  return channel === undefined ? stored : t(channelIds[channel]);
}

/** A kind of entry of a person's log in words: a channel, or another kind. */
export const formatLogKind = (stored: string): string =>
  stored === 'Other'
    ? t('admin-people.log.other')
    : stored === 'Enquiry'
      ? t('admin-people.log.enquiry')
      : formatChannel(stored);

export const channelOptions = () => consentChannels.map((value) => ({ value, label: t(channelIds[value]) }));

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
const declineIds = {
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

export const declineReasonOptions = () => declineReasons.map((value) => ({ value, label: t(declineIds[value]) }));

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
  const reason = t(declineIds[choice]);
  return stored === choice
    ? reason
    : t('requests.declined.withMore', { reason, more: stored.slice(choice.length + 2) });
}

/** A reason to report a profile, as it is stored. */
export type ReportReason = (typeof reportReasons)[number];

const reportIds = {
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
  return isReportReason(stored) ? t(reportIds[stored]) : stored;
}

export const reportReasonOptions = () => reportReasons.map((value) => ({ value, label: t(reportIds[value]) }));

const statuses = [
  'requested',
  'under review',
  'awaiting consent',
  'approved',
  'declined',
  'withdrawn',
  'expired',
  'revoked',
] as const;
export type RequestStatus = (typeof statuses)[number];

/** Parses a status of the database. An unknown one reads as requested. */
export function readRequestStatus(value: string): RequestStatus {
  return statuses.find((status) => status === value) ?? 'requested';
}

const labelIds = {
  requested: 'requests.status.requested',
  'under review': 'requests.status.underReview',
  'awaiting consent': 'requests.status.awaitingConsent',
  approved: 'requests.status.approved',
  declined: 'requests.status.declined',
  withdrawn: 'requests.status.withdrawn',
  expired: 'requests.status.expired',
  revoked: 'requests.status.revoked',
} as const satisfies Record<RequestStatus, TextId>;

export function requestStatusLabel(status: RequestStatus): string {
  return t(labelIds[status]);
}

const openStatuses: readonly RequestStatus[] = ['requested', 'under review', 'awaiting consent'];

export function isOpenRequest(status: RequestStatus): boolean {
  return openStatuses.includes(status);
}

/** Why a profile is not shown, in the reader's language. The site's own reasons are stored in English; the bureau's are as typed. */
export function sayStatusReason(stored: string | null): string | null {
  if (stored === 'Not confirmed') return t('my-profile.confirm.reason');
  return stored === 'Consent withdrawn' ? t('my-profile.consentWithdrawn') : stored;
}

/** The day by which a member who asked for it is deleted; null where the bureau has set no number of days. */
export const deletionDay = (askedAt: string, days: string): string | null =>
  days === '' ? null : formatDaysLater(new Date(askedAt), Number(days));
