import { t } from '@/texts/texts';

/** The tables in the log. Their rows are named by audit.thing and, for a choice, audit.table. */
export const auditTables = [
  'RegisteredUsers',
  'profile_details',
  'contact_details',
  'income_details',
  'office_details',
  'accounts',
  'admins',
  'notifications',
  'profile_proposals',
  'verification_checks',
  'likes',
  'contact_requests',
  'contact_consents',
  'consents',
  'notices',
  'contact_attempts',
  'follow_ups',
  'profile_log',
  'disclosures',
  'blocks',
  'reports',
  'own_statuses',
  'deletion_requests',
  'office_notes',
  'nominees',
  'site_settings',
  'message_templates',
  'wishes',
  'introductions',
  'family_links',
  'enquiries',
  'grievances',
  'read_reviews',
  'breaches',
  'plans',
  'purchases',
  'purchase_pauses',
  'payments',
  'stories',
] as const;
type AuditTable = (typeof auditTables)[number];

/** A change of a row that no other action explains. */
const rowActions = ['insert', 'update', 'delete'] as const;
type RowAction = (typeof rowActions)[number];

/** The actions that have a sentence of their own. */
const namedActions = [
  'showed',
  'recorded answer',
  'saw answer',
  'made private link',
  'ended private link',
  'opened private link',
  'opened private link on another phone',
  'read contact details',
  'read number of enquiry',
  'login read contact details',
  'put contact details on biodata',
  'put contact details in message',
  'registered',
  'imported',
  'undid import',
  'created login',
  'reset password',
  'switched login on',
  'switched login off',
  'added admin',
  'switched admin on',
  'switched admin off',
  'signed admin out',
  'reset password of admin',
  'changed role of admin',
  'removed admin',
  'set up second factor',
  'removed second factor',
  'made recovery codes',
  'used recovery code',
  'reset second factor',
  'tried many codes',
  'required second factors',
  'required no second factors',
  'sent WhatsApp notice',
  'approved proposal',
  'declined proposal',
  'changed request',
  'noted attempt',
  'saved follow-up',
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
  'erased values',
  'confirmed',
  'hid unconfirmed',
  'kept longer',
  'opened sealed',
  'looked up telephone numbers',
  'looked up e-mail addresses',
  'treated as one',
  'opened many profiles',
  'made many searches',
  'read many stars',
  'loaded many pictures',
  'exported',
  'exported with contact details',
  'printed',
  'signed off reads',
  'looked into breach',
  'recorded breach',
  'informed of breach',
  'reported breach',
  'failed sign-ins',
  'made plan',
  'ended plan',
  'sold plan',
  'ended purchase',
  'took sale back',
  'paused plan',
  'resumed plan',
  'recorded payment',
  'corrected payment',
  'exported payments',
] as const;
type NamedAction = (typeof namedActions)[number];

/** Acts with a row for each person, and a last one with their number. */
export const actsOfMany = ['exported', 'exported with contact details', 'imported', 'printed'] as const;

/** The row with the number of people of an act; null for any other. */
export const countOfAct = ({ action, registered_user_id, record_id }: Omit<Entry, 'actor_name'>): number | null =>
  isIn(actsOfMany, action) && registered_user_id === null ? Number(record_id) : null;

const isIn = <Item extends string>(list: readonly Item[], text: string): text is Item =>
  list.some((item) => item === text);

export const actionChoices = (): { value: RowAction | NamedAction; label: string }[] =>
  [...rowActions, ...namedActions].map((value) => ({ value, label: t(`audit.action.${value}`) }));

export const tableChoices = (): { value: AuditTable; label: string }[] =>
  auditTables.map((value) => ({ value, label: t(`audit.table.${value}`) }));

interface Entry {
  actor_name: string;
  action: string;
  table_name: string;
  record_id: string;
  registered_user_id: number | null;
  /** Null for a person who was erased, and for none. */
  name?: string | null;
}

/** Who acted. The log keeps the names of admins, and these words of its own for all others. */
export function sayActor({ actor_name, registered_user_id }: Pick<Entry, 'actor_name' | 'registered_user_id'>): {
  words: string;
  /** Whether it is a name, which is the same in every language. */
  isName: boolean;
} {
  if (actor_name === 'supabase_auth_admin') return { words: t('audit.actor.auth'), isName: false };
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
  const count = countOfAct(entry);
  if (count !== null && isIn(actsOfMany, action)) return t(`audit.saidOfMany.${action}`, { actor, count });
  const about = entry.name
    ? t('audit.person', { id: String(registered_user_id), name: entry.name })
    : `#${registered_user_id}`;
  if (!isNamed) {
    const what =
      registered_user_id !== null
        ? t('audit.thingOf', { thing, person: about })
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
    case 'exported payments':
      return t('audit.said.exported payments', { actor, count: Number(record_id) });
    // These are the actor's own, not about another person.
    case 'undid import':
    case 'login read contact details':
    case 'looked up e-mail addresses':
    case 'treated as one':
    case 'opened many profiles':
    case 'made many searches':
    case 'read many stars':
    case 'loaded many pictures':
    case 'required second factors':
    case 'required no second factors':
      return t(`audit.said.${action}`, { actor });
    default: {
      const isOfPerson = registered_user_id !== null;
      const person = isOfPerson ? about : t('audit.thingNamed', { thing, name: record_id });
      const sentence = t(`audit.said.${action}`, { actor, person });
      // An action writes a row for each table it changes, so the text names the table.
      const needsTable = isOfPerson && table_name !== 'RegisteredUsers' && action !== 'read contact details';
      return needsTable ? t('audit.saidPart', { sentence, thing }) : sentence;
    }
  }
}
