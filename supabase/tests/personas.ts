import type { SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import type { Database } from '../../web/src/lib/database.types.ts';
import { loginEmail } from '../../web/src/lib/login-email.ts';
import { chooseBackend } from '../stack/choose-backend.ts';
import { createNodeClient } from '../stack/node-client.ts';
import { readSettings } from '../stack/settings.ts';

export const { access } = chooseBackend(readSettings());

export type Client = SupabaseClient<Database>;
export type TableName = keyof Database['public']['Tables'];

export const tableNames = [
  'RegisteredUsers',
  'profile_details',
  'contact_details',
  'accounts',
  'notifications',
  'site_settings',
  'audit_log',
] as const satisfies readonly TableName[];

/** Everyone who may knock at the API. `switchedOff` holds a token from before the account was switched off. */
export const personaNames = ['visitor', 'member', 'otherMember', 'unverifiedMember', 'switchedOff', 'admin'] as const;
export type PersonaName = (typeof personaNames)[number];

export interface Personas {
  readonly clients: Readonly<Record<PersonaName, Client>>;
  /** The registered user of each persona that has one. */
  readonly registeredUserIds: Readonly<Record<'member' | 'otherMember' | 'unverifiedMember' | 'switchedOff', number>>;
  /** The database as `postgres`: prepares, and looks at what really is in the tables. */
  readonly sql: postgres.Sql;
  end(): Promise<void>;
}

const passwords = { admin: 'Demo-admin-2026', member: 'Demo-member-2026' };

/** A client without a session. */
export const visitor = (): Client => createNodeClient(access.apiUrl, access.publishableKey);

/** Signs in with username and password, as the site does. */
export async function signIn(username: string, password: string): Promise<Client> {
  const client = visitor();
  const { error } = await client.auth.signInWithPassword({ email: loginEmail(username), password });
  if (error) throw error;
  return client;
}

/** Signs everyone in. Two members are added for the tests and removed again by end(). */
export async function createPersonas(): Promise<Personas> {
  const sql = postgres(access.databaseUrl, { max: 2, onnotice: () => undefined });
  await removeTestMembers(sql);
  const unverifiedMember = await addMember(sql, 'test-unverified', 'draft');
  const switchedOff = await addMember(sql, 'test-switched-off', 'verified');
  const clients = {
    visitor: visitor(),
    member: await signIn('asha', passwords.member),
    otherMember: await signIn('bala', passwords.member),
    unverifiedMember: await signIn('test-unverified', passwords.member),
    switchedOff: await signIn('test-switched-off', passwords.member),
    admin: await signIn('admin', passwords.admin),
  };
  await sql`update public.accounts set active = false where username = 'test-switched-off'`;
  const ownId = async (username: string) => {
    const [row] = await sql<{ id: number }[]>`
      select registered_user_id::int as id from public.accounts where username = ${username}`;
    if (row === undefined) throw new Error(`The demo data has no account ${username}.`);
    return row.id;
  };
  return {
    clients,
    registeredUserIds: { member: await ownId('asha'), otherMember: await ownId('bala'), unverifiedMember, switchedOff },
    sql,
    end: async () => {
      await removeTestMembers(sql);
      await sql.end();
    },
  };
}

/** A registered user with details, contact and a login that has asha's password. */
async function addMember(sql: postgres.Sql, username: string, status: 'draft' | 'verified'): Promise<number> {
  return await sql.begin(async (transaction) => {
    const [row] = await transaction<{ id: number }[]>`
      insert into public."RegisteredUsers" (name, gender, age, status, verified_at, verified_by)
      values (${`Test ${username}`}, 'bride', 30, ${status}, now(), 'A test')
      returning id::int`;
    if (row === undefined) throw new Error('No row came back.');
    await transaction`insert into public.profile_details (registered_user_id, job) values (${row.id}, 'Tester')`;
    await transaction`
      insert into public.contact_details (registered_user_id, phone_number)
      values (${row.id}, ${`+91 5000${String(row.id).padStart(6, '0')}`})`;
    const id = crypto.randomUUID();
    await copyLogin(transaction, { id, email: loginEmail(username) });
    await transaction`
      insert into public.accounts (user_id, registered_user_id, username) values (${id}, ${row.id}, ${username})`;
    return row.id;
  });
}

/** Copies asha's login, whatever columns this backend's auth service has. */
async function copyLogin(transaction: postgres.TransactionSql, changes: { id: string; email: string }): Promise<void> {
  const columns = await transaction<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and is_generated = 'NEVER'`;
  const names = transaction(columns.map(({ name }) => name));
  await transaction`
    insert into auth.users (${names})
    select ${names} from jsonb_populate_record(null::auth.users, (
      select to_jsonb(users) || ${transaction.json(changes)} from auth.users where email = ${loginEmail('asha')}
    ))`;
}

async function removeTestMembers(sql: postgres.Sql): Promise<void> {
  await sql`delete from public."RegisteredUsers" where name like 'Test test-%'`;
  await sql`delete from auth.users where email like 'test-%'`;
}

/** A fingerprint of everything in a table: two that are equal mean that nothing changed. */
export async function fingerprint(sql: postgres.Sql, table: TableName): Promise<string> {
  const [row] = await sql<{ hash: string | null }[]>`
    select md5(string_agg(row::text, '|' order by row::text)) as hash from public.${sql(table)} as row`;
  return row?.hash ?? 'empty';
}
