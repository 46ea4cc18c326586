// What many tests begin with: members who are signed in, a contact request, shared contact details.
import { createHash } from 'node:crypto';
import type postgres from 'postgres';
import { expect } from 'vitest';
import { addPerson, oneValue, type NewPerson, type TestPerson } from './people.ts';
import { signIn, type Client } from './personas.ts';

/** Somebody with a profile: a person, or only their number. */
type Someone = Pick<TestPerson, 'id'>;

export interface TestMember extends TestPerson {
  readonly client: Client;
}

/** Adds a verified person with a login, and signs them in. */
export async function addMember(sql: postgres.Sql, person: Omit<NewPerson, 'login'>): Promise<TestMember> {
  const added = await addPerson(sql, { ...person, login: true });
  return { ...added, client: await signIn(added.username) };
}

/** Adds a contact request that nobody has looked at, and gives its number. */
export const addRequest = (sql: postgres.Sql, requester: Someone, profile: Someone): Promise<number> =>
  oneValue(sql<{ id: number }[]>`
    insert into public.contact_requests (requester_id, profile_id) values (${requester.id}, ${profile.id})
    returning id::int`);

/** Approves a request as of so many days ago, without the consent and the notices of the function. */
export const approveRequest = (sql: postgres.Sql, id: number, daysAgo = 0) => sql`
  update public.contact_requests
  set status = 'approved', decided_by_name = 'A test', decided_at = now() - ${daysAgo} * interval '1 day' where id = ${id}`;

/** Shows the contact details of the profile to the requester, by this approved request. Gives the number of the disclosure. */
export const addDisclosure = (sql: postgres.Sql, request: number): Promise<number> =>
  oneValue(sql<{ id: number }[]>`
    insert into public.disclosures (request_id, subject_id, recipient_id, shared_by_name)
    select id, profile_id, requester_id, 'A test' from public.contact_requests where id = ${request} returning id::int`);

/** Adds a request that is approved, with its disclosure. */
export async function addSharing(sql: postgres.Sql, recipient: Someone, subject: Someone): Promise<void> {
  const request = await addRequest(sql, recipient, subject);
  await approveRequest(sql, request);
  await addDisclosure(sql, request);
}

/** Takes back what these people have done, and verifies them again. It is one message, because many tests begin with it. */
export async function startAgain(sql: postgres.Sql, ...people: readonly Someone[]): Promise<void> {
  const ids = people.map(({ id }) => id).join();
  await sql.unsafe(`
    delete from public.likes where liker_id in (${ids});
    delete from public.contact_requests where requester_id in (${ids});
    delete from public.blocks where blocker_id in (${ids});
    delete from public.reports where reporter_id in (${ids});
    delete from public.deletion_requests where registered_user_id in (${ids});
    delete from public.notifications where registered_user_id in (${ids});
    update public."RegisteredUsers" set status = 'verified', status_reason = null, deleted_at = null where id in (${ids})`);
}

/** Forgets today's readings, as if another day had begun. */
export const beginDay = (sql: postgres.Sql) =>
  sql.unsafe(`
    delete from private.readings where true;
    delete from private.reading_counts where true;
    delete from public.notifications where kind like 'many %'`);

/** Waits until calls of this function of the API wait for a lock. */
export const waitForLock = (sql: postgres.Sql, name: string, calls = 1) =>
  expect
    .poll(() => sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like ${`%"${name}"%`}`, {
      message: `${name} waits`,
    })
    .toHaveLength(calls);

/** The proof for a challenge and a number, as a flood's sender finds it: faster than the form. */
export function proofOf(challenge: string, number: string, from = 0): string {
  const bits = Number(challenge.split('-')[1]);
  for (let n = from; ; n += 1) {
    const hash = createHash('sha256').update(`${challenge}:${number}:${n}`).digest();
    if (hash.readUInt32BE() < 2 ** (32 - bits)) return String(n);
  }
}

/** Makes a proof of work take ten bits. @returns what puts the database's own rule back */
export async function needLittleWork(sql: postgres.Sql): Promise<() => Promise<unknown>> {
  const own = await oneValue<string>(
    sql`select pg_get_functiondef('private.proof_bits(text)'::regprocedure) as definition`,
  );
  await sql`
    create or replace function private.proof_bits(of_kind text) returns integer language sql stable security definer
    set search_path = '' as 'select 10'`;
  return async () => await sql.unsafe(own);
}
