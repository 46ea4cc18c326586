import { afterAll, expect, test } from 'vitest';
import { addPerson } from './people.ts';
import { call, callAnything, setUpPersonas, signIn, type Client } from './personas.ts';

// The language of a family, in which the bureau writes to them.

const { clients, sql } = await setUpPersonas();
const person = await addPerson(sql, { label: 'speaks', login: true });
const other = await addPerson(sql, { label: 'tongue', login: true });
const unasked = await addPerson(sql, { label: 'unasked' });
const owner = await signIn(person.username);
afterAll(async () => {
  await sql`update public.site_settings set languages = default`;
});

const languageIn = async (client: Client, id: number) => {
  const { data } = await client.from('accounts').select('language').eq('registered_user_id', id);
  return data?.map(({ language }) => language);
};
const choose = (language: unknown) => callAnything(owner, 'set_my_language', { language });
const setFor = (client: Client, profile_id: number, language: unknown) =>
  callAnything(client, 'set_account_language', { profile_id, language });

test('is not chosen at first, and chosen by the member; the admin reads it, and no other member', async () => {
  expect(await languageIn(owner, person.id)).toEqual([null]);
  expect(await choose('ta')).toMatchObject({ status: 204 });
  expect(await languageIn(owner, person.id)).toEqual(['ta']);
  expect(await languageIn(clients.admin, person.id)).toEqual(['ta']);
  for (const persona of ['visitor', 'otherMember'] as const)
    expect((await languageIn(clients[persona], person.id)) ?? []).toEqual([]);
  expect(await languageIn(clients.admin, other.id)).toEqual([null]);
  expect(await choose(null)).toMatchObject({ status: 204 });
  expect(await languageIn(owner, person.id)).toEqual([null]);
});

test('is set by the admin, which is recorded', async () => {
  expect(await setFor(clients.admin, person.id, 'ml')).toMatchObject({ status: 204 });
  expect(await languageIn(owner, person.id)).toEqual(['ml']);
  const [entry] = await sql`
    select action, table_name, old_values, new_values from public.audit_log
    where registered_user_id = ${person.id} order by id desc limit 1`;
  expect(entry).toEqual({
    action: 'update',
    table_name: 'accounts',
    old_values: { language: null },
    new_values: { language: 'ml' },
  });
  for (const client of [clients.visitor, owner])
    expect(await setFor(client, other.id, 'ml')).toMatchObject({ code: '42501' });
  expect(await languageIn(clients.admin, other.id)).toEqual([null]);
});

test('is kept with a family without a login, whose later login begins with it; nobody else reads it', async () => {
  const kept = async (client: Client) =>
    (await client.from('office_details').select('language').eq('registered_user_id', unasked.id)).data ?? [];
  expect(await setFor(owner, unasked.id, 'ml')).toMatchObject({ code: '42501' });
  expect(await kept(clients.admin)).toEqual([]);
  for (const language of ['ml', 'te']) expect((await setFor(clients.clerk, unasked.id, language)).status).toBe(204);
  expect(await kept(clients.admin)).toEqual([{ language: 'te' }]);
  for (const client of [clients.visitor, owner]) expect(await kept(client)).toEqual([]);
  const login = { profile_id: unasked.id, username: 'test-unasked', temporary_password: 'Kolam-Muthu-4711' };
  expect((await call(clients.admin, 'create_login', login)).status).toBe(204);
  expect(await languageIn(clients.admin, unasked.id)).toEqual(['te']);
});

test('is one that the bureau offers; what was chosen before stays', async () => {
  expect(await choose('te')).toMatchObject({ status: 204 });
  expect(await call(clients.admin, 'save_settings', { changes: { languages: 'en ta' } })).toMatchObject({
    status: 204,
  });
  for (const language of ['te', 'fr', 'Tamil', '']) {
    const refused = { code: '22023', refusal: 'language_not_offered', hint: 'language' };
    expect(await choose(language)).toMatchObject(refused);
    expect(await setFor(clients.admin, person.id, language)).toMatchObject(refused);
  }
  expect(await languageIn(owner, person.id)).toEqual(['te']);
  expect(await choose('en')).toMatchObject({ status: 204 });
  const { data } = await clients.visitor.from('site_settings').select('languages').single();
  expect(data).toEqual({ languages: 'en ta' });
});

test('is written by its functions only', async () => {
  expect(
    (await owner.from('accounts').update({ language: 'hi' }).eq('registered_user_id', person.id)).error?.code,
  ).toBe('42501');
});
