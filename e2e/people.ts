import { randomInt } from 'node:crypto';
import type postgres from 'postgres';
import { createNodeClient } from '../supabase/lib/node-client.ts';
import { addAdmin, addPerson, type NewPerson, type TestPerson } from '../supabase/tests/people.ts';
import { backend } from './backend.ts';

/** The people of one test, who are nobody else's: tests run side by side, in any order. */
export interface People {
  /** The names of all of them begin like this. A person registered in the browser with such a name is one of them. */
  readonly family: string;
  /** A phone number that nobody else has. */
  newPhone(): string;
  /** The profiles of all of them. */
  ids(): Promise<readonly number[]>;
  /** Adds a verified profile without a login. */
  addProfile(values?: Values): Promise<TestPerson>;
  /** Adds a verified profile with a login. */
  addMember(values?: Values): Promise<TestPerson>;
  /** Adds an admin, for tests that end or renew a session. */
  addAdmin(): Promise<string>;
}

type Values = Omit<NewPerson, 'label' | 'login'>;

/** The profiles with a name that begins like this, in either case: an import capitalises names. */
async function findPeople(sql: postgres.Sql, family: string): Promise<readonly number[]> {
  const people = await sql<{ id: string }[]>`
    select id from public."RegisteredUsers" where name ilike ${`${family}%`}`;
  return people.map(({ id }) => Number(id));
}

/** Removes everyone with a name that begins like this, with their pictures and logins. */
async function removePeople(sql: postgres.Sql, family: string): Promise<void> {
  const { storage } = createNodeClient(backend.access.apiUrl, backend.access.secretKey);
  const ids = await findPeople(sql, family);
  const files = await sql<{ bucket: string; name: string }[]>`
    select bucket_id as bucket, name from storage.objects where split_part(name, '/', 1) in ${sql(['', ...ids.map(String)])}`;
  for (const { bucket, name } of files) await storage.from(bucket).remove([name]);
  await sql`
    delete from auth.users
    where id in (select user_id from public.accounts where registered_user_id in ${sql([0, ...ids])})`;
  await sql`delete from public."RegisteredUsers" where id in ${sql([0, ...ids])}`;
}

/** Gives a test people of its own, and removes them when it is over. */
export async function withPeople(sql: postgres.Sql, provide: (people: People) => Promise<void>): Promise<void> {
  const word = Array.from({ length: 6 }, () => String.fromCharCode(randomInt(97, 123))).join('');
  // Written as an import writes names; addPerson writes the word in lower case.
  const family = `Test ${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const admins: string[] = [];
  let count = 0;
  const add = (values: Values, login: boolean) =>
    addPerson(sql, {
      ...values,
      label: `${word}-${(count += 1)}`,
      login,
      // Not the newest, because other tests look at the first cards of the list.
      card: { created_at: '2020-01-01', ...values.card },
    });
  try {
    await provide({
      family,
      newPhone: () => `+91 58${randomInt(100, 1000)} ${randomInt(10_000, 100_000)}`,
      ids: async () => await findPeople(sql, family),
      addProfile: (values = {}) => add(values, false),
      addMember: (values = {}) => add(values, true),
      addAdmin: async () => {
        const username = `test-${word}-admin-${admins.length}`;
        admins.push(username);
        await addAdmin(sql, username);
        return username;
      },
    });
  } finally {
    await removePeople(sql, family);
    await sql`
      delete from auth.users where id in (select user_id from public.accounts where username in ${sql(['', ...admins])})`;
  }
}
