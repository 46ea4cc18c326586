import { expect, test } from 'vitest';
import { addPerson, versionOf, oneValue } from './people.ts';
import { call, personaNames, setUpPersonas, signIn, isOffice } from './personas.ts';

const { clients, sql } = await setUpPersonas();

const person = await addPerson(sql, { label: 'numbered' });
const saved = await call(clients.admin, 'save_profile', {
  profile_id: person.id,
  seen_updated_at: await versionOf(sql, person.id),
  changes: { old_number: 'G-101x' },
});
expect(saved.status).toBe(200);

test('the admin reads the old number, and nobody else', async () => {
  for (const persona of personaNames) {
    const { data } = await clients[persona]
      .from('office_details')
      .select('old_number')
      .eq('registered_user_id', person.id);
    expect(data ?? [], persona).toEqual(isOffice(persona) ? [{ old_number: 'G-101x' }] : []);
    const embedded = await clients[persona]
      .from('RegisteredUsers')
      .select('id, office_details!inner(old_number)')
      .eq('office_details.old_number', 'G-101x');
    expect(embedded.data ?? [], persona).toHaveLength(isOffice(persona) ? 1 : 0);
  }
});

test.each(['G-101x', 'g101X', ' g 101 x ', 'G/101/X', '\u202aG\u2011௧௦௧\u200bx\u202c'])(
  'is found as %j',
  async (typed) => {
    const found = await sql`select private.ids_of_old_number(${typed})::int as id`;
    expect(found).toEqual([{ id: person.id }]);
  },
);

test.each(['G-101', '101x', '', '-'])('is not found as %j', async (typed) => {
  expect(await sql`select private.ids_of_old_number(${typed})`).toEqual([]);
});

test('comes with a file, is recorded when it changes, and goes with an erasure', async () => {
  const { admin } = clients;
  const people = [{ name: 'Test numbered two', old_number: 'G-102x', source: 'Meet' }];
  expect((await call(admin, 'import_people', { request_id: crypto.randomUUID(), people })).status).toBe(200);
  const id = await oneValue(sql<{ id: number }[]>`
    select registered_user_id::int as id from public.office_details where old_number = 'G-102x' and source = 'Meet'`);
  await call(admin, 'save_profile', {
    profile_id: id,
    seen_updated_at: await versionOf(sql, id),
    changes: { old_number: 'G-103x' },
  });
  const { data } = await admin
    .from('audit_log')
    .select('table_name, new_values')
    .eq('registered_user_id', id)
    .eq('action', 'update');
  expect(data).toEqual([{ table_name: 'office_details', new_values: { old_number: 'G-103x' } }]);
  await call(admin, 'delete_profile', { profile_id: id, seen_name: 'Test numbered two' });
  await call(admin, 'erase_profile', { profile_id: id, typed_name: 'Test numbered two' });
  expect(await sql`select from public.office_details where registered_user_id = ${id}`).toEqual([]);
});

test('gives members no estimate of how many have a number', async () => {
  await sql`analyze public.office_details`;
  const statistics = await sql`
    select attname from pg_stats where schemaname = 'public'
      and (tablename = 'office_details_old_number' or (tablename = 'office_details' and attname = 'old_number'))`;
  expect(statistics).toEqual([]);
});

test('the source is read, filtered and exported by the office alone, and is in no member’s own data', async () => {
  const { admin } = clients;
  const member = await addPerson(sql, { label: 'sourced', login: true });
  const source = { source: 'Other bureau', source_name: 'Meenakshi Bureau x', share_agreed: 'Half of the fee' };
  const save = async (changes: object) =>
    await call(clients.clerk, 'save_profile', {
      profile_id: member.id,
      seen_updated_at: await versionOf(sql, member.id),
      changes,
    });
  expect((await save(source)).status).toBe(200);
  for (const persona of personaNames) {
    const { data } = await clients[persona]
      .from('office_details')
      .select('source, source_name, share_agreed')
      .eq('registered_user_id', member.id);
    expect(data ?? [], persona).toEqual(isOffice(persona) ? [source] : []);
  }
  const own = await signIn(member.username);
  expect((await own.from('office_details').select('source')).data ?? []).toEqual([]);
  expect(JSON.stringify((await call(own, 'export_my_data')).data)).not.toMatch(/Meenakshi|share_agreed|Half/);
  const found = async (filters: object) =>
    (await call(admin, 'count_people', { filters: { ids: [member.id, person.id], ...filters } })).data;
  expect(await found({ source: 'Temple, Other bureau' })).toBe(1);
  expect(await found({ source: 'Temple' })).toBe(0);
  expect(await call(admin, 'count_people', { filters: { source: 'Neighbour' } })).toMatchObject({ hint: 'source' });
  await call(admin, 'record_export', { ids: [member.id], with_contact: false });
  const exported = await call(admin, 'export_people', { ids: [member.id], with_contact: false });
  expect(exported.data).toMatchObject([source]);
  expect(await save({ source: 'Neighbour' })).toMatchObject({ code: '22023', hint: 'source' });
  expect(await save({ source_name: 'Selvam 98430 12345' })).toMatchObject({ code: '22023', hint: 'source_name' });
});
