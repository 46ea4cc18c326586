import type { Json } from '@/lib/database.types';
import { formatExactMoment } from '@/lib/format';
import { auditLabelOf, isSetting } from '@/lib/settings';
import { isPersonField, labelOf } from '@/person/fields';
import { formatPersonValue } from '@/person/values';

/** The noun for a row of each table. */
const tableWords: Readonly<Record<string, string>> = {
  RegisteredUsers: 'profile',
  profile_details: 'personal details',
  contact_details: 'contact details',
  accounts: 'login',
  admins: 'admin',
  notifications: 'notice',
  profile_proposals: 'proposal',
  verification_checks: 'verification',
  likes: 'like',
  contact_requests: 'contact request',
  contact_consents: 'consent',
  contact_attempts: 'attempt',
  disclosures: 'disclosure',
  blocks: 'block',
  reports: 'report',
  own_statuses: 'status set by themselves',
  deletion_requests: 'request for deletion',
  office_notes: "office's note",
  site_settings: 'site settings',
  message_templates: 'message',
};

/** Phrases of the named actions, followed by the person. */
const actionWords: Readonly<Record<string, string>> = {
  'read contact details': 'opened the contact details of',
  'login read contact details': 'read contact details, with a password that the bureau had set, as',
  'put contact details on biodata': 'put the contact details on the biodata of',
  'put contact details in message': 'put into a message the contact details of',
  registered: 'registered',
  imported: 'imported',
  'created login': 'made a login for',
  'reset password': 'gave a new temporary password to',
  'switched login on': 'switched on the login of',
  'switched login off': 'switched off the login of',
  'added admin': 'added',
  'switched admin on': 'switched on the login of',
  'switched admin off': 'switched off the login of',
  'signed admin out': 'signed out everywhere',
  'reset password of admin': 'gave a new temporary password to',
  'removed admin': 'removed',
  'sent WhatsApp notice': 'sent the WhatsApp notice to',
  'approved proposal': 'approved the proposal of',
  'declined proposal': 'declined the proposal of',
  'changed request': 'changed a request for',
  'noted attempt': 'noted an attempt to reach',
  'recorded consent': 'recorded the consent of',
  'approved request': 'approved a request for',
  'declined request': 'declined a request for',
  'revoked disclosure': 'took back the sharing of',
  'resolved report': 'closed a report about',
  verified: 'verified',
  'bulk verification': 'verified, with others,',
  'changed status': 'changed the status of',
  'bulk status change': 'changed the status, with others, of',
  birthday: 'brought the age up to date of',
  'deleted profile': 'deleted',
  'restored profile': 'restored',
  erased: 'erased',
  'looked up telephone numbers': 'looked up',
  'looked up e-mail addresses': 'looked up',
  'opened many profiles': 'opened as many profiles as a day allows',
  'loaded many pictures': 'loaded as many pictures as a day allows',
  exported: 'exported',
  'exported with contact details': 'exported, with contact details,',
};

const rowActions: Readonly<Record<string, string>> = { insert: 'added', update: 'changed', delete: 'removed' };

/** The options of the action filter: the stored value and its label. */
export const actionChoices = [...Object.keys(rowActions), ...Object.keys(actionWords)].map((action) => {
  const word = rowActions[action] ?? action;
  return { value: action, label: word.charAt(0).toUpperCase() + word.slice(1) };
});

/** The options of the table filter. */
export const tableChoices = Object.entries(tableWords).map(([value, word]) => ({
  value,
  label: word.charAt(0).toUpperCase() + word.slice(1),
}));

interface Entry {
  action: string;
  table_name: string;
  record_id: string;
  registered_user_id: number | null;
}

/** The predicate of a sentence that begins with the actor: "changed the profile of #17". */
export function describeEntry({ action, table_name, record_id, registered_user_id }: Entry): string {
  const thing = tableWords[table_name] ?? table_name;
  const rowAction = rowActions[action];
  if (rowAction !== undefined || actionWords[action] === undefined) {
    const verb = rowAction ?? `did “${action}” with`;
    if (registered_user_id !== null) return `${verb} the ${thing} of #${registered_user_id}`;
    return table_name === 'site_settings' ? `${verb} the ${thing}` : `${verb} the ${thing} ${record_id}`;
  }
  if (action === 'looked up telephone numbers')
    return `looked up ${record_id} phone ${record_id === '1' ? 'number' : 'numbers'}`;
  if (action === 'login read contact details')
    return 'read its own contact details, or shared ones; the bureau had set its password';
  if (action === 'looked up e-mail addresses') return 'looked up 1 e-mail address';
  // These are a member's or a visitor's, not about somebody.
  if (action === 'opened many profiles' || action === 'loaded many pictures')
    return registered_user_id === null ? actionWords[action] : `#${registered_user_id} ${actionWords[action]}`;
  const person = registered_user_id === null ? `the ${thing} ${record_id}` : `#${registered_user_id}`;
  // An action writes a row for each table it changes, so the text names the table.
  const part =
    registered_user_id === null || table_name === 'RegisteredUsers' || action === 'read contact details'
      ? ''
      : ` (${thing})`;
  return `${actionWords[action]} ${person}${part}`;
}

const otherLabels: Readonly<Record<string, string>> = {
  id: 'Id',
  registered_user_id: 'User Id',
  user_id: 'Login id',
  status: 'Status',
  status_reason: 'Reason',
  first_img: 'Picture 1',
  second_img: 'Picture 2',
  third_img: 'Picture 3',
  birth_chart: 'Birth chart',
  pictures_for_members: 'Pictures for members only',
  verified_at: 'Verified at',
  verified_by: 'Verified by',
  verified_items: 'Checked',
  deleted_at: 'Deleted at',
  username: 'Username',
  active: 'Login switched on',
  must_change_password: 'Must change the password',
  notice_sent_at: 'WhatsApp notice sent',
  last_password_set_at: 'Password set at',
  bureau_password_at: 'Password set by the bureau at',
  bureau_password_by: 'Password set by',
  item: 'Checked',
  checked_by: 'Checked by (login id)',
  checked_by_name: 'Checked by',
  checked_at: 'Checked at',
  changes: 'Proposed values',
  base: 'Values before',
  reason: 'Reason',
  decided_by_name: 'Decided by',
  decided_at: 'Decided at',
  channel: 'How',
  note: 'Note',
  tried_by_name: 'Tried by',
  tried_at: 'Tried at',
  ask_again_on: 'Ask again on',
  recipient_id: 'To (user id)',
  recipient: 'For (login id)',
  message: 'Message',
  kind: 'Kind',
  read_at: 'Read at',
  template: 'Message for',
  body: 'Text',
  asked: 'Numbers asked for',
  found: 'Found (user ids)',
  count: 'How many',
};

function labelOfColumn(column: string): string {
  if (isPersonField(column)) return labelOf(column);
  return isSetting(column) ? auditLabelOf(column) : (otherLabels[column] ?? column);
}

function isObject(value: Json | undefined): value is { [key: string]: Json | undefined } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function formatValue(column: string, value: Json | undefined): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((item) => formatValue('', item)).join(', ');
  if (isObject(value)) {
    return Object.entries(value)
      .map(([key, part]) => `${labelOfColumn(key)}: ${formatValue(key, part) ?? 'nothing'}`)
      .join('\n');
  }
  if (isPersonField(column)) return formatPersonValue(column, value);
  return typeof value === 'string' && column.endsWith('_at') ? formatExactMoment(value) : String(value);
}

/** The database's placeholder for a contact value. */
const hidden = '(hidden)';

/** An old and a new value; null means none. */
interface ChangedValue {
  column: string;
  label: string;
  before: string | null;
  after: string | null;
}

/** The changed values of an entry, formatted. */
export function listValues(oldValues: Json, newValues: Json): ChangedValue[] {
  const before = isObject(oldValues) ? oldValues : {};
  const after = isObject(newValues) ? newValues : {};
  return (
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((column) => ({
        column,
        label: labelOfColumn(column),
        before: formatValue(column, before[column]),
        after: formatValue(column, after[column]),
      }))
      // Two hidden values are equal text, but they differ.
      .filter(({ before: old, after: now }) => old !== now || old === hidden)
  );
}
