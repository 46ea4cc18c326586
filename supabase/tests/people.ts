import type postgres from 'postgres';
import { loginEmail } from '../../web/src/person/login-email.ts';

/** The password of every login that a test makes by SQL, and asha's. Its hash is the cheapest: nobody guesses it. */
export const testPassword = 'Demo-member-2026';

export interface NewPerson {
  /** Appears in the name; with `login`, also the username. Ends up after "Test " and "test-", by which they are removed. */
  readonly label: string;
  readonly login?: boolean;
  readonly card?: Record<string, string | number | boolean | null>;
  readonly details?: Record<string, string | number | null>;
  readonly contact?: Record<string, string | null>;
}

export interface TestPerson {
  readonly id: number;
  readonly name: string;
  readonly username: string;
}

/** Adds a login with the password of the tests; without a registered user it belongs to nobody yet. */
async function addLogin(
  sql: postgres.Sql | postgres.TransactionSql,
  username: string,
  profileId: number | null,
): Promise<string> {
  const login = await one(sql<{ id: string }[]>`
    with login as (select gen_random_uuid() as id, extensions.crypt(${testPassword}, extensions.gen_salt('bf', 4)) as hash)
    select id, private.add_auth_user(id, ${loginEmail(username)}, hash) from login`);
  await sql`
    insert into public.accounts (user_id, registered_user_id, username)
    values (${login.id}, ${profileId}, ${username})`;
  return login.id;
}

/** Adds an admin, who signs in with the password of the tests. */
export async function addAdmin(sql: postgres.Sql, username: string, role: 'owner' | 'clerk' = 'owner'): Promise<void> {
  await sql.begin(async (transaction) => {
    const id = await addLogin(transaction, username, null);
    await transaction`
      insert into private.admins (user_id, display_name, role) values (${id}, 'Lakshmi Narayanan, office', ${role})`;
  });
}

/** The phone number that addPerson gives. */
export const testPhone = (id: number) => `+91 5000${String(id).padStart(6, '0')}`;

/** Adds a verified registered user with details and contact by SQL, which nobody's rights limit. */
export async function addPerson(sql: postgres.Sql, person: NewPerson): Promise<TestPerson> {
  const username = `test-${person.label}`;
  const status = { status: 'verified', verified_at: '2026-01-01', verified_by: 'A test' };
  return await sql.begin(async (transaction) => {
    const row = await one(transaction<{ id: number; name: string }[]>`
      insert into public."RegisteredUsers" ${transaction({ name: `Test ${person.label}`, gender: 'bride', age: 30, ...status, ...person.card })}
      returning id::int, name`);
    const { id } = row;
    await transaction`
      insert into public.profile_details ${transaction({ registered_user_id: id, job: 'Tester', ...person.details })}`;
    const phone_number = testPhone(id);
    await transaction`
      insert into public.contact_details ${transaction({ registered_user_id: id, phone_number, ...person.contact })}`;
    if (person.login === true) await addLogin(transaction, username, id);
    return { ...row, username };
  });
}

/** Removes the people that a test added, except those with these usernames. */
export async function removePeople(sql: postgres.Sql, kept: readonly string[] = []): Promise<void> {
  const logins = await sql<{ id: string; person: string | null }[]>`
    select user_id as id, registered_user_id as person from public.accounts where username in ${sql(['', ...kept])}`;
  const people = [0, ...logins.map(({ person }) => person)];
  const nobody = '00000000-0000-0000-0000-000000000000';
  await sql`delete from public."RegisteredUsers" where name like 'Test %' and id not in ${sql(people)}`;
  await sql`
    delete from auth.users where email like 'test-%' and id not in ${sql([nobody, ...logins.map(({ id }) => id)])}`;
  await sql`delete from private.requests`;
}

/** The row that this query gives. */
export async function one<Row>(query: PromiseLike<readonly Row[]>): Promise<Row> {
  const [row] = await query;
  if (row === undefined) throw new Error('No row came back.');
  return row;
}

/** The value that this query of one column gives. */
export async function oneValue<Value>(query: PromiseLike<readonly Record<string, Value>[]>): Promise<Value> {
  const [value] = Object.values(await one(query));
  if (value === undefined) throw new Error('No value came back.');
  return value;
}

/** The values that this query of one column gives. */
export const column = async <Value>(query: PromiseLike<readonly Record<string, Value>[]>): Promise<Value[]> =>
  (await query).flatMap((row) => Object.values(row));

/** The version that the admin's screen would hold. */
export async function versionOf(sql: postgres.Sql, id: number): Promise<string> {
  const [row] = await sql<{ version: string }[]>`
    select private.version_of(${id})::text as version`;
  return row?.version ?? '';
}
