import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addPerson, one, type TestPerson } from './people.ts';
import { removeTestPictures, uploadPicture } from './pictures.ts';
import { call, personaNames, send, sendPastGateway, setUpPersonas, traits, type Client } from './personas.ts';
import { addMember, beginDay } from './scenes.ts';

// The readings of a day: a member opens a profile before they read its details; storage counts pictures as it reads them.

const { clients, sql } = await setUpPersonas();
const many = 24;

const limits = (
  values: Partial<Record<'profiles_per_day' | 'pictures_per_day' | 'visitor_pictures_per_day', number>>,
) => sql`update public.site_settings set ${sql(values)} where id`;

const before = await one(sql<Record<string, unknown>[]>`
  select profiles_per_day, pictures_per_day, visitor_pictures_per_day from public.site_settings`);
const readerPerson = await addMember(sql, { label: 'reader' });
const { client: reader } = readerPerson;
const { client: other } = await addMember(sql, { label: 'second-reader' });
const people: TestPerson[] = [];
/** A picture of each of the people, in their order. */
const pictures: string[] = [];
for (let n = 0; n < many; n += 1) {
  const person = await addPerson(sql, { label: `read-${n}` });
  const path = await uploadPicture(clients.admin, 'profile-images', person.id);
  await sql`update public."RegisteredUsers" set first_img = ${path} where id = ${person.id}`;
  people.push(person);
  pictures.push(path);
}
beforeEach(async () => {
  await limits(before);
  await beginDay(sql);
  await sql`delete from public.likes where liker_id = ${readerPerson.id}`;
});
afterAll(async () => {
  await limits(before);
  await beginDay(sql);
  await sql`delete from public.likes where liker_id = ${readerPerson.id}`;
  await removeTestPictures(sql);
});

const idAt = (n: number) => people[n]?.id ?? 0;
const pictureAt = (n: number) => pictures[n] ?? '';
const open = (client: Client, n: number) => call(client, 'open_profile', { profile_id: idAt(n) });
const detailsOf = async (client: Client, n: number) =>
  (await client.from('profile_details').select('job').eq('registered_user_id', idAt(n))).data;
const details = [{ job: 'Tester' }];
const load = async (client: Client, path: string) =>
  (await client.storage.from('profile-images').download(path)).error === null;
const notices = () => sql<{ message: string; recipient: string | null; registered_user_id: string | null }[]>`
  select message, recipient, registered_user_id from public.notifications where kind like 'many %' order by id`;
const records = () => sql`
  select actor, actor_name, registered_user_id::int, new_values from public.audit_log
  where action in ('opened many profiles', 'loaded many pictures') order by id`;

test('one answer holds at most 60 rows, for every caller', async () => {
  for (const persona of ['visitor', 'member', 'admin'] as const) {
    const client = clients[persona];
    for (const query of ['', '&limit=60', '&limit=61', '&limit=1000', '&limit=-1', '&offset=0']) {
      const path = `/rest/v1/RegisteredUsers?select=*&visible=is.true${query}`;
      const { status, body } = await sendPastGateway(client, 'GET', path);
      if (status < 300) expect(JSON.parse(body), `${persona} ${query}`).toHaveLength(60);
    }
    const found = await call(client, 'find_profiles', { filters: {}, at_most: 60 });
    expect(found.data).toHaveLength(60);
    expect(await call(client, 'find_profiles', { filters: {}, at_most: 61 })).toMatchObject({
      code: '22023',
      hint: 'at_most',
    });
  }
  const { admin } = clients;
  expect((await call(admin, 'find_people', { at_most: 60 })).data).toHaveLength(60);
  expect(await call(admin, 'find_people', { at_most: 61 })).toMatchObject({ code: '22023', hint: 'at_most' });
});

describe('details', () => {
  test('are read of a profile that was opened today, and of no other', async () => {
    expect(await detailsOf(reader, 0)).toEqual([]);
    expect((await open(reader, 0)).status).toBe(204);
    expect(await detailsOf(reader, 0)).toEqual(details);
    expect(await detailsOf(reader, 1)).toEqual([]);
    expect(await detailsOf(other, 0)).toEqual([]);
    const { data: all } = await reader.from('profile_details').select('registered_user_id');
    expect(all?.map((row) => row.registered_user_id).sort()).toEqual([readerPerson.id, idAt(0)].sort());
    const { data: withCards } = await reader
      .from('RegisteredUsers')
      .select('id, profile_details(job)')
      .in('id', [idAt(0), idAt(1)])
      .order('id');
    expect(withCards).toEqual([
      { id: idAt(0), profile_details: { job: 'Tester' } },
      { id: idAt(1), profile_details: null },
    ]);
    await sql`update private.readings set day = day - 1`;
    expect(await detailsOf(reader, 0)).toEqual([]);
    // The admin and the owner open nothing first.
    expect(await detailsOf(clients.admin, 0)).toEqual(details);
  });

  test('beyond the limit are refused with words; the same profile again is free, and so is the day after', async () => {
    await limits({ profiles_per_day: 3 });
    for (const n of [0, 1, 1, 2, 0]) expect((await open(reader, n)).status).toBe(204);
    expect(await open(reader, 3)).toMatchObject({
      status: 400,
      code: '22023',
      refusal: 'too_many_profiles_today',
      message: 'You have opened as many profiles as a day allows: 3. Come back tomorrow, or call the bureau.',
    });
    expect(await detailsOf(reader, 3)).toEqual([]);
    expect((await open(reader, 2)).status).toBe(204);
    expect(await detailsOf(reader, 2)).toEqual(details);
    expect((await open(other, 3)).status).toBe(204);

    await sql`update private.readings set day = day - 1`;
    await sql`update private.reading_counts set day = day - 1`;
    expect((await open(reader, 3)).status).toBe(204);
    await sql`select private.forget_readings()`;
    expect(await sql`select from private.readings where day < private.today()`).toHaveLength(0);
    expect(await detailsOf(reader, 3)).toEqual(details);
  });

  test('the admin is told once, by name, and the audit log has one row', async () => {
    await limits({ profiles_per_day: 2 });
    const earlier = await records();
    for (const n of [0, 1, 2, 3, 4]) await open(reader, n);
    const message = `${readerPerson.name} (login ${readerPerson.username}) has opened 2 profiles today, as many as a day allows.`;
    expect(await notices()).toEqual([{ message, recipient: null, registered_user_id: String(readerPerson.id) }]);
    expect((await records()).slice(earlier.length)).toEqual([
      { actor: null, actor_name: 'Member', registered_user_id: readerPerson.id, new_values: { count: 2 } },
    ]);
    const { data } = await clients.admin.from('notifications').select('message').eq('message', message);
    expect(data).toHaveLength(1);
    for (const client of [reader, other]) {
      const { data: theirs } = await client.from('notifications').select('message').eq('kind', 'many profiles opened');
      expect(theirs).toEqual([]);
    }
  });

  test('twenty at once stay within the limit', async () => {
    await limits({ profiles_per_day: 5 });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => open(reader, n)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(5);
    expect(answers.filter(({ refusal }) => refusal === 'too_many_profiles_today')).toHaveLength(15);
    const { data } = await reader.from('profile_details').select('registered_user_id');
    // And their own.
    expect(data).toHaveLength(6);
    expect(await notices()).toHaveLength(1);
  });

  test('one waits for the other where two are opened at once, and is refused if that was the last', async () => {
    await limits({ profiles_per_day: 2 });
    await open(reader, 0);
    const [account] = await sql<{ user_id: string }[]>`
      select user_id from public.accounts where username = ${readerPerson.username}`;
    let second: ReturnType<typeof open> | undefined;
    await sql.begin(async (sql) => {
      await sql`
        select set_config('request.jwt.claims', ${JSON.stringify({ sub: account?.user_id })}, true),
          set_config('request.jwt.claim.sub', ${account?.user_id ?? ''}, true)`;
      await sql`select private.count_opening(${idAt(1)})`;
      second = open(reader, 2);
      const waiting = () => sql`
        select from pg_stat_activity where wait_event_type = 'Lock' and pg_backend_pid() = any (pg_blocking_pids(pid))`;
      await expect.poll(waiting).toHaveLength(1);
    });
    expect(await second).toMatchObject({ refusal: 'too_many_profiles_today' });
  });

  test('the same profile twenty times at once counts once', async () => {
    await limits({ profiles_per_day: 2 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(reader, 0)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 204));
    expect((await open(reader, 1)).status).toBe(204);
    expect((await open(reader, 2)).status).toBe(400);
  });

  test('a like opens too: it counts on its day, and its details stay', async () => {
    await limits({ profiles_per_day: 2 });
    const like = (n: number) => call(reader, 'like_profile', { profile_id: idAt(n) });
    for (const n of [0, 0, 1]) expect((await like(n)).status).toBe(204);
    expect(await like(2)).toMatchObject({ refusal: 'too_many_profiles_today' });
    expect(await call(reader, 'ask_for_contact', { profile_id: idAt(2) })).toMatchObject({
      refusal: 'too_many_profiles_today',
    });
    await sql`update private.readings set day = day - 1`;
    await sql`delete from private.reading_counts`;
    expect(await detailsOf(reader, 0)).toEqual(details);
    // Opened for nothing, because its like was counted.
    expect((await open(reader, 0)).status).toBe(204);
    expect(await sql`select from private.readings where day = private.today()`).toHaveLength(0);
    await call(reader, 'unlike_profile', { profile_id: idAt(0) });
    expect(await detailsOf(reader, 0)).toEqual([]);
  });

  test('nobody reads a profile that is hidden from them by opening it', async () => {
    const hidden = await addPerson(sql, { label: 'hidden-read', card: { status: 'on hold' } });
    for (const profile_id of [hidden.id, 2_000_000_000]) {
      expect((await call(reader, 'open_profile', { profile_id })).status).toBe(204);
      const { data } = await reader.from('profile_details').select('*').eq('registered_user_id', profile_id);
      expect(data).toEqual([]);
    }
    expect(await sql`select from private.readings`).toHaveLength(0);
    // Nor a profile that is hidden later.
    await open(reader, 0);
    await sql`update public."RegisteredUsers" set status = 'on hold' where id = ${idAt(0)}`;
    expect(await detailsOf(reader, 0)).toEqual([]);
    await sql`update public."RegisteredUsers" set status = 'verified' where id = ${idAt(0)}`;
    await sql`insert into public.blocks (blocker_id, profile_id) values (${idAt(0)}, ${readerPerson.id})`;
    expect(await detailsOf(reader, 0)).toEqual([]);
    await sql`delete from public.blocks where blocker_id = ${idAt(0)}`;
  });

  test('no request reads and keeps the count from being written', async () => {
    for (const [n, method, query] of [
      [0, 'GET', `?profile_id=${idAt(0)}`],
      [1, 'POST', '?select=job::int'],
      [2, 'POST', '?select=x'],
      [3, 'POST', '?limit=0'],
      [4, 'POST', ''],
    ] as const) {
      const body = method === 'POST' ? { profile_id: idAt(n) } : undefined;
      const headers = { prefer: 'tx=rollback, handling=strict, max-affected=0' };
      await sendPastGateway(reader, method, `/rest/v1/rpc/open_profile${query}`, body, headers);
      const counted = await sql`select from private.readings where item = ${String(idAt(n))}`;
      expect(await detailsOf(reader, n), query).toEqual(counted.length === 1 ? details : []);
    }
    expect((await call(reader, 'open_profile', { profile_id: idAt(5) })).data).toBeNull();
  });

  test.each(personaNames)('%s', async (persona) => {
    await limits({ profiles_per_day: 1 });
    const client = clients[persona];
    const statuses = [(await open(client, 0)).status, (await open(client, 1)).status];
    const expected: Partial<Record<typeof persona, number[]>> = {
      visitor: [401, 401],
      switchedOff: [403, 403],
      temporaryPassword: [403, 403],
      clerk: [204, 204],
      admin: [204, 204],
    };
    expect(statuses).toEqual(expected[persona] ?? [204, 400]);
    const counted = await sql`select from private.readings`;
    expect(counted).toHaveLength(expected[persona] ? 0 : 1);
  });
});

describe('pictures', () => {
  const thumbnail = (path: string) => path.replace('.webp', '.thumb.webp');

  test('of a member beyond the limit are refused; a picture and its thumbnail are one, and again is free', async () => {
    await limits({ pictures_per_day: 2 });
    for (const path of [thumbnail(pictureAt(0)), pictureAt(0), pictureAt(1), thumbnail(pictureAt(0))])
      expect(await load(reader, path)).toBe(true);
    const refused = await send(reader, 'GET', `/storage/v1/object/profile-images/${pictureAt(2)}`);
    const missing = await send(reader, 'GET', `/storage/v1/object/profile-images/${idAt(2)}/none.webp`);
    expect([refused.status, z.looseObject({ error: z.string() }).parse(JSON.parse(refused.body)).error]).toEqual([
      missing.status,
      z.looseObject({ error: z.string() }).parse(JSON.parse(missing.body)).error,
    ]);
    expect(await load(reader, pictureAt(1))).toBe(true);
    // Details, cards and other members are as before.
    expect((await open(reader, 2)).status).toBe(204);
    expect(await load(other, pictureAt(2))).toBe(true);
    expect(await notices()).toEqual([
      {
        message: `${readerPerson.name} (login ${readerPerson.username}) has loaded 2 pictures today, as many as a day allows.`,
        recipient: null,
        registered_user_id: String(readerPerson.id),
      },
    ]);
  });

  test('of visitors are counted by their address, which is kept nowhere', async () => {
    await limits({ visitor_pictures_per_day: 2 });
    const earlier = await records();
    const { visitor } = clients;
    for (const n of [0, 1, 0]) expect(await load(visitor, pictureAt(n))).toBe(true);
    for (const n of [2, 3]) expect(await load(visitor, pictureAt(n))).toBe(false);
    expect(await load(reader, pictureAt(2))).toBe(true);
    const isReached = async (client: Client) => (await call(client, 'is_picture_limit_reached')).data;
    expect([await isReached(visitor), await isReached(reader)]).toEqual([true, false]);
    expect(await notices()).toEqual([
      {
        message: 'A visitor has loaded 2 pictures today, as many as a day allows.',
        recipient: null,
        registered_user_id: null,
      },
    ]);
    expect((await records()).slice(earlier.length)).toEqual([
      { actor: null, actor_name: 'A visitor', registered_user_id: null, new_values: { count: 2 } },
    ]);
    const { data: cards } = await visitor.from('RegisteredUsers').select('id').eq('id', idAt(2));
    expect(cards).toEqual([{ id: idAt(2) }]);
  });

  test.runIf(traits.ownGateway)('no visitor becomes another by a header', async () => {
    const path = `/storage/v1/object/profile-images/${pictureAt(0)}`;
    // Not X-Forwarded-For: our Caddy believes it from this machine, and from no other without a setting.
    for (const name of ['x-real-ip', 'cf-connecting-ip', 'forwarded'])
      for (const address of ['203.0.113.7', '203.0.113.8'])
        expect((await send(clients.visitor, 'GET', path, undefined, { [name]: address })).status).toBe(200);
    expect(await sql`select distinct reader from private.readings`).toHaveLength(1);
  });

  test('twenty at once stay within the limit', async () => {
    await limits({ pictures_per_day: 5 });
    const loaded = await Promise.all(Array.from({ length: 20 }, (_, n) => load(reader, pictureAt(n))));
    expect(loaded.filter(Boolean)).toHaveLength(5);
    expect(await notices()).toHaveLength(1);
  });

  test('that a caller may not read are not counted, nor the admin’s and one’s own', async () => {
    await limits({ pictures_per_day: 1, visitor_pictures_per_day: 1 });
    const own = await uploadPicture(clients.admin, 'profile-images', readerPerson.id);
    await sql`update public."RegisteredUsers" set first_img = ${own} where id = ${readerPerson.id}`;
    for (const path of [own, thumbnail(own)]) expect(await load(reader, path)).toBe(true);
    await sql`update public."RegisteredUsers" set status = 'on hold' where id in ${sql([idAt(0), idAt(1)])}`;
    for (const client of [reader, clients.visitor])
      for (const n of [0, 1]) expect(await load(client, pictureAt(n))).toBe(false);
    for (const n of [0, 1, 2, 3]) expect(await load(clients.admin, pictureAt(n))).toBe(true);
    await sql`update public."RegisteredUsers" set status = 'verified' where id in ${sql([idAt(0), idAt(1)])}`;
    expect(await sql`select from private.readings`).toHaveLength(0);
  });
});

test('a visitor’s reader is a hash that differs by address and by day', async () => {
  const rollBack = new Error('Only tried.');
  const readers: string[] = [];
  const trying = sql.begin(async (sql) => {
    const readerFrom = async (headers: object) => {
      await sql`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
      const [row] = await sql<{ reader: string }[]>`select private.reader()::text as reader`;
      readers.push(row?.reader ?? '');
    };
    await readerFrom({ 'x-real-ip': '203.0.113.7' });
    await readerFrom({ 'x-real-ip': '203.0.113.7', 'x-forwarded-for': '198.51.100.1' });
    await readerFrom({ 'x-real-ip': '203.0.113.8' });
    await readerFrom({ 'x-real-ip': '2001:db8:0:1::7' });
    await readerFrom({ 'x-real-ip': '2001:db8:0:1:ffff::8' });
    await readerFrom({ 'x-real-ip': ':not an address:' });
    await readerFrom({ 'x-forwarded-for': '203.0.113.7, 10.0.0.1' });
    await readerFrom({ 'cf-connecting-ip': '203.0.113.7', 'x-real-ip': '10.0.0.1' });
    await sql`update private.day_salts set day = day - 1`;
    await readerFrom({ 'x-real-ip': '203.0.113.7' });
    expect(await sql`select from private.day_salts`).toHaveLength(1);
    throw rollBack;
  });
  await expect(trying).rejects.toBe(rollBack);
  const [first] = readers;
  expect(readers.map((one) => one === first)).toEqual([true, true, false, false, false, false, true, true, false]);
  expect(readers[3]).toBe(readers[4]);
});
