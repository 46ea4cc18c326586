import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { addPerson, type TestPerson } from './people.ts';
import { call, setUpPersonas } from './personas.ts';

// The admin's table of registered users. walk.test.ts shows that nobody else is served.
const { clients, sql } = await setUpPersonas();
const people: Record<'hidden' | 'told' | 'deleted' | 'plain' | 'off', TestPerson | undefined> = {
  hidden: undefined,
  told: undefined,
  deleted: undefined,
  plain: undefined,
  off: undefined,
};
const town = 'Qux Town, Qux State';

const card = { location: town, religion: 'Jain' };
people.hidden = await addPerson(sql, {
  label: 'hidden of table',
  card: { ...card, status: 'draft', first_img: null },
});
people.told = await addPerson(sql, {
  label: 'told',
  login: true,
  card: { ...card, first_img: 'https://family.example/a.webp', age: 40 },
});
await sql`update public.accounts set notice_sent_at = now(), must_change_password = false where username = 'test-told'`;
people.deleted = await addPerson(sql, {
  label: 'deleted of table',
  card: { ...card, status: 'withdrawn', deleted_at: '2026-11-01' },
});
people.plain = await addPerson(sql, {
  label: 'plain',
  login: true,
  card: {
    ...card,
    name: 'Test Gayathri plain',
    gender: 'groom',
    first_img: 'https://family.example/b.webp',
    age: 25,
  },
});
await sql`update public.accounts set must_change_password = true where registered_user_id = ${people.plain.id}`;
// In another town, so that the other filters are about the rest. One is enough to see that only working logins count.
people.off = await addPerson(sql, {
  label: 'off',
  login: true,
  card: { gender: null, location: 'Quy Town, Quy State' },
});
await sql`
  update public.accounts set active = false, must_change_password = false where registered_user_id = ${people.off.id}`;

const rows = z.array(z.object({ id: z.number() }));
async function find(filters: object, sort = 'newest', skip = 0, at_most = 60): Promise<string[]> {
  const { data, message } = await call(clients.admin, 'find_people', { filters, sort, skip, at_most });
  const ids = rows.parse(data, { error: () => message ?? 'No rows.' }).map(({ id }) => id);
  const counted = (await call(clients.admin, 'count_people', { filters })).data;
  if (ids.length < at_most && skip === 0) expect(counted).toBe(ids.length);
  return ids.map((id) => Object.entries(people).find(([, person]) => person?.id === id)?.[0] ?? String(id));
}

test('finds by each filter, in any combination, people of any status', async () => {
  const place = 'qux town';
  expect((await find({ place })).sort()).toEqual(['hidden', 'plain', 'told']);
  expect(await find({ place: 'Qux State', status: 'deleted' })).toEqual(['deleted']);
  expect(await find({ place, status: 'draft' })).toEqual(['hidden']);
  expect((await find({ place, status: 'verified' })).sort()).toEqual(['plain', 'told']);
  expect(await find({ place, side: 'groom', religion: 'Jain' })).toEqual(['plain']);
  expect(await find({ place, religion: 'Hindu' })).toEqual([]);
  expect(await find({ place, side: 'groom', religion: 'Hindu, Jain' })).toEqual(['plain']);
  expect(await find({ place, side: 'none' })).toEqual([]);
  for (const other of [{ place: 'quy' }, { ids: [people.off?.id, people.plain?.id] }])
    expect(await find({ ...other, side: 'none' })).toEqual(['off']);
  expect(await find({ ids: [people.plain?.id], religion: 'Hindu, Jain' })).toEqual(['plain']);
  expect(await find({ place, without_picture: true })).toEqual(['hidden']);
  expect(await find({ place, not_told: true })).toEqual(['plain']);
  expect(await find({ place, login: 'none' })).toEqual(['hidden']);
  expect(await find({ place, login: 'active' })).toEqual(['told']);
  expect(await find({ place, login: 'waiting' })).toEqual(['plain']);
  expect(await find({ place, login: 'off' })).toEqual([]);
  expect(await find({ place: 'quy', login: 'off' })).toEqual(['off']);
  for (const filters of [{ login: 'active' }, { login: 'none' }, { not_told: true }])
    expect(await find({ place: 'quy', ...filters })).toEqual([]);
  expect(await find({ name: 'plain gayatri' })).toEqual(['plain']);
  expect(await find({ name: '%' })).toEqual([]);
  expect(await find({ ids: [people.told?.id, people.deleted?.id] })).toEqual(['told']);
  expect(await find({ ids: [] })).toEqual([]);
});

test('sorts and turns pages over both those who are shown and those who are not', async () => {
  const place = 'qux';
  expect(await find({ place }, 'id')).toEqual(['hidden', 'told', 'plain']);
  expect(await find({ place }, 'age')).toEqual(['plain', 'hidden', 'told']);
  expect(await find({ place }, 'name')).toEqual(['plain', 'hidden', 'told']);
  for (const sort of ['newest', 'oldest', 'name', 'age', 'id']) {
    const whole = await find({}, sort);
    const pages = [await find({}, sort, 0, 7), await find({}, sort, 7, 7), await find({}, sort, 14, 7)].flat();
    expect(pages).toEqual(whole.slice(0, 21));
    expect(new Set(whole).size).toBe(whole.length);
  }
});

test('finds by age, caste, star, marital status and day of registration, whatever the status', async () => {
  const place = 'qux';
  const known = { caste: 'Qq Caste', birth_star: 'Rohini', marital_status: 'Divorced' };
  for (const person of [people.hidden, people.plain])
    await sql`update public.profile_details set ${sql(known)} where registered_user_id = ${person?.id ?? 0}`;
  for (const [name, value] of Object.entries({ ...known, caste: ' qq caste' }))
    expect((await find({ [name]: value, place })).sort(), name).toEqual(['hidden', 'plain']);
  expect((await find({ caste: 'Qq Caste' })).sort()).toEqual(['hidden', 'plain']);
  expect(await find({ ...known, side: 'groom' })).toEqual(['plain']);
  expect(await find({ place, age_from: '40', age_to: '40' })).toEqual(['told']);
  expect(await find({ place, age_to: 25 })).toEqual(['plain']);
  expect(await find({ caste: 'Qq Caste', age_to: 25 })).toEqual(['plain']);
  // Midnight is the bureau's: 18:30 of the day before, by universal time.
  await sql`update public."RegisteredUsers" set created_at = '2031-03-09T18:30:00Z' where id = ${people.told?.id ?? 0}`;
  await sql`update public."RegisteredUsers" set created_at = '2031-03-09T18:29:59Z' where id = ${people.plain?.id ?? 0}`;
  expect(await find({ registered_from: '2031-03-10' })).toEqual(['told']);
  expect(await find({ registered_from: '2031-03-09', registered_to: '2031-03-09' })).toEqual(['plain']);
  expect(await find({ place, registered_to: '2031-03-08' })).toEqual(['hidden']);
});

test('finds similar names when nobody has the name, of hidden profiles too', async () => {
  const { admin } = clients;
  const named = async (label: string, name: string, card: object = {}) =>
    (await addPerson(sql, { label, card: { name, ...card } })).id;
  const draft = await named('near draft', 'Qwertha Murugavelan', { status: 'draft', first_img: null });
  const shown = await named('near shown', 'Qwertha Murgavelam');
  const deleted = await named('near deleted', 'Qwertha Murgavelan', { deleted_at: '2026-11-01', status: 'withdrawn' });
  // Their names are not those of other tests' people, which are removed at the end.
  onTestFinished(async () => {
    await sql`delete from public."RegisteredUsers" where id in ${sql([draft, shown, deleted])}`;
  });
  const ids = async (name: string, more: object = {}) => {
    const { data } = await call(admin, 'find_people', { filters: { name, ...more }, sort: 'id' });
    const found = rows.parse(data).map(({ id }) => id);
    expect((await call(admin, 'count_people', { filters: { name, ...more } })).data).toBe(found.length);
    return found;
  };
  expect(await ids('qwertha murugavelan')).toEqual([draft]);
  expect(await ids('Murugavelan Qwerta')).toEqual([draft]);
  // A deleted profile of just this name does not keep the similar ones away.
  expect(await ids('qwertha murgavelan')).toEqual([draft, shown]);
  expect(await ids('qwertha murgavelan', { status: 'draft' })).toEqual([draft]);
  expect(await ids('qwertha murgavelan', { status: 'deleted' })).toEqual([deleted]);
});

test('refuses what is no filter, in words', async () => {
  const { admin } = clients;
  const wrong = [
    ...[{ phone: '1' }, { login: 'maybe' }, { ids: 'x' }, { ids: ['1; drop'] }, []],
    ...[{ age_from: 'x' }, { age_from: 5 }, { age_from: 40, age_to: 30 }, { birth_star: 'Sirius' }],
    ...[{ marital_status: 'x' }, { caste: ' ' }, { caste: ['x'] }, { registered_from: null }],
    ...[{ registered_from: '2026-02-30' }, { registered_to: 'now' }],
    { registered_from: '2026-02-02', registered_to: '2026-02-01' },
  ];
  for (const filters of wrong) {
    expect((await call(admin, 'find_people', { filters })).status, JSON.stringify(filters)).toBe(400);
    expect((await call(admin, 'count_people', { filters })).status).toBe(400);
  }
  for (const part of [{ sort: 'phone' }, { skip: -1 }, { at_most: 61 }])
    expect((await call(admin, 'find_people', part)).status).toBe(400);
  expect(await find({ religion: "x' or true --" })).toEqual([]);
});
