// Who is calling: the office finds a family by father and mother, and an open enquiry by its words and its number.
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { foundEnquiries } from '../../web/src/features/people/api.ts';
import { addPerson, oneValue } from './people.ts';
import { call, callAndRead, outsiders, personaNames, setUpPersonas, type Client } from './personas.ts';

const { clients, sql } = await setUpPersonas();
const { admin, clerk } = clients;
const daughter = await addPerson(sql, {
  label: 'Zavithra',
  details: { "father's_name": 'Late Pukkolavadi Gounder', "mother's_name": 'மிம்மோலதி' },
});
const namesake = await addPerson(sql, { label: 'Pukkolavadi' });
const people = z.array(z.object({ id: z.number() }));
const named = async (name: string, who: Client = admin, sort = 'newest') =>
  people.parse((await call(who, 'find_people', { filters: { name }, sort })).data).map(({ id }) => id);

const add = async (name: string, words: string | null, state: string, phone: string) => {
  const id = await oneValue(sql<{ id: number }[]>`
    insert into private.enquiries (kind, name, words, state) values ('new', ${name}, ${words}, ${state}) returning id::int`);
  await sql`insert into private.enquiry_numbers (enquiry_id, phone_number) values (${id}, ${phone})`;
  return id;
};
const open: number[] = [];
const enquiry = await add('Vikkuvelan', 'Uncle from Zollacheri, B.E., 26', 'called', '+91 51236 67788');
const closed = await add('Vikkuvelan', 'of Zollacheri', 'declined', '+91 51236 67788');
afterAll(() => sql`delete from private.enquiries where id = any (${[enquiry, closed, ...open]})`);

describe('father and mother', () => {
  test('find their child for the office, after the people of the name itself, in other scripts too', async () => {
    expect(await named('Pukkolavadi', clerk)).toEqual([namesake.id, daughter.id]);
    // In any other order, the order alone.
    expect(await named('Pukkolavadi', clerk, 'oldest')).toEqual([daughter.id, namesake.id]);
    // Within a word of the name itself, at the beginning of a word of the parents'.
    expect(await named('kkolavadi')).toEqual([namesake.id]);
    // One letter many times folds to the letter, with which very many names begin.
    expect(await named('zzzz')).toEqual([]);
    // A family that says both names.
    expect(await named('Zavithra Pukolavady')).toEqual([daughter.id]);
    for (const mother of ['Mimmolathi', 'மிம்மோலதி', 'मिम्मोलती'])
      expect(await named(mother), mother).toEqual([daughter.id]);
    expect((await call(admin, 'count_people', { filters: { name: 'Pukkolavadi' } })).data).toBe(2);
    await sql`update public.profile_details set "father's_name" = 'Vullubbomani' where registered_user_id = ${daughter.id}`;
    expect(await named('Vullubbomani')).toEqual([daughter.id]);
    expect(await named('Pukkolavadi')).toEqual([namesake.id]);
  });

  test('are words of the search after places and castes, which a surname may hold', async () => {
    await sql`update public.profile_details set "father's_name" = 'Vullubbomani Nadar' where registered_user_id = ${daughter.id}`;
    const read = async (entered: string) => (await call(admin, 'read_people_words', { entered })).data;
    expect(await read('nadar vullubbomani')).toMatchObject([
      { filter: 'caste' },
      { filter: 'name', value: 'vullubbomani' },
    ]);
  });

  test.each(outsiders)('find nobody for %s', async (persona) => {
    for (const search of ['Vullubbomani', 'Mimmolathi', 'மிம்மோலதி']) {
      const filters = { search };
      await call(clients[persona], 'begin_search', { filters });
      const { data } = await call(clients[persona], 'find_profiles', { filters });
      expect(JSON.stringify(data ?? []), search).not.toContain(daughter.name);
      expect((await call(clients[persona], 'count_profiles', { filters })).data ?? 0).toBe(0);
    }
  });
});

test('a height finds for the office', async () => {
  await sql`update public.profile_details set height = 173 where registered_user_id = ${daughter.id}`;
  const count = async (filters: object) =>
    (await call(admin, 'count_people', { filters: { name: 'Zavithra', ...filters } })).data;
  expect(await count({ height_from: '172', height_to: '174' })).toBe(1);
  expect(await count({ height_from: '174' })).toBe(0);
  expect(await count({ height_to: '172' })).toBe(0);
  expect(await call(admin, 'find_people', { filters: { height_to: '9' } })).toMatchObject({ refusal: 'not_in_range' });
});

describe('an open enquiry', () => {
  const byWords = async (entered: string, who: Client = admin) =>
    foundEnquiries.shape.parse((await call(who, 'find_enquiries', { entered })).data).map(({ id }) => id);

  test('is found by name and words in any script, by the beginnings of all words', async () => {
    for (const entered of ['vikkuvelan', 'Vikuvel Uncle', 'zollac', 'விக்குவேலன்'])
      expect(await byWords(entered, clerk), entered).toEqual([enquiry]);
    for (const entered of ['kuvelan', 'vikkuvelan nurse', '26', '', '  ', '%%%'])
      expect(await byWords(entered), entered).toEqual([]);
    expect(await call(admin, 'find_enquiries', { entered: 'x'.repeat(121) })).toMatchObject({ code: '22023' });
  });

  test('is found by its number and its last five digits, and the look-up is recorded without a digit', async () => {
    for (const part of ['+91 51236-67788', '3667788', '667788', '67788']) {
      const { data } = await callAndRead(clerk, 'find_people_by_contact', { part });
      expect(data, part).toMatchObject({
        people: [],
        enquiries: [{ id: enquiry, name: 'Vikkuvelan', state: 'called' }],
      });
      expect(JSON.stringify(data)).not.toMatch(/51236|67788/);
      const [row] = await sql`select action, new_values from public.audit_log order by id desc limit 1`;
      expect(row).toEqual({
        action: 'looked up telephone numbers',
        new_values: { asked: 1, found: [], enquiries: [enquiry] },
      });
    }
    // Five or six digits are the last, so that they lead to no others.
    for (const part of ['36677', '366778'])
      expect((await callAndRead(clerk, 'find_people_by_contact', { part })).data, part).toEqual({
        people: [],
        enquiries: [],
      });
    expect(await call(clerk, 'find_people_by_contact', { part: '7788' })).toMatchObject({ code: '22023' });
  });

  test('is one of the five that may have the same digits', async () => {
    for (let n = 0; n < 5; n += 1) open.push(await add(`Zed ${n}`, null, 'new', `+91 5123${n} 67788`));
    expect(await callAndRead(admin, 'find_people_by_contact', { part: '67788' })).toMatchObject({
      refusal: 'too_many_fit',
      data: null,
    });
  });
});

test.each(personaNames)('%s reads the manifest, which has the name in the settings', async (persona) => {
  const before = await oneValue(sql<{ name: string }[]>`select bureau_name as name from public.site_settings`);
  await sql`update public.site_settings set bureau_name = 'Sri Zubha' where true`;
  const { data } = await call(clients[persona], 'read_manifest');
  await sql`update public.site_settings set bureau_name = ${before} where true`;
  expect(data).toMatchObject({ name: 'Sri Zubha', start_url: '/', display: 'standalone' });
});
