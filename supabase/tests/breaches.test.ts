import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { breaches, concerned, extent } from '../../web/src/features/audit/api.ts';
import { morning } from '../../web/src/features/today/api.ts';
import { anyOf, having, textLike } from './matching.ts';
import { addPerson, oneValue } from './people.ts';
import { call, openContact, setUpPersonas } from './personas.ts';
import { addMember, addSharing, startAgain } from './scenes.ts';

// Breaches of personal data: whose data were used in a time, and the record with its clock. An owner's alone.

const { clients, sql } = await setUpPersonas();
const { admin: owner, clerk } = clients;
const people = [
  await addPerson(sql, { label: 'breach-one', login: true, contact: { phone_number: '+91 5123400001' } }),
  await addPerson(sql, { label: 'breach-two', contact: { phone_number: '+91 5123400002' } }),
  await addPerson(sql, { label: 'breach-three', contact: { phone_number: '+91 5123400003' } }),
  await addPerson(sql, { label: 'breach-four', contact: { phone_number: '+91 5123400004' } }),
] as const;
const [one, two, three, four] = people;
const threeIds = [one.id, two.id, three.id];
const clerkLogin = await oneValue(sql<{ name: string }[]>`
  select username from public.accounts join private.admins using (user_id) where role = 'clerk' and active limit 1`);

const clear = () => sql`delete from private.breaches`;
beforeEach(async () => {
  await clear();
  await startAgain(sql, ...people);
});
afterAll(clear);

const momentNow = () => oneValue(sql<{ now: string }[]>`select clock_timestamp()::text`);
const words = { happened: 'The login of a clerk was stolen.', measures: 'The login is switched off.' };

/** The moments around what is done. */
async function during(act: () => Promise<unknown>) {
  const began_at = await momentNow();
  await act();
  return { began_at, ended_at: await momentNow() };
}
const review = async (args: { began_at: string; ended_at: string; login?: string }) =>
  extent.shape.parse((await call(owner, 'review_breach', args)).data);
const record = async (args: { began_at: string; ended_at: string; login?: string }) =>
  z.number().parse((await call(owner, 'record_breach', { ...args, ...words })).data);
const openThree = () =>
  during(async () => {
    for (const { id } of [one, two, three]) await openContact(clerk, id);
    // By another login.
    await openContact(owner, four.id);
  });

describe('the people concerned', () => {
  test('are exactly the three that a stolen login of a clerk has opened', async () => {
    const time = await openThree();
    const found = await review({ ...time, login: clerkLogin });
    expect(found.people).toEqual([one, two, three].map(({ id, name }) => ({ id, name, kinds: ['opened'], acts: 1 })));
    expect(found).toMatchObject({ count: 3, actors: [{ actor_name: textLike(/\(.*\)$/), acts: 3, people: 3 }] });
    expect((await review(time)).people.map(({ id }) => id)).toEqual([...threeIds, four.id]);
    // Neither a moment before nor one after.
    const later = { began_at: time.ended_at, ended_at: await momentNow() };
    expect(await review(later)).toEqual({ count: 0, people: [], actors: [] });
  });

  test('are also those who were looked up, shared, exported and changed', async () => {
    const time = await during(async () => {
      await call(clerk, 'find_people_by_contact', { part: '5123400001' });
      await call(clerk, 'add_log_entry', { profile_id: two.id, kind: 'Other', entry: 'Called' });
      await call(owner, 'record_export', { ids: [three.id], with_contact: true });
    });
    const kindsOf = new Map((await review(time)).people.map(({ id, kinds }) => [id, kinds]));
    expect(kindsOf.get(one.id)).toEqual(['looked up']);
    expect(kindsOf.get(two.id)).toEqual(['changed']);
    expect(kindsOf.get(three.id)).toEqual(['exported']);
    expect(kindsOf.size).toBe(3);
  });

  test('come with the internet addresses of sessions and sign-ins, from an hour before on', async () => {
    const login = await oneValue(
      sql<{ id: string }[]>`select user_id from public.accounts where username = ${clerkLogin}`,
    );
    const done = new Error('Only tried.');
    let found: unknown;
    const trying = sql.begin(async (tx) => {
      const at = (time: string) => `2021-07-01 ${time}+00`;
      for (const [ip, created, refreshed] of [
        ['203.0.113.1', '10:59', null],
        ['203.0.113.2', '11:01', null],
        ['203.0.113.3', '09:00', '2021-07-01 11:30'],
        ['203.0.113.4', '13:00', null],
      ] as const)
        await tx`
          insert into auth.sessions (id, user_id, created_at, refreshed_at, ip)
          values (gen_random_uuid(), ${login}, ${at(created)}, ${refreshed}, ${ip})`;
      for (const [ip, time] of [
        ['203.0.113.5', '11:59'],
        ['203.0.113.6', '12:30'],
        ['', '12:31'],
      ] as const)
        await tx`
          insert into auth.audit_log_entries (id, payload, created_at, ip_address)
          values (gen_random_uuid(), ${tx.json({ action: 'login', actor_id: login })}, ${at(time)}, ${ip})`;
      [found] = await tx`select private.addresses_between(${login}, ${at('12:00')}, ${at('13:00')}) as addresses`;
      throw done;
    });
    await expect(trying).rejects.toBe(done);
    expect(found).toEqual({ addresses: ['203.0.113.2', '203.0.113.3', '203.0.113.6'] });
  });

  test('are found by a removed login too, and a mistyped one is refused', async () => {
    await sql`
      insert into public.audit_log (happened_at, actor_name, action, table_name, record_id, registered_user_id)
      values ('2021-07-01 12:00+00', 'Gone (gone-clerk)', 'read contact details', 'contact_details', ${two.id}, ${two.id})`;
    const past = { began_at: '2021-07-01', ended_at: '2021-07-02' };
    expect((await review({ ...past, login: ' Gone-Clerk ' })).people).toEqual([having({ id: two.id })]);
    expect(await call(owner, 'review_breach', { ...past, login: 'nobody-there' })).toMatchObject({
      refusal: 'breach_login_unknown',
      hint: 'login',
    });
  });
});

test('a number that was opened by a complaint, and what the login of a member reads, are in a breach', async () => {
  await sql`
    insert into public.audit_log (happened_at, actor_name, action, table_name, record_id, new_values)
    values ('2021-08-01 12:00+00', 'Gone (gone-clerk)', 'read number of enquiry', 'enquiries', 1, ${sql.json({ found: [two.id] })})`;
  const day = { began_at: '2021-08-01', ended_at: '2021-08-02' };
  expect((await review(day)).people).toEqual([having({ id: two.id })]);
  const reader = await addMember(sql, { label: 'breach-reader' });
  await addSharing(sql, reader, three);
  const found = await review({ ...day, ended_at: await momentNow(), login: reader.username });
  expect(found.people.map(({ id }) => id).toSorted()).toEqual([reader.id, three.id].toSorted());
});

describe('a recorded breach', () => {
  test('keeps the people of its moment, the words, and an entry of the log; each notice is recorded', async () => {
    const time = await openThree();
    await sql`update public.accounts set language = 'ta' where registered_user_id = ${one.id}`;
    const breach_id = await record({ ...time, login: clerkLogin });
    const list = breaches.shape.parse((await call(owner, 'list_breaches')).data);
    expect(list).toEqual([having({ id: breach_id, count: 3, login: clerkLogin, board_informed_at: null, ...words })]);
    expect(await call(owner, 'record_breach_notice', { breach_id, profile_id: two.id })).toMatchObject({ status: 204 });
    expect(await call(owner, 'record_breach_notice', { breach_id, profile_id: four.id })).toMatchObject({
      status: 404,
    });
    expect(concerned.shape.parse((await call(owner, 'list_people_of_breach', { breach_id })).data)).toEqual({
      count: 3,
      informed: 1,
      list: [
        having({ id: one.id, language: 'ta', informed_at: null }),
        having({ id: two.id, informed_at: anyOf(String) }),
        having({ id: three.id, informed_at: null }),
      ],
    });
    expect(
      concerned.shape.parse((await call(owner, 'list_people_of_breach', { breach_id, skipped: 2 })).data).list,
    ).toHaveLength(1);
    const logged = await sql`
      select action, registered_user_id::int from public.audit_log
      where table_name = 'breaches' and record_id = ${String(breach_id)} order by id`;
    expect(logged).toEqual([
      { action: 'recorded breach', registered_user_id: null },
      { action: 'informed of breach', registered_user_id: two.id },
    ]);
    // A notice is no change of their data.
    expect((await review({ began_at: time.ended_at, ended_at: await momentNow() })).count).toBe(0);
  });

  test('waits on Today for owners until the Board has the report and each family knows, and not for clerks', async () => {
    const breach_id = await record(await openThree());
    const row = (people: number, is_reported: boolean) => ({
      id: breach_id,
      since: anyOf(String),
      is_reported,
      people,
    });
    const waiting = async (who = owner) => morning.parse((await call(who, 'read_today', {})).data).breaches;
    expect(await waiting()).toEqual({ count: 1, list: [row(4, false)] });
    expect(await waiting(clerk)).toEqual({ count: 0, list: [] });
    expect(await call(owner, 'report_breach', { breach_id })).toMatchObject({ status: 204 });
    const { list } = concerned.shape.parse((await call(owner, 'list_people_of_breach', { breach_id })).data);
    for (const [nth, { id: profile_id }] of list.entries()) {
      expect(await waiting()).toEqual({ count: 1, list: [row(4 - nth, true)] });
      await call(owner, 'record_breach_notice', { breach_id, profile_id });
    }
    expect(await waiting()).toEqual({ count: 0, list: [] });
    const informedAt = () => oneValue(sql<{ at: Date }[]>`select board_informed_at from private.breaches`);
    const first = await informedAt();
    await call(owner, 'report_breach', { breach_id });
    expect(await informedAt()).toEqual(first);
    const entries = await sql`
      select from public.audit_log where action = 'reported breach' and record_id = ${String(breach_id)}`;
    expect(entries).toHaveLength(1);
    expect(await call(owner, 'report_breach', { breach_id: 999_999_999 })).toMatchObject({ status: 404 });
  });

  test('loses the people who are erased', async () => {
    const gone = await addPerson(sql, {
      label: 'breach-gone',
      login: true,
      contact: { phone_number: '+91 5123400009' },
    });
    const time = await during(async () => {
      await openContact(clerk, gone.id);
      await openContact(clerk, one.id);
    });
    const breach_id = await record(time);
    const by_login = await record({ ...time, login: gone.username });
    await call(owner, 'delete_profile', { profile_id: gone.id, seen_name: gone.name });
    await call(owner, 'erase_profile', { profile_id: gone.id, typed_name: gone.name });
    expect(await sql`select people::int[] as people from private.breaches where id = ${breach_id}`).toEqual([
      { people: [one.id] },
    ]);
    expect(await sql`select login from private.breaches where id = ${by_login}`).toEqual([{ login: null }]);
    expect((await review(time)).people).toEqual([having({ id: one.id })]);
  });

  test.each([
    ['began_at', { began_at: '2100-01-01', ended_at: '2100-01-02' }, 'breach_begin_wrong'],
    ['ended_at', { ended_at: '2026-01-01' }, 'breach_end_wrong'],
    ['ended_at', { ended_at: 'infinity' }, 'breach_end_wrong'],
    ['happened', { happened: ' ' }, 'breach_happened_missing'],
    ['measures', { measures: '' }, 'breach_measures_missing'],
    ['learned_at', { learned_at: '2100-01-01' }, 'breach_learned_wrong'],
    ['learned_at', { learned_at: '2025-12-31' }, 'breach_learned_wrong'],
    ['learned_at', { learned_at: null }, 'breach_learned_wrong'],
    ['happened', { happened: 'Called from +91 98450 12345' }, 'contact_in_text'],
    ['measures', { measures: 'x'.repeat(1001) }, 'too_long'],
  ])('needs a good %s', async (hint, wrong, refusal) => {
    const args = { began_at: '2026-01-01', ended_at: '2026-01-02', ...words, ...wrong };
    expect(await call(owner, 'record_breach', args)).toMatchObject({ refusal, hint: textLike(new RegExp(`^${hint}`)) });
    expect(await sql`select from private.breaches`).toHaveLength(0);
  });
});
