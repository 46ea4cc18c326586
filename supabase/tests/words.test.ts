import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { filterValues } from '../../web/src/bureau/api/filter-values.ts';
import { peopleWords } from '../../web/src/features/people/api.ts';
import { findParts, type Filters } from './finding.ts';
import { addPerson } from './people.ts';
import { call, setUpPersonas, type Client } from './personas.ts';
import { addMember } from './scenes.ts';

// Filters find places, castes and jobs by each script and everyday name. Names of people: names-in-scripts.test.ts.

const { clients, sql } = await setUpPersonas();
const people = {
  kovai: {
    card: { location: 'Kovai, Tamil Nadu' },
    details: { caste: 'Kongu Vellala Gounder', job: 'Software Engineer' },
  },
  coimbatore: { card: { location: 'Coimbatore, Tamil Nadu' }, details: { caste: 'Kongu Vellalar', job: 'பொறியாளர்' } },
  trichy: {
    card: { location: 'Tiruchirappalli, Tamil Nadu' },
    details: { caste: 'Thevar', job: 'Teacher, private school' },
  },
  palani: { card: { location: 'Palani, Tamil Nadu' }, details: { caste: 'Devar', job: 'ஆசிரியர்' } },
  kuwait: { card: { location: 'Kuwait' }, details: { caste: 'செட்டியார்', education: 'M.Sc. Physics' } },
  mathura: { card: { location: 'Mathura, Uttar Pradesh' }, details: { caste: 'Vaniya' } },
  village: { card: { location: 'கோவைப்புதூர், Tamil Nadu' }, details: { caste: 'Gounder', education: 'M.S. (Ortho)' } },
} as const satisfies Record<string, object>;
type Name = keyof typeof people;
const names = Object.keys(people).filter((name): name is Name => name in people);

await sql`update public.site_settings set searches_per_day = 10000`;
const added = await Promise.all(
  names.map(async (name) => {
    const { card, details } = people[name];
    return await addPerson(sql, { label: name, card: { religion: 'Parsi (Zoroastrian)', ...card }, details });
  }),
);
const ids = new Map(added.map(({ id }, place) => [id, names[place] ?? 'kovai']));
const seeker = await addMember(sql, { label: 'wordreader' });
added.push(seeker);
const { client } = seeker;
afterAll(async () => {
  await sql`delete from public."RegisteredUsers" where id in ${sql(added.map(({ id }) => id))}`;
  await sql`delete from private.bureau_words`;
});

/** The found ones of these people. */
async function find(filters: Filters): Promise<Name[]> {
  const found = await findParts(client, { religion: 'Parsi (Zoroastrian)', ...filters });
  return found.flatMap((id) => ids.get(id) ?? []).toSorted();
}

const cases: [Filters, Name[]][] = [
  ...['Coimbatore', 'கோவை', 'கோயம்புத்தூர்', 'kovai', 'CBE', 'कोयंबटूर', 'ಕೊಯಮತ್ತೂರು', 'കോയമ്പത്തൂർ', 'కోయంబత్తూరు'].map(
    (location): [Filters, Name[]] => [{ location }, ['coimbatore', 'kovai']],
  ),
  [{ location: 'கோயம்' }, ['coimbatore', 'kovai']],
  [{ location: 'trichy, Madras' }, ['trichy']],
  [{ location: 'திருச்சி' }, ['trichy']],
  [{ location: 'பழனி' }, ['palani']],
  [{ location: 'kovaip' }, ['village']],
  [{ location: 'தமிழ்நாடு' }, ['coimbatore', 'kovai', 'palani', 'trichy', 'village']],
  // Names that sound alike are not one.
  [{ location: 'Madurai' }, []],
  [{ location: 'மதுரை' }, []],
  [{ location: 'मथुरा' }, ['mathura']],
  [{ caste: 'Vanniyar' }, []],
  [{ caste: 'Vaniya' }, ['mathura']],
  [{ caste: 'Gounder' }, ['coimbatore', 'kovai', 'village']],
  [{ caste: 'கவுண்டர்' }, ['coimbatore', 'kovai', 'village']],
  [{ caste: 'goundar vellala' }, ['kovai']],
  [{ caste: 'Kongu Vellalar' }, ['coimbatore', 'kovai']],
  [{ caste: 'தேவர்' }, ['palani', 'trichy']],
  [{ caste: 'Chettiar, Devar' }, ['kuwait', 'palani', 'trichy']],
  [{ caste: 'Chettiyar' }, ['kuwait']],
  [{ caste: 'Vellala Gound' }, []],
  [{ occupation: 'engineer' }, ['coimbatore', 'kovai']],
  [{ occupation: 'பொறியாளர்' }, ['coimbatore', 'kovai']],
  [{ occupation: 'ஆசிரியர்' }, ['palani', 'trichy']],
  [{ occupation: 'टीचर' }, ['palani', 'trichy']],
  [{ education: 'M.S.' }, ['village']],
  [{ education: 'msc' }, ['kuwait']],
];
test.each(cases)('finds by every form of a word: %j', async (filters, expected) => {
  expect(await find(filters)).toEqual(expected);
});

test('the admin finds by the same words', async () => {
  const { admin } = clients;
  const found = async (filters: Filters) =>
    z
      .array(z.object({ id: z.number() }))
      .parse((await call(admin, 'find_people', { filters: { religion: 'Parsi (Zoroastrian)', ...filters } })).data)
      .flatMap(({ id }) => ids.get(id) ?? [])
      .toSorted();
  expect(await found({ place: 'cbe', caste: 'Gounder' })).toEqual(['coimbatore', 'kovai']);
  expect(await found({ caste: 'Gounder, Thevar', occupation: 'engineer' })).toEqual(['coimbatore', 'kovai']);
  expect(await found({ education: 'M.Sc' })).toEqual(['kuwait']);
});

test('the search of the dashboard reads words over name, place, caste, job, degree and age', async () => {
  const read = async (entered: string) =>
    peopleWords.shape
      .parse((await call(clients.admin, 'read_people_words', { entered })).data)
      .map(({ filter, value }) => `${filter}: ${value}`);
  expect(await read('chettiar kovai, 27')).toEqual(['caste: Chettiar', 'place: Coimbatore', 'age: 27']);
  expect(await read('தேவர் Tamil Nadu teacher 25-30')).toEqual([
    'caste: Thevar',
    'place: Tamil Nadu',
    'occupation: Teacher',
    'age: 25-30',
  ]);
  expect(await read('zzyxw M.B.B.S. Ooty')).toEqual(['name: zzyxw', 'education: MBBS', 'place: Udhagamandalam']);
  // A caste of two words that no list has is one caste, not either of its words.
  added.push(await addPerson(sql, { label: 'two words', details: { caste: 'Zzulam Vvara' } }));
  expect(await read('zzulam vvara 27')).toEqual(['caste: zzulam vvara', 'age: 27']);
  // Somebody's whole name is a name.
  expect(await read('murugesan bala')).toEqual(['name: murugesan bala']);
  expect(await read('')).toEqual([]);
  // A number of the bureau's own book, in any spelling.
  const [{ id } = { id: 0 }] = added;
  await sql`
    insert into public.office_details (registered_user_id, old_number) values (${id}, 'Zq-101')
    on conflict (registered_user_id) do update set old_number = excluded.old_number`;
  expect(await read('zq 101')).toEqual([`old_number: ${id}`]);
  expect((await call(clients.admin, 'read_people_words', { entered: 'x'.repeat(121) })).status).toBe(400);
});

test('the district of a town finds the town, in every filter of places', async () => {
  for (const district of ['Coimbatore district', 'Kovai Dt.', 'கோயம்புத்தூர் மாவட்டம்'])
    expect(await find({ location: district })).toEqual(await find({ location: 'Coimbatore' }));
});

describe('spellings that the bureau treats as one', () => {
  const join = async (words: string[], who: Client = clients.admin, filter = 'caste') =>
    await call(who, 'treat_as_one', { filter, words });

  test('find one another, until one of them leaves the group', async () => {
    expect((await join(['Thevar', 'Chettiar'])).message).toBeUndefined();
    for (const caste of ['Chettiyar', 'தேவர்']) expect(await find({ caste })).toEqual(['kuwait', 'palani', 'trichy']);
    expect(await find({ caste: 'Gounder' })).toEqual(['coimbatore', 'kovai', 'village']);
    // Groups with a word in common become one.
    await join(['Zz Thevar', 'Thevar']);
    const [{ words } = { words: [] }, ...others] = await sql<{ words: string[] }[]>`
      select words from private.bureau_words where 'Zz Thevar' = any (words)`;
    expect([words.toSorted(), others]).toEqual([['Chettiar', 'Thevar', 'Zz Thevar'], []]);
    await join(['Thevar']);
    expect(await find({ caste: 'Thevar' })).toEqual(['palani', 'trichy']);
    await join(['Zz Thevar']);
    expect(await sql`select from private.bureau_words where 'Zz Thevar' = any (words)`).toEqual([]);
    const log = await sql`select from public.audit_log where action = 'treated as one'`;
    expect(log.length).toBeGreaterThan(3);
  });

  test('are not grouped by wrong input', async () => {
    for (const words of [[], [' '], Array.from({ length: 51 }, (_, place) => `caste ${place}`), ['x'.repeat(121)]])
      expect((await join(words)).status).toBe(400);
    expect((await join(['a', 'b'], clients.admin, 'name')).status).toBe(400);
    expect(await sql`select from private.bureau_words where 'Iyengar' = any (words)`).toEqual([]);
  });
});

describe('the values that a filter offers', () => {
  const values = async (filter: string, who: Client = client) => await call(who, 'list_filter_values', { filter });
  const list = async (filter: string, who?: Client) =>
    new Map(filterValues.parse((await values(filter, who)).data).map(({ value, people: number }) => [value, number]));

  test('are words with their spellings counted as one, as often as the filter finds them', async () => {
    const offered = await list('location');
    const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
      select count(*)::int from public."RegisteredUsers" where visible and location ~* '^(coimbatore|kovai),'`;
    expect(offered.get('Coimbatore')).toBe(count);
    expect(offered.has('Kovai')).toBe(false);
    expect((await list('caste')).get('Thevar')).toBeGreaterThan(1);
    expect((await list('education')).size).toBeGreaterThan(3);
    expect((await list('occupation')).size).toBeGreaterThan(3);
  });

  test('are those of at least two profiles that the caller sees; the admin sees all', async () => {
    const add = async (label: string, caste: string, status = 'verified') => {
      const person = await addPerson(sql, { label, card: { status }, details: { caste } });
      added.push(person);
      return person.id;
    };
    await add('offered one', 'Offered');
    const second = await add('offered two', ' offered');
    await add('alone', 'Alone Caste');
    await add('hidden one', 'Hidden Caste', 'on hold');
    await add('hidden two', 'Hidden Caste', 'on hold');
    for (const who of [client, clients.member, clients.otherMember]) {
      const offered = await list('caste', who);
      expect(offered.get('Offered') ?? offered.get('offered')).toBe(2);
      expect(offered.has('Alone Caste')).toBe(false);
      expect(offered.has('Hidden Caste')).toBe(false);
    }
    const toAdmin = await list('caste', clients.admin);
    expect([toAdmin.get('Alone Caste'), toAdmin.get('Hidden Caste')]).toEqual([1, 2]);
    const seeker = added[names.length]?.id ?? 0;
    await sql`insert into public.blocks (blocker_id, profile_id) values (${second}, ${seeker})`;
    expect([...(await list('caste')).keys()].filter((value) => /offered/i.test(value))).toEqual([]);
  });

  test('are for four filters; visitors see places, while they may browse', async () => {
    const { visitor, temporaryPassword } = clients;
    for (const who of [visitor, temporaryPassword]) expect((await values('caste', who)).code).toBe('42501');
    expect((await values('phone')).message).toBe('Choose one of the list.');
    expect((await list('location', visitor)).get('Coimbatore')).toBeGreaterThan(1);
    await sql`update public.site_settings set visitors_may_browse = false`;
    expect((await list('location', visitor)).size).toBe(0);
    await sql`update public.site_settings set visitors_may_browse = true`;
  });
});
