import type { SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { afterAll, expect } from 'vitest';
import { z } from 'zod';
import type { Database, Json } from '../../web/src/lib/database.types.ts';
import { loginEmail } from '../../web/src/person/login-email.ts';
import { roleToken } from '../backends/embedded/keys.ts';
import { readState } from '../backends/embedded/state.ts';
import { chooseBackend } from '../backends/choose.ts';
import { createNodeClient } from '../lib/node-client.ts';
import { readSettings } from '../lib/settings.ts';
import { answerShapes } from './answer-shapes.ts';
import { addPerson, removePeople, testPassword } from './people.ts';

/** The backend under test. */
export const backend = chooseBackend(readSettings());
export const { access, traits } = backend;
/** Whether the tests may stop one of its services. */
export const canStop = backend.serviceNames.length > 0;

export type Client = SupabaseClient<Database>;
export type TableName = keyof Database['public']['Tables'];

export const tableNames = [
  'RegisteredUsers',
  'profile_details',
  'contact_details',
  'income_details',
  'office_details',
  'accounts',
  'notifications',
  'site_settings',
  'audit_log',
  'verification_checks',
  'profile_proposals',
  'saved_searches',
  'likes',
  'contact_requests',
  'contact_consents',
  'contact_attempts',
  'follow_ups',
  'profile_log',
  'disclosures',
  'blocks',
  'reports',
  'own_statuses',
  'deletion_requests',
  'message_templates',
  'wishes',
  'introductions',
] as const satisfies readonly TableName[];

/**
 * Every kind of API caller. `admin` is an owner of the bureau. `switchedOff` holds a token from before the account was switched off;
 * `temporaryPassword` has not yet chosen a password of their own.
 */
export const personaNames = [
  'visitor',
  'member',
  'otherMember',
  'unverifiedMember',
  'switchedOff',
  'temporaryPassword',
  'clerk',
  'admin',
] as const;
export type PersonaName = (typeof personaNames)[number];
/** Whether this caller is an admin: an owner or a clerk. */
export const isOffice = (name: PersonaName) => name === 'admin' || name === 'clerk';
/** Everybody who is no admin. */
export const outsiders = personaNames.filter((name) => !isOffice(name));
/** The logins outside the demo data. */
const personaUsernames = ['test-unverified', 'test-switched-off', 'test-temporary-password'] as const;
type RegisteredPersona = Exclude<PersonaName, 'visitor' | 'clerk' | 'admin'>;

export interface Personas {
  readonly clients: Readonly<Record<PersonaName, Client>>;
  /** The registered user of each persona that has one. */
  readonly profileIds: Readonly<Record<RegisteredPersona, number>>;
  /** The database as `postgres`: prepares, and reads the tables directly. */
  readonly sql: postgres.Sql;
}

/** A client without a session. */
export const visitor = (): Client => createNodeClient(access.apiUrl, access.publishableKey);

/** Signs in with username and password, as the site does. */
export async function signIn(username: string, password = testPassword): Promise<Client> {
  const client = visitor();
  const { error } = await client.auth.signInWithPassword({ email: loginEmail(username), password });
  if (error) throw error;
  return client;
}

/** The state of the personas in the database, and the number of their sessions: another one once a test has spoilt a persona. */
async function describePersonas(sql: postgres.Sql, clients: readonly Client[]): Promise<string> {
  const sessions = await Promise.all(
    clients.map(async (client) => {
      const { data } = await client.auth.getSession();
      const [, payload = ''] = data.session?.access_token.split('.') ?? [];
      return z.object({ session_id: z.string() }).parse(JSON.parse(atob(payload))).session_id;
    }),
  );
  const [row] = await sql<{ text: string }[]>`
    select string_agg((
      jsonb_build_array(card, details, contact, account, users.encrypted_password) #- '{0,updated_at}'
        #- '{1,updated_at}' #- '{2,updated_at}' #- '{3,updated_at}'
    )::text, ' ' order by username)
      || (select count(*) from auth.sessions where id::text in ${sql(sessions)}) as text
    from public.accounts as account
    join auth.users on users.id = account.user_id
    left join public."RegisteredUsers" as card on card.id = account.registered_user_id
    left join public.profile_details as details on details.registered_user_id = card.id
    left join public.contact_details as contact on contact.registered_user_id = card.id
    where username in ('admin', 'clerk', 'asha', 'bala') or username in ${sql(personaUsernames)}`;
  return row?.text ?? '';
}

/** Signs everyone in, and adds the three who are not in the demo data. */
async function makePersonas(sql: postgres.Sql) {
  await removePeople(sql);
  const add = async (label: string, card = {}) => (await addPerson(sql, { label, login: true, card })).id;
  const [unverifiedMember, switchedOff, temporaryPassword] = await Promise.all([
    add('unverified', { status: 'draft' }),
    add('switched-off'),
    add('temporary-password'),
  ]);
  await sql`update public.accounts set must_change_password = true where username = 'test-temporary-password'`;
  const names = ['asha', 'bala', ...personaUsernames] as const;
  const [admin, clerk, ...members] = await Promise.all([
    signIn('admin', 'Demo-admin-2026'),
    signIn('clerk', 'Demo-clerk-2026'),
    ...names.map((name) => signIn(name)),
  ]);
  const [member, otherMember, unverified, off, temporary] = members;
  if (!member || !otherMember || !unverified || !off || !temporary) throw new Error('Somebody did not sign in.');
  await sql`update public.accounts set active = false where username = 'test-switched-off'`;
  const ownId = async (username: string) => {
    const [row] = await sql<{ id: number }[]>`
      select registered_user_id::int as id from public.accounts where username = ${username}`;
    if (row === undefined) throw new Error(`The demo data has no account ${username}.`);
    return row.id;
  };
  const personas: Personas = {
    clients: {
      visitor: visitor(),
      member,
      otherMember,
      unverifiedMember: unverified,
      switchedOff: off,
      temporaryPassword: temporary,
      clerk,
      admin,
    },
    profileIds: {
      member: await ownId('asha'),
      otherMember: await ownId('bala'),
      unverifiedMember,
      switchedOff,
      temporaryPassword,
    },
    sql,
  };
  const signedIn = [admin, clerk, ...members];
  return { personas, signedIn, description: await describePersonas(sql, signedIn) };
}

let made: Awaited<ReturnType<typeof makePersonas>> | undefined;

/**
 * The personas, who are made once a run: the files share this module, because vitest isolates none of them. A file that has
 * spoilt one of them (a password changed, a session ended) makes the next one start with new ones.
 */
async function preparePersonas(): Promise<Personas> {
  if (made !== undefined) {
    const { personas, signedIn, description } = made;
    await removePeople(personas.sql, personaUsernames);
    if ((await describePersonas(personas.sql, signedIn)) === description) return personas;
  }
  // No idle_timeout: postgres 3.4 never provides a reserved connection that it has to open again.
  const sql = made?.personas.sql ?? postgres(access.databaseUrl, { max: 4, onnotice: () => undefined });
  made = await makePersonas(sql);
  return made.personas;
}

/**
 * The personas for the tests of a file and for its preparations, which stand at its top. After its tests and clean-ups,
 * everyone else that they added is removed.
 */
export async function setUpPersonas(): Promise<Personas> {
  const personas = await preparePersonas();
  afterAll(() => removePeople(personas.sql, personaUsernames));
  return personas;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** One request to the API as this client, without the client library's checks. A blob is sent as it is. */
export async function send(
  client: Client,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  apiUrl = access.apiUrl,
): Promise<Answer> {
  const { data } = await client.auth.getSession();
  const response = await fetch(`${apiUrl}${path}`, {
    method,
    headers: {
      apikey: access.publishableKey,
      authorization: `Bearer ${data.session?.access_token ?? access.publishableKey}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const portOf = (service: string) =>
  readState(readSettings().folder)?.services.find(({ name }) => name === service)?.port;
/** The port of PostgREST itself, on a backend with reachable services; and of auth. */
const restPort = portOf('rest');
const authPort = portOf('auth');
/** Whether sendPastGateway can use all of PostgREST's grammar. */
export const reachesRest = restPort !== undefined || !traits.ownGateway;

/**
 * The same, of PostgREST itself where that can be reached. Our gateways refuse much of its grammar, but the database's
 * promises must hold without them, as on hosted Supabase.
 */
export async function sendPastGateway(
  client: Client,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  if (restPort === undefined || !path.startsWith('/rest/v1/')) return await send(client, method, path, body, headers);
  const { data } = await client.auth.getSession();
  // There the key of the visitors is no token.
  const authorization = `Bearer ${data.session?.access_token ?? roleToken('anon')}`;
  const address = path.slice('/rest/v1'.length);
  return await send(client, method, address, body, { authorization, ...headers }, `http://127.0.0.1:${restPort}`);
}

/** A request to auth itself, where it can be reached: our gateways close most of its paths, and hosted Supabase has none of ours. */
export const sendToAuth = (client: Client, method: string, path: string, body: object): Promise<Answer> =>
  send(
    client,
    method,
    `/auth/v1${path}`,
    body,
    {},
    authPort === undefined ? access.apiUrl : `http://127.0.0.1:${authPort}`,
  );

export interface Outcome {
  readonly status: number;
  /** The result of the function. */
  readonly data: unknown;
  /** The code of the refusal. */
  readonly code?: string;
  readonly message?: string;
  /** Of our own refusals, the field. */
  readonly hint?: string | null;
  /** Of our own refusals, their stable code. */
  readonly refusal?: string | null;
  /** Of our own refusals, the values of the sentence. */
  readonly values?: unknown;
}

const errorSchema = z.object({
  code: z.string(),
  message: z.string(),
  hint: z.string().nullable(),
  details: z.string().nullable(),
});

type FunctionName = keyof Database['public']['Functions'];
type Declared<Name extends FunctionName> = Database['public']['Functions'][Name]['Args'];
/** The arguments of a function of the API. Each may be null or undefined, and JSON may hold anything. */
type Args<Name extends FunctionName> = {
  [Key in keyof Declared<Name>]: Json extends Declared<Name>[Key] ? unknown : Declared<Name>[Key] | null | undefined;
};

/** Calls a function of the API: a wrong name or argument does not compile. */
export const call = <Name extends FunctionName>(
  client: Client,
  name: Name,
  ...[args]: Partial<Args<Name>> extends Args<Name> ? [args?: Args<Name>] : [args: Args<Name>]
): Promise<Outcome> => callAnything(client, name, args);

/** Calls a function with any arguments: with wrong ones, those of a list, or what another call has answered. */
export async function callAnything(client: Client, name: string, args: object = {}): Promise<Outcome> {
  const { status, body } = await send(client, 'POST', `/rest/v1/rpc/${name}`, args);
  const answer: unknown = body === '' ? null : JSON.parse(body);
  if (status < 300) {
    const shape = answerShapes.get(name);
    // The site reads no more of it and no less.
    if (shape !== undefined) expect(shape.parse(answer), name).toEqual(answer);
    return { status, data: answer };
  }
  const { code, message, hint, details } = errorSchema.parse(answer);
  const [, field, values] = /^(\S*) (\{.*\})$/.exec(hint ?? '') ?? [];
  return {
    status,
    data: null,
    code,
    message,
    hint: field ?? hint,
    refusal: details,
    ...(values !== undefined && { values: z.unknown().parse(JSON.parse(values)) }),
  };
}

/** Calls a recorded search, and reads its result in a call of its own. */
export async function callAndRead(client: Client, name: string, args: object): Promise<Outcome> {
  const asked = await callAnything(client, name, args);
  return asked.status < 300 ? await callAnything(client, 'read_answer', { answer_id: asked.data }) : asked;
}

/** The contact details of a profile, or null for callers without access. */
export const readContact = async (client: Client, profile_id: number): Promise<unknown> =>
  (await call(client, 'read_contact_details', { profile_id })).data;

/** Opens contact details as the admin does, which is recorded, and reads them. */
export async function openContact(client: Client, profile_id: number): Promise<Outcome> {
  const opened = await call(client, 'open_contact_details', { wanted_id: profile_id });
  return opened.status < 300 ? await call(client, 'read_contact_details', { profile_id }) : opened;
}

export async function exportPeople(client: Client, ids: unknown, with_contact: boolean | null): Promise<Outcome> {
  const recorded = await callAnything(client, 'record_export', { ids, with_contact });
  return recorded.status < 300 ? await callAnything(client, 'export_people', { ids, with_contact }) : recorded;
}

/** Changes the client's own password, as the site does in two calls. */
export async function changePassword(
  client: Client,
  current_password: string | null,
  new_password: string | null,
): Promise<Outcome> {
  const asked = await call(client, 'change_password', { current_password, new_password });
  return asked.status < 300 ? await callAnything(client, 'finish_password_change', { change_id: asked.data }) : asked;
}

/** A fingerprint of everything that is stored but sessions and readings: two that are equal mean that nothing changed. */
export async function fingerprintOfAll(sql: postgres.Sql): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', nspname, relname) as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and relname not in ('readings', 'reading_counts') and (nspname in ('public', 'private') or (nspname, relname) in (
      ('auth', 'users'), ('auth', 'identities'), ('storage', 'buckets'), ('storage', 'objects')
    )) order by 1`;
  // When a user last signed in, or an object was last looked at, is no change.
  const text = (name: string) =>
    /^(auth|storage)/.test(name) ? `(to_jsonb(t) - '{last_sign_in_at,last_accessed_at,updated_at}'::text[])` : 't';
  const hashes = tables.map(
    ({ name }) => `select count(*) || ' ' || sum(hashtextextended(${text(name)}::text, 0)) from ${name} as t`,
  );
  const [row] = await sql.unsafe<{ hash: string }[]>(
    `select concat_ws(' ', ${hashes.map((query) => `(${query})`).join(', ')}) as hash`,
  );
  return row?.hash ?? '';
}
