import type { Json } from '@/lib/database.types';
import { formatExactMoment } from '@/lib/format';
import { auditLabelOf, isSetting } from '@/bureau/settings';
import { describeField, isPersonField, labelOf } from '@/person/fields';
import { sayValue, type ListName } from '@/person/say-value';
import { formatPersonValue } from '@/person/values';
import { t } from '@/texts/texts';

/** The tables in the log. Their rows are named by audit.thing and, for a choice, audit.table. */
export const auditTables = [
  'RegisteredUsers',
  'profile_details',
  'contact_details',
  'accounts',
  'admins',
  'notifications',
  'profile_proposals',
  'verification_checks',
  'likes',
  'contact_requests',
  'contact_consents',
  'contact_attempts',
  'disclosures',
  'blocks',
  'reports',
  'own_statuses',
  'deletion_requests',
  'office_notes',
  'site_settings',
  'message_templates',
] as const;
type AuditTable = (typeof auditTables)[number];

/** A change of a row that no other action explains. */
const rowActions = ['insert', 'update', 'delete'] as const;
type RowAction = (typeof rowActions)[number];

/** The actions that have a sentence of their own. */
const namedActions = [
  'read contact details',
  'login read contact details',
  'put contact details on biodata',
  'put contact details in message',
  'registered',
  'imported',
  'created login',
  'reset password',
  'switched login on',
  'switched login off',
  'added admin',
  'switched admin on',
  'switched admin off',
  'signed admin out',
  'reset password of admin',
  'removed admin',
  'sent WhatsApp notice',
  'approved proposal',
  'declined proposal',
  'changed request',
  'noted attempt',
  'recorded consent',
  'approved request',
  'declined request',
  'revoked disclosure',
  'resolved report',
  'verified',
  'bulk verification',
  'changed status',
  'bulk status change',
  'birthday',
  'deleted profile',
  'restored profile',
  'erased',
  'looked up telephone numbers',
  'looked up e-mail addresses',
  'opened many profiles',
  'made many searches',
  'read many stars',
  'loaded many pictures',
  'exported',
  'exported with contact details',
] as const;
type NamedAction = (typeof namedActions)[number];

/** Whether a text is one of a list. */
const isIn = <Item extends string>(list: readonly Item[], text: string): text is Item =>
  list.some((item) => item === text);

/** The options of the action filter. */
export const actionChoices = (): { value: RowAction | NamedAction; label: string }[] =>
  [...rowActions, ...namedActions].map((value) => ({ value, label: t(`audit.action.${value}`) }));

/** The options of the table filter. */
export const tableChoices = (): { value: AuditTable; label: string }[] =>
  auditTables.map((value) => ({ value, label: t(`audit.table.${value}`) }));

interface Entry {
  actor_name: string;
  action: string;
  table_name: string;
  record_id: string;
  registered_user_id: number | null;
}

/** Who acted. The log keeps the names of admins, and these words of its own for all others. */
export function sayActor({ actor_name, registered_user_id }: Pick<Entry, 'actor_name' | 'registered_user_id'>): {
  words: string;
  /** Whether it is a name, which is the same in every language. */
  isName: boolean;
} {
  if (actor_name === 'A visitor') return { words: t('audit.actor.visitor'), isName: false };
  if (actor_name === 'Member' && registered_user_id !== null)
    return { words: t('audit.actor.member', { id: String(registered_user_id) }), isName: false };
  const login = /^The login of #(\d+)$/.exec(actor_name)?.[1];
  return login === undefined
    ? { words: actor_name, isName: true }
    : { words: t('audit.actor.login', { id: login }), isName: false };
}

const nameThing = (table: string) => (isIn(auditTables, table) ? t(`audit.thing.${table}`) : table);

/** An entry as a sentence, the actor in the tag "who": "<who>Lakshmi</who> changed the profile of #17". */
export function describeEntry(entry: Entry): string {
  const { action, table_name, record_id, registered_user_id } = entry;
  const actor = sayActor(entry).words;
  const thing = nameThing(table_name);
  const isNamed = isIn(namedActions, action);
  if (!isNamed) {
    const what =
      registered_user_id !== null
        ? t('audit.thingOf', { thing, person: `#${registered_user_id}` })
        : table_name === 'site_settings'
          ? t('audit.theThing', { thing })
          : t('audit.thingNamed', { thing, name: record_id });
    return isIn(rowActions, action)
      ? t(`audit.said.${action}`, { actor, what })
      : t('audit.said.other', { actor, action, what });
  }
  switch (action) {
    case 'looked up telephone numbers':
      return t('audit.said.looked up telephone numbers', { actor, count: Number(record_id) });
    // These are the actor's own, not about another person.
    case 'login read contact details':
    case 'looked up e-mail addresses':
    case 'opened many profiles':
    case 'made many searches':
    case 'read many stars':
    case 'loaded many pictures':
      return t(`audit.said.${action}`, { actor });
    default: {
      const isOfPerson = registered_user_id !== null;
      const person = isOfPerson ? `#${registered_user_id}` : t('audit.thingNamed', { thing, name: record_id });
      const sentence = t(`audit.said.${action}`, { actor, person });
      // An action writes a row for each table it changes, so the text names the table.
      const needsTable = isOfPerson && table_name !== 'RegisteredUsers' && action !== 'read contact details';
      return needsTable ? t('audit.saidPart', { sentence, thing }) : sentence;
    }
  }
}

/** Columns that have a label for the log alone. */
const otherColumns = [
  'id',
  'registered_user_id',
  'user_id',
  'status',
  'status_reason',
  'first_img',
  'second_img',
  'third_img',
  'birth_chart',
  'pictures_for_members',
  'verified_at',
  'verified_by',
  'verified_items',
  'deleted_at',
  'username',
  'active',
  'must_change_password',
  'notice_sent_at',
  'language',
  'last_password_set_at',
  'bureau_password_at',
  'bureau_password_by',
  'item',
  'checked_by',
  'checked_by_name',
  'checked_at',
  'changes',
  'base',
  'reason',
  'decided_by_name',
  'decided_at',
  'channel',
  'note',
  'tried_by_name',
  'tried_at',
  'ask_again_on',
  'recipient_id',
  'recipient',
  'message',
  'kind',
  'read_at',
  'template',
  'body',
  'asked',
  'found',
  'count',
] as const;

function labelOfColumn(column: string): string {
  if (isPersonField(column)) return labelOf(column);
  if (isSetting(column)) return auditLabelOf(column);
  return isIn(otherColumns, column) ? t(`audit.column.${column}`) : column;
}

function isObject(value: Json | undefined): value is { [key: string]: Json | undefined } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Columns that hold values of a list. */
const listsByColumn: ReadonlyMap<string, ListName> = new Map([
  ['status', 'status'],
  ['verified_items', 'verification'],
  ['item', 'verification'],
]);

/** The database's placeholder for a contact value. */
const hidden = '(hidden)';

function formatValue(column: string, value: Json | undefined): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (value === hidden) return t('audit.entry.hidden');
  if (typeof value === 'boolean') return value ? t('ui.yes') : t('ui.no');
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((item) => formatValue(column, item)).join(', ');
  if (isObject(value)) {
    return Object.entries(value)
      .map(([key, part]) =>
        t('audit.entry.part', {
          label: labelOfColumn(key),
          value: formatValue(key, part) ?? t('audit.entry.nothing'),
        }),
      )
      .join('\n');
  }
  if (isPersonField(column)) return formatPersonValue(column, value);
  const list = listsByColumn.get(column);
  if (list !== undefined) return sayValue(list, String(value));
  return typeof value === 'string' && column.endsWith('_at') ? formatExactMoment(value) : String(value);
}

/** Whether no word of a value is ours. */
function isTyped(column: string, value: Json | undefined): boolean {
  if (value === hidden || listsByColumn.has(column)) return false;
  if (isPersonField(column)) return describeField(column).kind !== 'choice';
  return typeof value === 'string' || typeof value === 'number' || Array.isArray(value);
}

/** A value in words; null means none. */
export interface SaidValue {
  words: string | null;
  /** Whether it is as it was typed or stored, in no language of ours. */
  isTyped: boolean;
}

/** An old and a new value. */
interface ChangedValue {
  column: string;
  label: string;
  before: SaidValue;
  after: SaidValue;
}

/** The changed values of an entry, formatted. */
export function listValues(oldValues: Json, newValues: Json): ChangedValue[] {
  const before = isObject(oldValues) ? oldValues : {};
  const after = isObject(newValues) ? newValues : {};
  const say = (column: string, value: Json | undefined): SaidValue => ({
    words: formatValue(column, value),
    isTyped: isTyped(column, value),
  });
  return (
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((column) => ({
        column,
        label: labelOfColumn(column),
        before: say(column, before[column]),
        after: say(column, after[column]),
      }))
      // Two hidden values are equal text, but they differ.
      .filter(({ column, before: old, after: now }) => old.words !== now.words || before[column] === hidden)
  );
}
