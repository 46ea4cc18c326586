import { expect, test } from 'vitest';
import { z } from 'zod';
import { addPerson, versionOf } from './people.ts';
import { call, callAnything, setUpPersonas } from './personas.ts';
import { addRequest } from './scenes.ts';
import { textLike } from './matching.ts';

const { clients, sql } = await setUpPersonas();

const importOf = async (label: string, names: readonly string[]) => {
  const request_id = crypto.randomUUID();
  const people = names.map((name) => ({
    name: `Test ${label} ${name}`,
    gender: 'bride',
    date_of_birth: '1998-01-01',
    phone_number: '+91 51239 11999',
    old_number: 'G-1',
    office_note: 'A note',
  }));
  expect((await call(clients.admin, 'import_people', { request_id, people })).status).toBe(200);
  const rows = await sql<{ id: number; name: string }[]>`
    select id::int, name from public."RegisteredUsers" where name like ${`Test ${label} %`} order by id`;
  return { request_id, ids: rows.map(({ id }) => id) };
};
const undo = (request_id: string) => call(clients.admin, 'undo_import', { request_id });
const list = async () =>
  z
    .array(z.object({ request_id: z.string(), people: z.number(), imported_by: z.string() }))
    .parse((await call(clients.admin, 'list_imports', {})).data);

test('an import is taken back with all of its rows, in one act that is recorded', async () => {
  const { admin } = clients;
  const { request_id, ids } = await importOf('undone', ['one', 'two']);
  expect((await list()).find((each) => each.request_id === request_id)).toEqual({
    request_id,
    people: 2,
    imported_by: 'Lakshmi Narayanan, office',
  });
  // A birthday is nobody's change.
  await sql`
    insert into public.audit_log (actor_name, action, table_name, record_id, registered_user_id, old_values, new_values)
    values ('A test', 'birthday', 'RegisteredUsers', ${String(ids[0])}, ${ids[0] ?? 0}, '{"age": 27}', '{"age": 28}')`;
  await call(admin, 'open_contact_details', { wanted_id: ids[1] });
  expect(await undo(request_id)).toMatchObject({ status: 200, data: { removed: 2, kept: [] } });
  expect(await sql`select from public."RegisteredUsers" where id in ${sql(ids)}`).toEqual([]);
  expect(await sql`select from public.contact_details where registered_user_id in ${sql(ids)}`).toEqual([]);
  expect((await list()).map((each) => each.request_id)).not.toContain(request_id);
  const { data } = await admin.from('audit_log').select('action, new_values, actor_name').eq('record_id', request_id);
  expect(data).toEqual([
    { action: 'undid import', new_values: { removed: 2, kept: 0 }, actor_name: textLike(/admin/) },
  ]);
  const values = await admin
    .from('audit_log')
    .select('new_values')
    .in('registered_user_id', ids)
    .eq('action', 'imported');
  expect(values.data?.every(({ new_values }) => new_values === null)).toBe(true);
  // Sent again after a lost answer: nobody is left.
  expect(await undo(request_id)).toMatchObject({ status: 200, data: { removed: 0, kept: [] } });
});

test('who was verified, given a login, asked for or changed since stays, and is named with the reason', async () => {
  const { admin } = clients;
  const { request_id, ids } = await importOf('kept', ['login', 'verified', 'asked', 'edited', 'noted', 'held', 'gone']);
  const [login = 0, verified = 0, asked = 0, edited = 0, noted = 0, held = 0, gone = 0] = ids;
  const done = async (name: string, given: object) => {
    expect((await callAnything(admin, name, given)).status, name).toBeLessThan(300);
  };
  await done('create_login', {
    profile_id: login,
    username: 'test-imported-login',
    temporary_password: 'Temporary-xy-2026',
  });
  await done('verify_profile', {
    profile_id: verified,
    seen_updated_at: await versionOf(sql, verified),
    items: ['Mobile'],
  });
  const requester = await addPerson(sql, { label: 'asks for imported', card: { gender: 'groom' } });
  await addRequest(sql, requester, { id: asked });
  await done('save_profile', {
    profile_id: edited,
    seen_updated_at: await versionOf(sql, edited),
    changes: { phone_number: '+91 51239 11998' },
  });
  await done('add_log_entry', { profile_id: noted, kind: 'Other', entry: 'Called back', call_again_on: null });
  await done('set_profile_statuses', { changes: [{ id: held, status: 'withdrawn', reason: null }] });
  const kept = ['login', 'verified', 'request', 'changed', 'changed', 'changed'].map((reason, place) => ({
    id: ids[place],
    name: textLike(/^Test kept /),
    reason,
  }));
  expect(await undo(request_id)).toMatchObject({ status: 200, data: { removed: 1, kept } });
  const left = await sql`select id::int from public."RegisteredUsers" where id in ${sql(ids)} order by id`;
  expect(left.map(({ id }) => Number(id))).toEqual(ids.filter((id) => id !== gone));
  expect((await list()).find((each) => each.request_id === request_id)?.people).toBe(6);
});

test('after a day it stays, and a registration is no import', async () => {
  const { request_id, ids } = await importOf('old', ['one']);
  await sql`update private.requests set completed_at = now() - interval '25 hours' where request_id = ${request_id}`;
  for (const each of [request_id, crypto.randomUUID()])
    expect(await undo(each)).toMatchObject({ status: 404, code: 'PT404' });
  expect(await sql`select from public."RegisteredUsers" where id in ${sql(ids)}`).toHaveLength(1);
  expect((await list()).map((each) => each.request_id)).not.toContain(request_id);
});
