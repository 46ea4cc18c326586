import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { record } from './consents.ts';
import { addPerson } from './people.ts';
import { call, callAnything, setUpPersonas, signIn, type Client } from './personas.ts';

// The language of a family, in which the bureau writes to them.

const { clients, sql } = await setUpPersonas();
const person = await addPerson(sql, { label: 'speaks', login: true });
const other = await addPerson(sql, { label: 'tongue', login: true });
const unasked = await addPerson(sql, { label: 'unasked' });
const owner = await signIn(person.username);
afterAll(async () => {
  await sql`update public.site_settings set languages = default, main_language = null`;
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
});

test('is kept with a family without a login, whose later login begins with it; nobody else reads it', async () => {
  const kept = async (client: Client) =>
    (await client.from('office_details').select('language').eq('registered_user_id', unasked.id)).data ?? [];
  expect(await kept(clients.admin)).toEqual([]);
  for (const language of ['ml', 'te']) expect((await setFor(clients.clerk, unasked.id, language)).status).toBe(204);
  expect(await kept(clients.admin)).toEqual([{ language: 'te' }]);
  for (const client of [clients.visitor, owner]) expect(await kept(client)).toEqual([]);
  const login = { profile_id: unasked.id, username: 'test-unasked', temporary_password: 'Kolam-Muthu-4711' };
  expect((await call(clients.admin, 'create_login', login)).status).toBe(204);
  expect(await languageIn(clients.admin, unasked.id)).toEqual(['te']);
});

const known = async (client: Client, profile_id: number) =>
  (await call(client, 'read_family_language', { profile_id })).data;

test('is that in which a member reads, until one is chosen; no member reads what is not their own choice', async () => {
  const reads = (language: string) => call(owner, 'note_my_language', { language });
  await choose(null);
  expect(await known(clients.clerk, person.id)).toBeNull();
  expect(await reads('te')).toMatchObject({ status: 204 });
  // Not offered: nothing is known by it.
  expect(await reads('fr')).toMatchObject({ status: 204 });
  expect(await known(clients.clerk, person.id)).toBe('te');
  expect(await known(owner, person.id)).toBeNull();
  await reads('hi');
  expect(await known(clients.admin, person.id)).toBe('hi');
  await choose('ml');
  await reads('kn');
  for (const client of [clients.admin, owner]) expect(await known(client, person.id)).toBe('ml');
  expect(await known(clients.otherMember, person.id)).toBeNull();
});

test('is that of the link which the family opened, on a phone that the link knows', async () => {
  const family = await addPerson(sql, { label: 'linked', contact: { whose_phone: 'Self' } });
  const makeLink = async (for_candidate = false) =>
    String((await call(clients.admin, 'make_family_link', { profile_id: family.id, for_candidate })).data);
  const open = (token: string, language: string, device = randomUUID(), who = clients.visitor) =>
    call(who, 'open_family_link', { token, device, language });
  // Nothing of the candidate's link is in what the family gets.
  await open(await makeLink(true), 'ml');
  const token = await makeLink();
  await open(token, 'hi', randomUUID(), clients.clerk);
  expect(await known(clients.admin, family.id)).toBeNull();
  const device = randomUUID();
  await sql`update private.family_links set device_hash = null, last_opened_at = null where registered_user_id = ${family.id}`;
  await open(token, 'te', device);
  await open(token, 'kn');
  expect(await known(clients.admin, family.id)).toBe('te');
  await open(token, 'ta', device);
  expect(await known(clients.admin, family.id)).toBe('ta');
});

test('is that of the notice, else the main one of the bureau', async () => {
  const family = await addPerson(sql, { label: 'noticed' });
  await call(clients.admin, 'save_settings', { changes: { main_language: 'kn' } });
  expect(await known(clients.admin, family.id)).toBe('kn');
  await record(clients.admin, family.id, { notice: true }, { notice_language: 'ml' });
  expect(await known(clients.admin, family.id)).toBe('ml');
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
