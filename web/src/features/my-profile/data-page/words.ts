import { formatReportReason, isReportReason } from '@/bureau/report-reasons';
import { sayValue } from '@/person/say-value';
import { verificationItems } from '@/person/value-lists';
import { t } from '@/texts/texts';

/** The texts of one part of the page. */
interface PartWords {
  title: string;
  /** The text of an empty part. */
  none: string;
  /** The labels of its columns, in display order. */
  labels?: Readonly<Record<string, string>>;
}

/** The parts after the profile, in display order, by their key in the data. */
export function partWords(): Readonly<Record<string, PartWords>> {
  const none = t('my-profile.page.none');
  const nothing = t('my-profile.page.nothingRecorded');
  const userId = t('my-profile.page.label.userId');
  const who = { name: t('my-profile.page.label.name'), registered_user_id: userId };
  const status = t('my-profile.page.label.status');
  const note = t('my-profile.page.label.yourNote');
  return {
    account: {
      title: t('my-profile.page.account'),
      none,
      labels: {
        username: t('my-profile.page.label.username'),
        created_at: t('my-profile.page.label.madeOn'),
        last_password_set_at: t('my-profile.page.label.passwordSetOn'),
        bureau_password_at: t('my-profile.page.label.passwordSetByBureauOn'),
        bureau_password_by: t('my-profile.page.label.passwordSetBy'),
      },
    },
    office_note: { title: t('my-profile.page.officeNote'), none },
    proposals: {
      title: t('my-profile.page.proposals'),
      none,
      labels: {
        created_at: t('my-profile.page.label.proposedOn'),
        status,
        decided_at: t('my-profile.page.label.decidedOn'),
        reason: t('my-profile.page.label.bureauWrites'),
        changes: t('my-profile.page.label.proposed'),
        base: t('my-profile.page.label.before'),
      },
    },
    likes: {
      title: t('my-profile.page.likes'),
      none,
      labels: { ...who, created_at: t('my-profile.page.label.likedOn') },
    },
    requests: {
      title: t('my-profile.page.requests'),
      none,
      labels: {
        ...who,
        created_at: t('my-profile.page.label.askedOn'),
        note,
        status,
        decided_at: t('my-profile.page.label.decidedOn'),
        decline_reason: t('my-profile.page.label.reason'),
      },
    },
    consents: {
      title: t('my-profile.page.consents'),
      none: nothing,
      labels: {
        given_on: t('my-profile.page.label.givenOn'),
        person: t('my-profile.page.label.whoAgreed'),
        channel: t('my-profile.page.label.how'),
        recorded_by: t('my-profile.page.label.recordedBy'),
        recorded_at: t('my-profile.page.label.recordedAt'),
      },
    },
    attempts: {
      title: t('my-profile.page.attempts'),
      none: nothing,
      labels: {
        tried_at: t('my-profile.page.label.triedOn'),
        tried_by: t('my-profile.page.label.triedBy'),
        channel: t('my-profile.page.label.how'),
        note: t('my-profile.page.label.note'),
      },
    },
    disclosures: {
      title: t('my-profile.page.disclosures'),
      none: t('my-profile.page.nobody'),
      labels: {
        shared_with: t('my-profile.page.label.givenTo'),
        registered_user_id: userId,
        shared_at: t('my-profile.page.label.givenOn'),
        shared_by: t('my-profile.page.label.givenBy'),
        revoked_at: t('my-profile.page.label.takenBackOn'),
      },
    },
    blocks: {
      title: t('my-profile.page.blocks'),
      none,
      labels: { ...who, created_at: t('my-profile.page.label.blockedOn') },
    },
    reports: {
      title: t('my-profile.page.reports'),
      none,
      labels: {
        registered_user_id: userId,
        created_at: t('my-profile.page.label.reportedOn'),
        reason: t('my-profile.page.label.reason'),
        note,
        resolved_at: t('my-profile.page.label.settledOn'),
      },
    },
    saved_searches: {
      title: t('my-profile.page.searches'),
      none,
      labels: {
        name: t('my-profile.page.label.name'),
        filters: t('my-profile.page.label.looksFor'),
        created_at: t('my-profile.page.label.savedOn'),
      },
    },
    notifications: {
      title: t('my-profile.page.notifications'),
      none,
      labels: {
        message: t('my-profile.page.label.message'),
        created_at: t('my-profile.page.label.sentOn'),
        read_at: t('my-profile.page.label.readOn'),
      },
    },
    deletion_request: {
      title: t('my-profile.page.deletionRequest'),
      none,
      labels: { asked_at: t('my-profile.page.label.askedOn'), note },
    },
  };
}

/** Labels of the profile's columns that are not fields. */
export const profileLabels = (): Readonly<Record<string, string>> => ({
  id: t('my-profile.page.label.userId'),
  status: t('my-profile.page.label.status'),
  status_reason: t('my-profile.page.label.bureauWrites'),
  verified_at: t('my-profile.page.label.verifiedOn'),
  verified_items: t('my-profile.page.label.checked'),
  created_at: t('my-profile.page.label.registeredOn'),
  updated_at: t('my-profile.page.label.lastChangedOn'),
});

/** Labels of the picture columns. */
export const pictureLabels = (): Readonly<Record<string, string>> => ({
  first_img: t('my-profile.page.picture', { number: 1 }),
  second_img: t('my-profile.page.picture', { number: 2 }),
  third_img: t('my-profile.page.picture', { number: 3 }),
  birth_chart: t('my-profile.page.chart'),
});

const values = [
  'requested',
  'under review',
  'awaiting consent',
  'pending',
  'approved',
  'declined',
  'withdrawn',
  'expired',
  'revoked',
  'Telephone',
  'WhatsApp',
  'In person',
  'Letter',
] as const;

/** A status, a channel, a reason or a checked item in words. A text outside the lists, such as a typed reason, stays unchanged. */
export function sayStored(text: string): string {
  const value = values.find((each) => each === text);
  if (value !== undefined) return t(`my-profile.page.value.${value}`);
  const item = verificationItems.find((each) => each === text);
  if (item !== undefined) return sayValue('verification', item);
  return isReportReason(text) ? formatReportReason(text) : sayValue('status', text);
}
