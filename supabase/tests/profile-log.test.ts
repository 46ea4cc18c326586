import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { givenConsents } from './consents.ts';
import { addPerson, oneValue } from './people.ts';
import { call, setUpPersonas, signIn, type Client } from './personas.ts';
import { removeTestPictures, uploadPicture } from './pictures.ts';

// The bureau's log about a person: conversations, and the day to call again. No entry holds contact details.

const { clients, sql } = await setUpPersonas();

const { admin } = clients;
const person = await addPerson(sql, { label: 'logged', login: true });
beforeEach(async () => {
  await sql`delete from public.profile_log`;
});
afterAll(() => removeTestPictures(sql));

const today = (days = 0) => oneValue(sql<{ day: string }[]>`select (private.today() + ${days}::int)::text as day`);
const add = (client: Client, args: object = {}) =>
  call(client, 'add_log_entry', {
    profile_id: person.id,
    kind: 'Telephone',
    entry: 'They will think it over',
    ...args,
  });
const entries = async () => [
  ...(await sql<{ id: number; kind: string; entry: string; done: boolean }[]>`
    select id::int, kind, entry, done_at is not null as done from public.profile_log order by id`),
];

test('an entry is read by the admin without an opening, with its writer, and is in the audit log', async () => {
  const day = await today();
  expect(await add(admin, { call_again_on: day })).toMatchObject({ status: 204 });
  const { data } = await admin
    .from('profile_log')
    .select('kind, entry, call_again_on, done_at, written_by_name')
    .eq('registered_user_id', person.id);
  expect(data).toEqual([
    {
      kind: 'Telephone',
      entry: 'They will think it over',
      call_again_on: day,
      done_at: null,
      written_by_name: 'Lakshmi Narayanan, office',
    },
  ]);
  const [recorded] = await sql`
    select action, registered_user_id::int as about, new_values ->> 'entry' as entry from public.audit_log
    where table_name = 'profile_log' order by id desc limit 1`;
  expect(recorded).toEqual({ action: 'insert', about: person.id, entry: 'They will think it over' });
});

test('an entry that is sent again is one, and another admin’s stays', async () => {
  await add(admin);
  await add(admin);
  expect(await entries()).toHaveLength(1);
  await sql`update public.profile_log set written_by_name = 'Somebody else'`;
  await add(admin);
  expect(await entries()).toHaveLength(2);
});

test('contact details, no text, a long text, another kind and a past day are refused at their fields', async () => {
  for (const [args, refusal, hint] of [
    [{ entry: 'Call 98430 12345 instead' }, 'contact_in_log', 'entry'],
    [{ entry: 'Write to father@example.com' }, 'contact_in_log', 'entry'],
    [{ entry: ' ' }, 'log_entry_missing', 'entry'],
    [{ entry: 'x'.repeat(1001) }, 'too_long', 'entry'],
    [{ kind: 'Pigeon' }, 'not_in_list', 'kind'],
    [{ kind: null }, 'not_in_list', 'kind'],
    [{ call_again_on: await today(-1) }, 'day_past', 'call_again_on'],
    [{ call_again_on: 'infinity' }, 'day_past', 'call_again_on'],
  ] as const)
    expect(await add(admin, args)).toMatchObject({ code: '22023', refusal, hint });
  expect(await add(admin, { profile_id: 999_999_999 })).toMatchObject({ code: 'PT404' });
  expect(await entries()).toEqual([]);
});

test('a call is marked as done once; an entry without a day has none', async () => {
  await add(admin, { call_again_on: await today() });
  const [due] = await entries();
  const finish = (client: Client, id = due?.id) => call(client, 'finish_log_call', { entry_id: id });
  expect(await finish(admin)).toMatchObject({ status: 204 });
  expect(await finish(admin)).toMatchObject({ status: 204 });
  expect(await entries()).toMatchObject([{ done: true }]);
  await add(admin, { entry: 'Nothing to do' });
  expect(await finish(admin, (await entries())[1]?.id)).toMatchObject({ code: 'PT404' });
});

test("entries are in the person's own data and go with an erasure", async () => {
  await add(admin);
  const own = await signIn(person.username);
  expect((await call(own, 'export_my_data')).data).toMatchObject({ log: [{ entry: 'They will think it over' }] });
  expect((await call(clients.member, 'export_my_data')).data).toMatchObject({ log: [] });
  const gone = await addPerson(sql, { label: 'logged-gone' });
  await add(admin, { profile_id: gone.id, entry: 'Asked about the uncle' });
  await call(admin, 'delete_profile', { profile_id: gone.id, seen_name: gone.name });
  await call(admin, 'erase_profile', { profile_id: gone.id, typed_name: gone.name });
  expect(await entries()).toHaveLength(1);
  const left = await sql`
    select from public.audit_log where new_values::text like '%Asked about the uncle%'`;
  expect(left).toHaveLength(0);
});

describe('the further lines of a file or a biodata', () => {
  const keep = async (lines: string) => {
    const people = [{ name: 'Test with lines', office_note: lines }];
    const imported = await call(admin, 'import_people', { request_id: crypto.randomUUID(), people });
    expect(imported).toMatchObject({ data: { imported: 1 } });
    const log = await sql<{ entry: string }[]>`select entry from public.profile_log order by id`;
    const [note] = await sql<{ note: string }[]>`
      select note from private.office_notes join public."RegisteredUsers" on id = registered_user_id
      where name = 'Test with lines'`;
    return { log: log.map(({ entry }) => entry), note: note?.note ?? null };
  };
  beforeEach(async () => {
    await sql`delete from public."RegisteredUsers" where name = 'Test with lines'`;
  });

  test('go into the log, those with contact details into the note', async () => {
    expect(await keep('Expectations: well educated\nMother: 98430 12345\nKulam: Sevvai')).toEqual({
      log: ['Expectations: well educated\nKulam: Sevvai'],
      note: 'Mother: 98430 12345',
    });
  });

  test.each([
    'Present addr : 4/112 Thottipalayam road, Vadavalli, Coimbatore - 641041',
    'Coimbatore - 641 041',
    'Resi: Muthu illam, Gobi',
    '12, காந்தி தெரு, ஈரோடு',
    'घर का पता: गांधी चौक',
    'Flat 3B, MG Road',
  ])('with an address go into the note alone: %s', async (line) => {
    expect(await keep(`Weight: 56 kg\n${line}`)).toEqual({ log: ['Weight: 56 kg'], note: line });
  });

  test('without contact details leave no note, and none leave nothing', async () => {
    expect(await keep('Nothing else')).toEqual({ log: ['Nothing else'], note: null });
    await sql`delete from public."RegisteredUsers" where name = 'Test with lines'`;
    expect(await keep('')).toEqual({ log: [], note: null });
  });

  test('come with a registration too', async () => {
    const request_id = crypto.randomUUID();
    const reserved = await call(admin, 'reserve_registration', { request_id });
    const id = z.number().parse(reserved.data);
    const first_img = await uploadPicture(admin, 'profile-images', id);
    const sent = {
      request_id,
      person: { name: 'Test with lines', first_img },
      further_lines: 'Kulam: Sevvai',
      consents: givenConsents,
    };
    expect(await call(admin, 'register_person', sent)).toMatchObject({ data: id });
    expect(await call(admin, 'register_person', sent)).toMatchObject({ data: id });
    expect(await entries()).toMatchObject([{ kind: 'Other', entry: 'Kulam: Sevvai' }]);
  });

  test('keep a number that is spread over two lines together out of the log', async () => {
    const { log, note } = await keep('Phone 98430\n12345');
    expect(log).toEqual(['Phone 98430']);
    expect(note).toBe('12345');
  });

  test('that are long become several entries', async () => {
    const line = 'A word and another. '.repeat(20).trim();
    const { log, note } = await keep(Array.from({ length: 5 }, () => line).join('\n'));
    expect(log.join('\n').split('\n')).toEqual(Array.from({ length: 5 }, () => line));
    expect(log.length).toBeGreaterThan(1);
    expect(note).toBeNull();
  });
});
