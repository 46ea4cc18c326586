import { formatDeclineReason, formatReportReason, isReportReason } from '@/bureau/words';
import { sayValue } from '@/person/say-value';
import { phoneOwners, verificationItems } from '@/person/value-lists';
import { feeEvents, pauseReasons } from '@/lib/register-work.gen';
import { t, tIfKnown, type PlainTextId } from '@/texts/texts';

type Ending<Id, Start extends string> = Id extends `${Start}${infer End}` ? End : never;
type LabelName = Ending<PlainTextId, 'my-profile.page.label.'>;
type TitleName = Ending<PlainTextId, 'my-profile.page.'>;
/** The name of a label, or the id of a text of the receipts. */
type Label = LabelName | Extract<PlainTextId, `fees.${string}`>;

const who = { name: 'name', registered_user_id: 'userId' } as const;

/** The parts after the profile, in display order: title, the text of an empty part, and the labels of its columns, in display order. */
const parts: Readonly<Record<string, [TitleName, TitleName, Readonly<Record<string, Label>>]>> = {
  account: [
    'account',
    'none',
    {
      username: 'username',
      language: 'language',
      created_at: 'madeOn',
      last_password_set_at: 'passwordSetOn',
      bureau_password_at: 'passwordSetByBureauOn',
      bureau_password_by: 'passwordSetBy',
    },
  ],
  office_note: ['officeNote', 'none', {}],
  nominee: ['nominee', 'none', { name: 'name', relation: 'relation', phone_number: 'phone' }],
  log: [
    'log',
    'none',
    {
      written_at: 'recordedAt',
      written_by: 'recordedBy',
      kind: 'how',
      entry: 'note',
      call_again_on: 'callAgainOn',
      done_at: 'doneOn',
    },
  ],
  proposals: [
    'proposals',
    'none',
    {
      created_at: 'proposedOn',
      status: 'status',
      decided_at: 'decidedOn',
      reason: 'bureauWrites',
      changes: 'proposed',
      base: 'before',
    },
  ],
  likes: ['likes', 'none', { ...who, created_at: 'likedOn' }],
  requests: [
    'requests',
    'none',
    {
      ...who,
      created_at: 'askedOn',
      note: 'yourNote',
      status: 'status',
      decided_at: 'decidedOn',
      decline_reason: 'reason',
    },
  ],
  consents: [
    'consents',
    'nothingRecorded',
    {
      given_on: 'givenOn',
      person: 'whoAgreed',
      channel: 'how',
      recorded_by: 'recordedBy',
      recorded_at: 'recordedAt',
    },
  ],
  register_consents: [
    'registerConsents',
    'nothingRecorded',
    {
      purpose: 'purpose',
      given: 'agreed',
      said_by: 'saidBy',
      said_by_name: 'name',
      channel: 'how',
      said_on: 'saidOn',
      recorded_by: 'recordedBy',
      notice_version: 'notice',
      notice_language: 'noticeLanguage',
    },
  ],
  attempts: ['attempts', 'nothingRecorded', { tried_at: 'triedOn', tried_by: 'triedBy', channel: 'how', note: 'note' }],
  follow_ups: ['followUps', 'nothingRecorded', { state: 'status', changed_at: 'lastChangedOn' }],
  disclosures: [
    'disclosures',
    'nobody',
    {
      shared_with: 'givenTo',
      registered_user_id: 'userId',
      shared_at: 'givenOn',
      shared_by: 'givenBy',
      revoked_at: 'takenBackOn',
    },
  ],
  blocks: ['blocks', 'none', { ...who, created_at: 'blockedOn' }],
  reports: [
    'reports',
    'none',
    {
      registered_user_id: 'userId',
      created_at: 'reportedOn',
      reason: 'reason',
      note: 'yourNote',
      resolved_at: 'settledOn',
    },
  ],
  enquiries: [
    'enquiries',
    'none',
    {
      name: 'name',
      relative: 'relative',
      best_time: 'bestTime',
      words: 'yourNote',
      language: 'language',
      created_at: 'sentOn',
    },
  ],
  grievances: [
    'grievances',
    'none',
    {
      about: 'about',
      words: 'yourNote',
      created_at: 'sentOn',
      acknowledged_at: 'readOn',
      answered_at: 'answeredOn',
      answer: 'answer',
    },
  ],
  wishes: [
    'wishes',
    'none',
    { must: 'must', hoped: 'hoped', others_see_fit: 'othersSeeFit', updated_at: 'lastChangedOn' },
  ],
  introductions: [
    'introductions',
    'nobody',
    {
      ...who,
      how: 'how',
      shown_at: 'shownOn',
      answer: 'yourAnswer',
      answered_at: 'answeredOn',
      agreed_person: 'whoAgreed',
      agreed_channel: 'fees.agreedHow',
    },
  ],
  shown_before: ['shownBefore', 'none', { kind: 'what', how: 'how', happened_at: 'when', answered: 'answered' }],
  purchases: [
    'purchases',
    'none',
    {
      id: 'number',
      plan_name: 'fees.plan',
      agreed_price: 'fees.agreedPrice',
      parts: 'fees.whenDue',
      agreed_by: 'fees.agreedBy',
      agreed_on: 'fees.agreedOn',
      agreed_how: 'fees.agreedHow',
      starts_on: 'fees.startsOn',
      days: 'fees.plan.days',
      introductions: 'fees.plan.introductions',
      contacts: 'fees.plan.contacts',
      ended_on: 'endedOn',
    },
  ],
  pauses: [
    'pauses',
    'none',
    { purchase_id: 'purchase', from_on: 'from', until_on: 'until', ended_on: 'endedOn', reason: 'reason' },
  ],
  payments: [
    'payments',
    'none',
    {
      purchase_id: 'purchase',
      amount: 'fees.amountOnly',
      way: 'fees.howPaid',
      paid_on: 'fees.paidOn',
      financial_year: 'financialYear',
      number: 'number',
      code: 'code',
      gst_number: 'fees.gstNumber',
      gst_rate: 'fees.gstRate',
      is_correction: 'isCorrection',
    },
  ],
  shown_to_families: ['shownToFamilies', 'nobody', { how: 'how', shown_at: 'shownOn' }],
  links_opened: [
    'linksOpened',
    'none',
    {
      created_at: 'madeOn',
      first_opened_at: 'firstOpenedOn',
      last_opened_at: 'lastOpenedOn',
      phones: 'phones',
      other_phone_at: 'otherPhoneOn',
      expires_at: 'worksUntil',
      revoked_at: 'endedOn',
    },
  ],
  stories: ['stories', 'none', { words: 'words', language: 'language', shown_at: 'onHomePageSince' }],
  saved_searches: ['searches', 'none', { name: 'name', filters: 'looksFor', created_at: 'savedOn' }],
  notifications: ['notifications', 'none', { message: 'message', created_at: 'sentOn', read_at: 'readOn' }],
  deletion_request: ['deletionRequest', 'none', { asked_at: 'askedOn', note: 'yourNote' }],
};

const isOfReceipts = (label: Label): label is Exclude<Label, LabelName> => label.startsWith('fees.');

const labelled = (labels: Readonly<Record<string, Label>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(labels).map(([column, label]) => [
      column,
      t(isOfReceipts(label) ? label : `my-profile.page.label.${label}`),
    ]),
  );

/** Labels of the parts of a price. */
export const eventLabels = () => Object.fromEntries(feeEvents.map((event) => [event, t('fees.partAt', { event })]));

/** The parts after the profile in words, by their key in the data. */
export const partWords = () =>
  Object.fromEntries(
    Object.entries(parts).map(([key, [title, none, labels]]) => [
      key,
      { title: t(`my-profile.page.${title}`), none: t(`my-profile.page.${none}`), labels: labelled(labels) },
    ]),
  );

/** Labels of the profile's columns that are not fields. */
export const profileLabels = () =>
  labelled({
    id: 'userId',
    status: 'status',
    status_reason: 'bureauWrites',
    verified_at: 'verifiedOn',
    verified_items: 'checked',
    created_at: 'registeredOn',
    updated_at: 'lastChangedOn',
    status_since: 'statusSince',
    confirmed_on: 'confirmedOn',
    erased_on: 'erasedOn',
  });

/** Labels of the picture columns. */
export const pictureLabels = (): Readonly<Record<string, string>> => ({
  first_img: t('my-profile.page.picture', { number: 1 }),
  second_img: t('my-profile.page.picture', { number: 2 }),
  third_img: t('my-profile.page.picture', { number: 3 }),
  birth_chart: t('my-profile.page.chart'),
});

/** A value of a list in words. What is in no list, such as a reason that somebody wrote, stays as it is. */
export function sayStored(column: string, text: string): string {
  if (column === 'about') return tIfKnown(`grievance.about.${text}`, {}) ?? text;
  if (column === 'decline_reason') return formatDeclineReason(text);
  if (column === 'agreed_how') return t('fees.how', { how: text });
  if (column === 'way') return t('fees.way', { way: text });
  if (column === 'reason' && pauseReasons.some((each) => each === text)) return t('fees.pauseReason', { reason: text });
  const value = tIfKnown(`my-profile.page.value.${text}`, {}) ?? tIfKnown(`consents.purpose.${text}`, {});
  if (value !== null) return value;
  const owner = phoneOwners.find((each) => each === text);
  if (owner !== undefined) return sayValue('phoneOwner', owner);
  const item = verificationItems.find((each) => each === text);
  if (item !== undefined) return sayValue('verification', item);
  return isReportReason(text) ? formatReportReason(text) : sayValue('status', text);
}
