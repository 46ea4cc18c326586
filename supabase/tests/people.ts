import type postgres from 'postgres';
import { loginEmail } from '../../web/src/person/login-email.ts';

/** The password of every login that a test makes by SQL: asha's, whose hash is copied because making one takes time. */
export const testPassword = 'Demo-member-2026';

interface NewPerson {
  /** Appears in the name; with `login`, also the username. Ends up after "Test " and "test-", by which they are removed. */
  readonly label: string;
  readonly login?: boolean;
  readonly card?: Record<string, string | number | null>;
  readonly details?: Record<string, string | number | null>;
  readonly contact?: Record<string, string | null>;
}

export interface TestPerson {
  readonly id: number;
  readonly name: string;
  readonly username: string;
}

/** Adds a verified registered user with details and contact by SQL, which nobody's rights limit. */
export async function addPerson(sql: postgres.Sql, person: NewPerson): Promise<TestPerson> {
  const name = `Test ${person.label}`;
  const username = `test-${person.label}`;
  const status = { status: 'verified', verified_at: '2026-01-01', verified_by: 'A test' };
  return await sql.begin(async (transaction) => {
    const [row] = await transaction<{ id: number }[]>`
      insert into public."RegisteredUsers" ${transaction({ name, gender: 'bride', age: 30, ...status, ...person.card })}
      returning id::int`;
    if (row === undefined) throw new Error('No row came back.');
    const { id } = row;
    await transaction`
      insert into public.profile_details ${transaction({ registered_user_id: id, job: 'Tester', ...person.details })}`;
    const phone_number = `+91 5000${String(id).padStart(6, '0')}`;
    await transaction`
      insert into public.contact_details ${transaction({ registered_user_id: id, phone_number, ...person.contact })}`;
    if (person.login === true) {
      const [login] = await transaction<{ id: string }[]>`
        with login as (select gen_random_uuid() as id)
        select login.id, private.add_auth_user(login.id, ${loginEmail(username)}, users.encrypted_password)
        from login, auth.users where users.email = ${loginEmail('asha')}`;
      await transaction`
        insert into public.accounts (user_id, registered_user_id, username) values (${login?.id ?? null}, ${id}, ${username})`;
    }
    return { id, name, username };
  });
}

/** Removes whoever a test has added. */
export async function removePeople(sql: postgres.Sql): Promise<void> {
  await sql`delete from public."RegisteredUsers" where name like 'Test %'`;
  await sql`delete from auth.users where email like 'test-%'`;
  await sql`delete from private.requests`;
}

/** The version that the admin's screen would hold. */
export async function versionOf(sql: postgres.Sql, id: number): Promise<string> {
  const [row] = await sql<{ version: string }[]>`
    select updated_at::text as version from public."RegisteredUsers" where id = ${id}`;
  return row?.version ?? '';
}
