import { describe, expect, test } from 'vitest';
import { addAdmin, addPerson } from './people.ts';
import { call, openContact, setUpPersonas, signIn, type Client } from './personas.ts';

const { clients, profileIds, sql } = await setUpPersonas();
const note = 'Phone, also written there: 51239 87699\nIncome: 5 lakhs';
const { admin } = clients;
const person = await addPerson(sql, { label: 'noted', contact: { phone_number: '+91 51239 87604' } });

const notesOf = async (id: number) =>
  (await sql<{ note: string }[]>`select note from private.office_notes where registered_user_id = ${id}`).map(
    (row) => row.note,
  );
const save = (client: Client, args: { note: string; seen_note: string }) =>
  call(client, 'save_office_note', { profile_id: person.id, ...args });
const read = (client: Client, profile_id = person.id) => call(client, 'read_office_note', { profile_id });

describe("the office's note", () => {
  test('is saved by the admin, and read after an opening that is recorded', async () => {
    expect(await save(admin, { note: `  ${note} `, seen_note: '' })).toMatchObject({ status: 200, data: note });
    expect(await notesOf(person.id)).toEqual([note]);
    expect(await read(admin)).toMatchObject({ status: 403, code: '42501' });
    await openContact(admin, person.id);
    expect(await read(admin)).toMatchObject({ status: 200, data: note });
  });

  test('is opened also where there are no other contact details', async () => {
    const bare = await addPerson(sql, { label: 'noted bare' });
    await sql`delete from public.contact_details where registered_user_id = ${bare.id}`;
    await sql`insert into private.office_notes values (${bare.id}, 'A note')`;
    expect(await read(admin, bare.id)).toMatchObject({ code: '42501' });
    await openContact(admin, bare.id);
    expect(await read(admin, bare.id)).toMatchObject({ data: 'A note' });
  });

  test('is confirmed to nobody who guesses it, before an opening on record', async () => {
    const records = () => sql`select from public.audit_log where registered_user_id = ${person.id}`;
    await addAdmin(sql, 'test-guesser');
    const guesser = await signIn('test-guesser');
    const earlier = await records();
    for (const guess of [note, 'Phone: 51239 87698', ' '])
      for (const seen_note of [note, guess, ''])
        expect(await save(guesser, { note: guess, seen_note }), guess).toMatchObject({
          status: 403,
          refusal: 'opening_not_recorded',
        });
    expect(await notesOf(person.id)).toEqual([note]);
    expect(await records()).toHaveLength(earlier.length);
    const [{ id: guesserId } = { id: '' }] = await sql<{ id: string }[]>`
      select user_id as id from public.accounts where username = 'test-guesser'`;
    const opened = (seconds: number) => sql`
      insert into public.audit_log (happened_at, actor, actor_name, action, table_name, record_id, registered_user_id)
      values (now() - make_interval(secs => ${seconds}), ${guesserId}, 'A test', 'read contact details', 'contact_details', '', ${person.id})`;
    await opened(24 * 3600 + 20);
    expect((await save(guesser, { note, seen_note: note })).status).toBe(403);
    await opened(24 * 3600 - 20);
    expect((await save(guesser, { note, seen_note: note })).status).toBe(200);
    expect((await read(guesser)).status).toBe(403);
    await opened(61);
    expect((await read(guesser)).status).toBe(403);
    await opened(45);
    expect(await read(guesser)).toMatchObject({ data: note });
    await sql`delete from auth.users where id = (select user_id from public.accounts where username = 'test-guesser')`;
  });

  test('of another admin is not overwritten', async () => {
    expect(await save(admin, { note: 'Mine', seen_note: '' })).toMatchObject({ status: 409 });
    expect(await notesOf(person.id)).toEqual([note]);
  });

  test('is saved once more when it is sent again', async () => {
    expect(await save(admin, { note, seen_note: 'What it was before' })).toMatchObject({ status: 200, data: note });
    expect(await notesOf(person.id)).toEqual([note]);
  });

  test('too long is refused at its field, and an empty one removes it', async () => {
    expect(await save(admin, { note: 'x'.repeat(2001), seen_note: note })).toMatchObject({
      code: '22023',
      hint: 'note',
    });
    expect(await save(admin, { note: ' ', seen_note: note })).toMatchObject({ status: 200, data: '' });
    expect(await read(admin)).toMatchObject({ data: '' });
    expect(await notesOf(person.id)).toEqual([]);
  });

  test('holds the lines of a file with contact details, is in the record without its text, and goes with the person', async () => {
    const people = [
      { name: 'Test filed one', office_note: note },
      { name: 'Test filed two', office_note: ' ' },
    ];
    expect(await call(admin, 'import_people', { request_id: crypto.randomUUID(), people })).toMatchObject({
      data: { imported: 2, errors: [] },
    });
    const rows = await sql<{ id: number; note: string | null }[]>`
      select id::int, note from public."RegisteredUsers" left join private.office_notes on registered_user_id = id
      where name like 'Test filed%' order by name`;
    expect(rows.map((row) => row.note)).toEqual(['Phone, also written there: 51239 87699', null]);
    const { data } = await admin
      .from('audit_log')
      .select('action, new_values')
      .eq('table_name', 'office_notes')
      .eq('registered_user_id', rows[0]?.id ?? 0);
    expect(data).toMatchObject([{ action: 'imported', new_values: { note: '(hidden)' } }]);
    await sql`delete from public."RegisteredUsers" where name like 'Test filed%'`;
    expect(await notesOf(rows[0]?.id ?? 0)).toEqual([]);
  });
});

test("a member's data holds the note about them, and nobody else's", async () => {
  const { member, otherMember } = profileIds;
  await sql`insert into private.office_notes values (${member}, 'About me')`;
  try {
    const mine = await call(clients.member, 'export_my_data', {});
    expect(mine.data).toMatchObject({ office_note: 'About me' });
    const others = await call(clients.otherMember, 'export_my_data', {});
    expect(others.data).toMatchObject({ office_note: null });
  } finally {
    await sql`delete from private.office_notes where registered_user_id in (${member}, ${otherMember})`;
  }
});
