import { expect, test } from 'vitest';
import { record } from './consents.ts';
import { having } from './matching.ts';
import { addPerson } from './people.ts';
import { call, callAnything, setUpPersonas, type Client } from './personas.ts';

// Paper of many people: who hands it out, what it holds, and what is recorded.

const { clients, sql } = await setUpPersonas();
const contact = { phone_number: '+91 51239 87606', email: 'print@example.com', address: '6 Test Street' };
const add = (label: string, card: Record<string, string | number | boolean> = {}) =>
  addPerson(sql, { label: `printed ${label}`, contact, card });
const groom = await add('groom', { gender: 'groom', age: 25, first_img: 'https://example.com/groom.jpg' });
const bride = await add('bride', {
  age: 31,
  first_img: 'https://example.com/bride.jpg',
  birth_chart: 'https://example.com/chart.jpg',
  pictures_for_members: true,
  chart_for_members: true,
});
const younger = await add('younger', { age: 22 });
const hidden = await add('hidden', { age: 40, status: 'on hold' });
const offPaper = await add('off-paper');
const deleted = await add('deleted');
const everybody = [groom, bride, younger, hidden, offPaper, deleted].map(({ id }) => id);
await record(clients.admin, offPaper.id, { families: false });
await call(clients.admin, 'delete_profile', { profile_id: deleted.id, seen_name: deleted.name });

const print = (client: Client, more: object = {}) =>
  callAnything(client, 'print_people', { ids: everybody, paper: 'book', title: ' Sangamam, 12 December ', ...more });
const records = () => sql`
  select record_id, registered_user_id::int, new_values from public.audit_log where action = 'printed' order by id`;

test.each(['admin', 'clerk'] as const)(
  'the %s gets brides first, then by age, and each is recorded',
  async (persona) => {
    const before = await records();
    const { data } = await print(clients[persona], { first_copy: 3, last_copy: 4 });
    expect(data).toEqual([
      having({ id: younger.id, first_img: null, profile_details: having({ job: 'Tester' }) }),
      // Pictures for members only are on no paper.
      having({ id: bride.id, first_img: null, birth_chart: null }),
      having({ id: groom.id, first_img: 'https://example.com/groom.jpg' }),
    ]);
    for (const value of ['87606', 'print@', 'Test Street']) expect(JSON.stringify(data)).not.toContain(value);
    const new_values = { paper: 'book', title: 'Sangamam, 12 December', copies: '3-4' };
    const rowOf = ({ id }: { id: number }) => ({ record_id: String(id), registered_user_id: id, new_values });
    expect((await records()).slice(before.length)).toEqual([
      ...[groom, bride, younger].map(rowOf),
      { record_id: '3', registered_user_id: null, new_values },
    ]);
  },
);

test('who is hidden is printed where that is asked, who is not to be on paper never', async () => {
  const { data } = await print(clients.clerk, { also_hidden: true, ids: [hidden.id, offPaper.id, deleted.id] });
  expect(data).toEqual([having({ id: hidden.id, visible: false })]);
  // Nor people without the consent to be shown, whatever the office ticks.
  await sql`
    insert into private.consents (registered_user_id, purpose, given, notice_version, notice_language, channel, said_on)
    values (${hidden.id}, 'members', false, 1, 'en', 'file', private.today())`;
  expect(await print(clients.clerk, { also_hidden: true, ids: [hidden.id] })).toMatchObject({ status: 200, data: [] });
  const before = await records();
  expect(await print(clients.clerk, { ids: [offPaper.id, 999_999_999] })).toMatchObject({ status: 200, data: [] });
  expect(await records()).toEqual(before);
});

test('nobody counts as shown', async () => {
  const shown = () => sql`
    select id::int, times_shown, waits_since from private.profile_search where id = any (${everybody}) order by id`;
  const [before, introductions] = [await shown(), await sql`select id from public.introductions`];
  await print(clients.clerk);
  expect(await shown()).toEqual(before);
  expect(await sql`select id from public.introductions`).toEqual(introductions);
});

test.each([
  ['of nobody', { ids: [] }],
  ['of too many', { ids: Array.from({ length: 1001 }, (_, place) => place) }],
  ['of another kind', { paper: 'poster' }],
  ['with a phone number in the title', { title: 'Call 98765 43210' }],
  ['of copy 0', { first_copy: 0 }],
  ['whose last copy is before the first', { first_copy: 5, last_copy: 4 }],
])('paper %s is refused, without a record', async (_name, wrong) => {
  const before = await records();
  expect(await print(clients.admin, wrong)).toMatchObject({ status: 400, code: '22023' });
  expect(await records()).toEqual(before);
});
