import { decodeJwt } from 'jose';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { addAdmin, addPerson } from './people.ts';
import { call, changePassword, setUpPersonas, signIn, type Client } from './personas.ts';

const { clients, sql } = await setUpPersonas();
await Promise.all(['sitter', 'neighbour'].map((label) => addPerson(sql, { label, login: true })));
await addAdmin(sql, 'test-clerk');

const nobodysSession = '7e570000-0000-4000-8000-000000000002';

async function sessionOf(client: Client): Promise<string> {
  const { data } = await client.auth.getSession();
  return z.looseObject({ session_id: z.string() }).parse(decodeJwt(data.session?.access_token ?? '')).session_id;
}

/** Signs in, with an earlier time. */
async function signedIn(username: string, ago: { began: string; renewed?: string }): Promise<Client> {
  const client = await signIn(username);
  await sql`
    update auth.sessions set created_at = now() - ${ago.began}::interval,
      refreshed_at = now() at time zone 'UTC' - ${ago.renewed ?? null}::interval
    where id = ${await sessionOf(client)}`;
  return client;
}

const stateOf = async (client: Client) => (await call(client, 'read_session_state')).data;
/** Whether the session reads anything that is not everybody's. */
const reads = async (client: Client) => (await client.from('accounts').select('username')).data?.length !== 0;

describe('a session ends', () => {
  test.each([
    ['test-sitter', '89 days 23:59', 'open'],
    ['test-sitter', '90 days', 'too long'],
    ['test-clerk', '6 days 23:59', 'open'],
    ['test-clerk', '7 days', 'too long'],
  ])('of %s begun %s ago: %s', async (username, began, state) => {
    const client = await signedIn(username, { began, renewed: '1 hour' });
    expect(await stateOf(client)).toBe(state);
    expect(await reads(client)).toBe(state === 'open');
    const renewed = await client.auth.refreshSession();
    expect(renewed.error).toBeNull();
    expect(await stateOf(client)).toBe(state);
  });

  test('when the bureau says so', async () => {
    const change = { changes: { member_session_days: 2, admin_session_days: 1 } };
    onTestFinished(async () => {
      await call(clients.admin, 'save_settings', { changes: { member_session_days: 90, admin_session_days: 7 } });
    });
    expect((await call(clients.admin, 'save_settings', change)).status).toBe(204);
    const [member, clerk] = [
      await signedIn('test-sitter', { began: '47 hours' }),
      await signedIn('test-clerk', { began: '25 hours' }),
    ];
    expect([await stateOf(member), await stateOf(clerk)]).toEqual(['open', 'too long']);
    expect(await call(clerk, 'list_admins')).toMatchObject({ status: 403 });
  });

  test('with a temporary password that is as old as the bureau allows, until there is a new one', async () => {
    const { admin } = clients;
    const person = await addPerson(sql, { label: 'late-comer' });
    const first = 'Temporary-xy-2026';
    await call(admin, 'create_login', {
      profile_id: person.id,
      username: 'test-late-comer',
      temporary_password: first,
    });
    const setAgo = (ago: string) => sql`
      update public.accounts set last_password_set_at = now() - ${ago}::interval where registered_user_id = ${person.id}`;
    const early = await signIn('test-late-comer', first);
    await setAgo('13 days 23:59');
    expect(await stateOf(early)).toBe('open');
    await setAgo('14 days');
    for (const client of [early, await signIn('test-late-comer', first)]) {
      expect(await stateOf(client)).toBe('password expired');
      expect(await reads(client)).toBe(false);
      expect(await changePassword(client, first, 'Sambar and rice 9')).toMatchObject({ refusal: 'sign_in_again' });
    }
    await call(admin, 'save_settings', { changes: { temporary_password_days: 15 } });
    expect(await stateOf(await signIn('test-late-comer', first))).toBe('open');
    await call(admin, 'save_settings', { changes: { temporary_password_days: 14 } });
    await call(admin, 'reset_password', { profile_id: person.id, temporary_password: 'Temporary-yz-2026' });
    const again = await signIn('test-late-comer', 'Temporary-yz-2026');
    expect((await changePassword(again, 'Temporary-yz-2026', 'Sambar and rice 9')).data).toBe('changed');
    // One's own password does not expire.
    await setAgo('300 days');
    expect(await stateOf(again)).toBe('open');
  });

  test('not because the password was changed by a clock that was a day ahead', async () => {
    const before = await signIn('test-neighbour');
    const change = (ahead: string) => sql`
      insert into private.own_password_changes (user_id, changed_at, changed_in)
      select user_id, now() + ${ahead}::interval, ${nobodysSession} from public.accounts where username = 'test-neighbour'
      on conflict (user_id) do update set changed_at = excluded.changed_at`;
    onTestFinished(async () => {
      await sql`delete from private.own_password_changes where changed_in = ${nobodysSession}`;
    });
    for (const ahead of ['1 day', '75 seconds']) {
      await change(ahead);
      expect(await stateOf(await signIn('test-neighbour'))).toBe('open');
    }
    await change('45 seconds');
    expect(await stateOf(await signIn('test-neighbour'))).toBe('password changed');
    await change('-1 second');
    expect(await stateOf(before)).toBe('password changed');
  });

  test('because make daily has forgotten it, as of a later day', async () => {
    const client = await signIn('test-sitter');
    await sql`delete from auth.sessions where id = ${await sessionOf(client)}`;
    expect(await stateOf(client)).toBe('ended');
    const [{ before } = { before: '' }] = await sql<{ before: string }[]>`
      select up_to_date_on::text as before from private.age_refresh`;
    onTestFinished(async () => {
      await sql`update private.age_refresh set up_to_date_on = ${before}::date where true`;
    });
    await sql`update private.age_refresh set up_to_date_on = private.today() + interval '13 months' where true`;
    expect(await stateOf(client)).toBe('too long');
  });

  test('after 30 days without use, and renewing it does not open it again', async () => {
    const used = await signedIn('test-sitter', { began: '80 days', renewed: '29 days 23:59' });
    const unused = await signedIn('test-sitter', { began: '80 days', renewed: '30 days' });
    const never = await signedIn('test-sitter', { began: '30 days' });
    for (const client of [unused, never]) {
      expect(await stateOf(client)).toBe('unused');
      expect(await reads(client)).toBe(false);
      await client.auth.refreshSession();
      expect(await stateOf(client)).toBe('unused');
      expect(await reads(client)).toBe(false);
    }
    expect(await stateOf(used)).toBe('open');
    expect((await used.auth.refreshSession()).error).toBeNull();
    const [row] = await sql<{ fresh: boolean }[]>`
      select refreshed_at > now() at time zone 'UTC' - interval '1 minute' as fresh
      from auth.sessions where id = ${await sessionOf(used)}`;
    expect(row).toEqual({ fresh: true });
  });
});

describe('where somebody is signed in', () => {
  const list = async (client: Client) =>
    z
      .array(
        z.strictObject({
          session_id: z.string(),
          device: z.string().nullable(),
          began_at: z.string(),
          last_used_at: z.string(),
          is_this_one: z.boolean(),
          second_factor: z.literal(false),
        }),
      )
      .parse((await call(client, 'list_my_sessions')).data);

  test.each(['test-sitter', 'test-clerk'])(
    '%s sees their own open sessions, and ends one or all others',
    async (username) => {
      await sql`
      delete from auth.sessions where user_id = (select user_id from public.accounts where username = ${username})`;
      const here = await signIn(username);
      const phone = await signedIn(username, { began: '2 days', renewed: '1 day' });
      await sql`update auth.sessions set user_agent = 'A phone' where id = ${await sessionOf(phone)}`;
      const third = await signIn(username);
      await signedIn(username, { began: '200 days' });
      const seen = await list(here);
      expect(seen.map(({ session_id, is_this_one }) => [session_id, is_this_one])).toEqual([
        [await sessionOf(here), true],
        [await sessionOf(third), false],
        [await sessionOf(phone), false],
      ]);
      expect(seen[2]?.device).toBe('A phone');
      const usedAgo = Date.now() - new Date(seen[2]?.last_used_at ?? '').getTime();
      expect(Math.round(usedAgo / 3_600_000)).toBe(24);

      expect((await call(here, 'end_my_session', { ended_id: await sessionOf(phone) })).status).toBe(204);
      expect(await stateOf(phone)).toBe('ended');
      expect(await reads(phone)).toBe(false);
      expect(await call(here, 'end_my_session', { ended_id: await sessionOf(phone) })).toMatchObject({
        status: 404,
        refusal: 'session_ended',
      });
      expect(await stateOf(third)).toBe('open');
      expect((await call(here, 'end_my_other_sessions')).status).toBe(204);
      expect([await stateOf(here), await stateOf(third)]).toEqual(['open', 'ended']);
      expect((await list(here)).length).toBe(1);
    },
  );

  test("nobody ends somebody else's session, not even the admin", async () => {
    const victim = await signIn('test-sitter');
    const ended_id = await sessionOf(victim);
    const neighbour = await signIn('test-neighbour');
    for (const client of [neighbour, clients.member, clients.admin]) {
      expect(await call(client, 'end_my_session', { ended_id })).toMatchObject({ status: 404, code: 'PT404' });
      expect((await list(client)).map(({ session_id }) => session_id)).not.toContain(ended_id);
    }
    await call(neighbour, 'end_my_other_sessions');
    expect(await stateOf(victim)).toBe('open');
    expect(await call(victim, 'end_my_session', { ended_id: nobodysSession })).toMatchObject({ status: 404 });
  });
});
