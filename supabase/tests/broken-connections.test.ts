import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isUnanswered, toAppError } from '../../web/src/lib/errors.ts';
import { EmbeddedBackend } from '../backends/embedded/embedded-backend.ts';
import { runAsSuperuser } from '../backends/embedded/superuser.ts';
import { addPerson } from './people.ts';
import { access, backend, send, setUpPersonas, signIn, visitor, type Answer } from './personas.ts';

// The answers of PostgREST when its connection breaks in the middle of a change, as at a failover. The site must treat each
// of them as an unknown outcome.

const { sql } = await setUpPersonas();

const me = await addPerson(sql, { label: 'cut-off', login: true });
const other = await addPerson(sql, { label: 'cut-off-other' });
const member = await signIn(me.username);
beforeEach(async () => {
  await sql`delete from public.likes where liker_id = ${me.id}`;
});
afterEach(async () => {
  // PostgREST finds out at the next request that a connection is gone.
  const ask = async () => (await visitor().from('site_settings').select('bureau_name')).status;
  await expect.poll(() => Promise.all(Array.from({ length: 10 }, ask))).toEqual(Array.from({ length: 10 }, () => 200));
});

const like = () => send(member, 'POST', '/rest/v1/rpc/like_profile', { profile_id: other.id });
const isLiked = async () => {
  const rows = await sql`select from public.likes where liker_id = ${me.id} and profile_id = ${other.id}`;
  return rows.length === 1;
};
/** Ends the connections of PostgREST that wait for this; returns how many. */
const endWaiting = async (event: string) => {
  const ended = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where usename = 'authenticator' and ${event} in (wait_event_type, wait_event)`;
  return ended.length;
};

function expectUnknown(answer: Answer | undefined, status: number, code: string): void {
  expect(answer?.status).toBe(status);
  const refusal: unknown = JSON.parse(answer?.body ?? 'null');
  expect(refusal).toMatchObject({ code });
  const error = toAppError(refusal, status);
  expect({ kind: error.kind, isUnanswered: isUnanswered(error) }).toEqual({ kind: 'network', isUnanswered: true });
}

test('while it waits for a lock: 503, and it was not made', async () => {
  let answer: Promise<Answer> | undefined;
  await sql.begin(async (transaction) => {
    await transaction`select from public."RegisteredUsers" where id in (${me.id}, ${other.id}) for update`;
    answer = like();
    await expect.poll(() => endWaiting('Lock')).toBe(1);
  });
  expectUnknown(await answer, 503, 'PGRST001');
  expect(await isLiked()).toBe(false);
});

describe.runIf(backend instanceof EmbeddedBackend)('while it waits for the standbys', () => {
  const asSuperuser = async (statement: string) => {
    expect(await runAsSuperuser(Number(new URL(access.databaseUrl).port), statement)).toBeDefined();
  };

  // Nobody else waits: only this member's likes are committed synchronously.
  beforeAll(async () => {
    await sql.unsafe(`
      create function public.commit_synchronously() returns trigger language plpgsql as $$
      begin
        perform set_config('synchronous_commit', 'on', true);
        return null;
      end $$;
      create trigger commit_synchronously after insert on public.likes
        for each row when (new.liker_id = ${me.id}) execute function public.commit_synchronously()`);
    await asSuperuser('alter system set synchronous_commit = local');
    await asSuperuser(`alter system set synchronous_standby_names = 'nobody'`);
    await asSuperuser('select pg_reload_conf()');
  });
  afterAll(async () => {
    await asSuperuser('alter system reset synchronous_standby_names');
    await asSuperuser('alter system reset synchronous_commit');
    await asSuperuser('select pg_reload_conf()');
    await sql.unsafe(`
      drop trigger commit_synchronously on public.likes;
      drop function public.commit_synchronously()`);
  });

  test('400 with an empty code, and it was made', async () => {
    let answer = like();
    await expect
      .poll(async () => {
        // A like this early means that the function did not wait.
        if (await isLiked()) {
          await sql`delete from public.likes where liker_id = ${me.id}`;
          answer = like();
        }
        return await endWaiting('SyncRep');
      })
      .toBe(1);
    expectUnknown(await answer, 400, '');
    expect(await isLiked()).toBe(true);
  });
});
