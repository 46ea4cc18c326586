import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { morning, people } from '../../web/src/features/today/api.ts';
import { addAdmin, addPerson } from './people.ts';
import { call, setUpPersonas, signIn, type Client } from './personas.ts';

// The employee who looks after a family, and the office's lists by employee.

const { clients, sql } = await setUpPersonas();
const { admin, clerk } = clients;
// Nobody of the demo data is of this caste.
const details = { caste: 'Handled caste' };
const family = await addPerson(sql, { label: 'handled', card: { status: 'submitted' }, details });
const other = await addPerson(sql, { label: 'not-handled', card: { status: 'submitted' }, details });
beforeEach(() => sql`delete from public.office_details where registered_user_id in (${family.id}, ${other.id})`);

const set = (client: Client, profile_ids: number[], handler?: string) =>
  call(client, 'set_handler', { profile_ids, ...(handler !== undefined && { handler }) });
const handlerOf = async (id: number) =>
  (await admin.from('office_details').select('handled_by').eq('registered_user_id', id).maybeSingle()).data?.handled_by;
const found = async (filters: object, client = admin) =>
  z
    .array(z.object({ id: z.number() }))
    .parse((await call(client, 'find_people', { filters: { caste: 'Handled caste', ...filters } })).data)
    .map(({ id }) => id);

test('is chosen by any admin, for several at once, and is in the audit log', async () => {
  expect((await set(clerk, [family.id, other.id], 'clerk')).status).toBe(204);
  expect([await handlerOf(family.id), await handlerOf(other.id)]).toEqual(['clerk', 'clerk']);
  expect((await set(admin, [other.id])).status).toBe(204);
  expect(await handlerOf(other.id)).toBeNull();
  const { data } = await admin
    .from('audit_log')
    .select('actor_name, new_values')
    .eq('table_name', 'office_details')
    .eq('registered_user_id', family.id);
  expect(data).toMatchObject([{ actor_name: 'Meena Sundaram, office (clerk)', new_values: { handled_by: 'clerk' } }]);
});

test('is an admin who may sign in; one who leaves looks after nobody', async () => {
  for (const handler of ['asha', 'nobody-here', '']) {
    expect(await set(admin, [family.id], handler)).toMatchObject({ refusal: 'handler_unknown', hint: 'handler' });
  }
  const ids = Array.from({ length: 1001 }, (_, index) => index + 1);
  expect(await set(admin, ids, 'clerk')).toMatchObject({ refusal: 'too_many_ids' });
  await addAdmin(sql, 'test-handler', 'clerk');
  await sql`update public.accounts set active = false where username = 'test-handler'`;
  expect(await set(admin, [family.id], 'test-handler')).toMatchObject({ refusal: 'handler_unknown' });
  await sql`update public.accounts set active = true where username = 'test-handler'`;
  expect((await set(admin, [family.id], 'test-handler')).status).toBe(204);
  await sql`
    delete from auth.users where id = (select user_id from public.accounts where username = 'test-handler')`;
  expect(await handlerOf(family.id)).toBeNull();
});

test('is a filter of the admin’s table', async () => {
  await set(admin, [family.id], 'clerk');
  expect(await found({ handled_by: 'clerk' })).toEqual([family.id]);
  expect(await found({ handled_by: 'admin' })).toEqual([]);
  expect(await found({ unhandled: true })).toEqual([other.id]);
  expect((await call(admin, 'count_people', { filters: { caste: 'Handled caste', unhandled: true } })).data).toBe(1);
});

test('Today shows an admin the own families only, when that is asked for', async () => {
  for (const username of ['test-my-clerk', 'test-other-clerk']) await addAdmin(sql, username, 'clerk');
  const [mine, theirs] = [await signIn('test-my-clerk'), await signIn('test-other-clerk')];
  await set(admin, [family.id], 'test-my-clerk');
  const verifications = async (client: Client, onlyMine: boolean) =>
    morning.parse((await call(client, 'read_today', { mine: onlyMine })).data).verifications.count;
  const waiting = async (client: Client) =>
    people.parse((await call(client, 'list_waiting', { mine: true })).data).count;
  expect([await verifications(mine, true), await verifications(theirs, true)]).toEqual([1, 0]);
  expect(await verifications(mine, false)).toBeGreaterThan(1);
  expect(await waiting(mine)).toBe(0);
  await sql`update public."RegisteredUsers" set status = 'verified', verified_at = '2026-01-01' where id = ${family.id}`;
  onTestFinished(async () => {
    await sql`update public."RegisteredUsers" set status = 'submitted' where id = ${family.id}`;
  });
  expect([await waiting(mine), await waiting(theirs)]).toEqual([1, 0]);
});

test('the list of colleagues names the admins who may sign in', async () => {
  const { data } = await call(clerk, 'list_colleagues');
  const listed = z.array(z.object({ username: z.string(), display_name: z.string(), is_me: z.boolean() })).parse(data);
  expect(listed.filter(({ is_me: isMe }) => isMe)).toEqual([
    { username: 'clerk', display_name: 'Meena Sundaram, office', is_me: true },
  ]);
  expect(listed.map(({ username }) => username)).toContain('admin');
  expect(listed.map(({ username }) => username)).not.toContain('asha');
});
