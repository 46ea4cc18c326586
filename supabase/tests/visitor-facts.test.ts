// Height, education and job of a profile, for visitors: only while the bureau shows them, and nothing else of the details.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addPerson } from './people.ts';
import { call, setUpPersonas } from './personas.ts';

const { clients, sql } = await setUpPersonas();
const facts = { height: 172, education: 'M.Sc.', job: 'Engineer' };

const set = (values: Record<string, boolean>) => sql`update public.site_settings set ${sql(values)} where id`;
const read = (client = clients.visitor) => call(client, 'read_visitor_facts', { profile_id: person.id });

const person = await addPerson(sql, {
  label: 'facts',
  details: {
    ...facts,
    caste: 'Iyer',
    "father's_name": 'Raman',
    "mother's_name": 'Sita',
    date_of_birth: '1996-01-01',
  },
  contact: { email: 'facts@example.in', address: '1 North Street' },
});
beforeEach(async () => {
  await set({ visitors_may_browse: true, visitors_see_facts: true });
});
afterAll(() => set({ visitors_may_browse: true, visitors_see_facts: false }));

test('visitors read three facts of a shown profile, and nothing else of it', async () => {
  expect((await read()).data).toEqual([facts]);
  const { data } = await clients.visitor.from('profile_details').select('*').eq('registered_user_id', person.id);
  expect(data).toEqual([]);
});

test('a visitor gets no row of a profile that does not exist', async () => {
  const { data } = await call(clients.visitor, 'read_visitor_facts', { profile_id: 2_000_000_000 });
  expect(data).toEqual([]);
});

test('the setting is off at first, and the change of it is recorded', async () => {
  const [column] = await sql<{ first: string }[]>`
    select column_default as first from information_schema.columns
    where table_name = 'site_settings' and column_name = 'visitors_see_facts'`;
  expect(column?.first).toBe('false');
  await set({ visitors_see_facts: false });
  const changes = { visitors_see_facts: true };
  expect((await read()).data).toEqual([]);
  expect(await call(clients.admin, 'save_settings', { changes })).toMatchObject({ status: 204 });
  expect((await read()).data).toEqual([facts]);
  const [entry] = await sql<{ new_values: object }[]>`
    select new_values from public.audit_log where table_name = 'site_settings' order by id desc limit 1`;
  expect(entry?.new_values).toEqual(changes);
});
