import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { matches } from '../../web/src/features/profiles/api/wishes.ts';
import { communityRelations, filterValues } from '../../web/src/bureau/api/filter-values.ts';
import { readBiodata } from '../../web/src/person/reading/read-biodata.ts';
import { begin, findParts } from './finding.ts';
import { addPerson } from './people.ts';
import { call, setUpPersonas } from './personas.ts';
import { addMember, waitForLock, type TestMember } from './scenes.ts';

// Names of communities that lie within each other (finding/words.sql).

const { clients, sql } = await setUpPersonas();
const { admin } = clients;
const ids: number[] = [];

const religion = 'Parsi (Zoroastrian)';
const written = [
  'Vellalar', 'Viswakarma', 'Nambiar', 'Kayastha', 'Vettuva Gounder', 'Sozhia Vellalar', 'Gounder', 'Vellala Gounder', 'Menon', 'Nair', 'Kiryathil Nair',
  'Vadama', 'Iyer', 'Brahacharanam', 'Niyogi Brahmin', 'Brahmin', 'Senguntha Mudaliar', 'Mudaliar', 'Arcot Mudaliar', 'Kamma', 'Kammavar Naidu', 'Balija',
  'Naidu', 'Nadar', 'Christian Nadar', 'Hindu Nadar',
]; // prettier-ignore
/** "Prefer not to say" counts as no answer. */
const unknown = ['Prefer not to say', null];
let family: TestMember;
const casteOf = new Map<number, string | null>();

beforeAll(async () => {
  family = await addMember(sql, { label: 'wishing', card: { gender: 'bride', religion } });
  ids.push(family.id);
  for (const [place, caste] of [...written, ...unknown].entries()) {
    const card = { gender: 'groom', religion, verified_at: `2025-02-${String(place + 1).padStart(2, '0')}` };
    const { id } = await addPerson(sql, { label: `community ${place}`, card, details: { caste } });
    ids.push(id);
    casteOf.set(id, caste);
  }
});
afterAll(async () => {
  await sql`delete from public."RegisteredUsers" where id in ${sql(ids)}`;
  await sql`delete from private.bureau_communities where true`;
  await sql`select private.apply_communities('{}', private.rebuild_communities())`;
});

const outcomes = ['fits', 'may be', 'title', 'nearer', 'nearer', 'nearer', 'nearer', 'nearer'];
/** What a family that wrote a name is to a wish: its best level. */
async function outcome(wish: string, wrote: string): Promise<string> {
  const [{ level } = { level: null }] = await sql<{ level: number | null }[]>`
    select min(level) as level from private.community_levels(${wish}) where node = any (private.community_names(${wrote}))`;
  return level === null ? 'no' : (outcomes[level] ?? 'no');
}

// Written from the table of facts.
test.each([
  ['Kongu Vellala Gounder', 'Kongu Vellala Gounder', 'fits'],
  ['Kongu Vellala Gounder', 'Vellala Gounder', 'fits'],
  ['Kongu Vellala Gounder', 'Nattu Gounder', 'fits'],
  ['Gounder', 'Punnan Vettuva Gounder', 'fits'],
  ['Kongu Vellala Gounder', 'Gounder', 'may be'],
  ['Kongu Vellala Gounder', 'Vellalar', 'may be'],
  ['Kongu Vellala Gounder', 'Kongu', 'may be'],
  ['Kongu Vellala Gounder', 'Sozhia Vellalar', 'nearer'],
  ['Kongu Vellala Gounder', 'Vettuva Gounder', 'title'],
  ['Kongu Vellala Gounder', 'Pillai', 'no'],
  ['Kongu Vellala Gounder', 'Nambiar', 'no'],
  ['Vanniyar', 'Gounder', 'may be'],
  ['Vellalar', 'Pillai', 'may be'],
  ['Pillai', 'Saiva Pillai', 'fits'],
  ['Pillai', 'Karkathar', 'may be'],
  ['Nair', 'Kiryathil Nair', 'fits'],
  ['Nair', 'Menon', 'may be'],
  ['Nambiar', 'Nair', 'may be'],
  ['Menon', 'Nambiar', 'no'],
  ['Iyer', 'Vadama', 'fits'],
  ['Vadama', 'Brahmin', 'may be'],
  ['Vadama', 'Brahacharanam', 'nearer'],
  ['Vadama', 'Niyogi Brahmin', 'nearer'],
  ['Mudaliar', 'Senguntha Mudaliar', 'fits'],
  ['Senguntha Mudaliar', 'Arcot Mudaliar', 'title'],
  ['Kamma', 'Naidu', 'may be'],
  ['Naidu', 'Kamma', 'may be'],
  ['Naidu', 'Balija', 'may be'],
  ['Nair', 'Nambiar', 'may be'],
  ['Nadar', 'Christian Nadar', 'fits'],
  ['Kammavar Naidu', 'Balija Naidu', 'title'],
  ['Christian Nadar', 'Nadar', 'may be'],
  ['Vellalar', 'Devendrakula Velalar', 'no'],
  ['Brahmin', 'Viswabrahmin', 'no'],
  // Spellings, other scripts and further words.
  ['KVG', 'கவுண்டர்', 'may be'],
  ['Gounder', 'Kongu Vellala Gounder of Erode', 'fits'],
  ['Iyengar', 'Brahmin, Iyer', 'nearer'],
  ['Brahmin', 'Nayee Brahmin', 'no'],
])('to a wish for %s, %s: %s', async (wish, wrote, expected) => {
  expect(await outcome(wish, wrote)).toBe(expected);
});

/** The communities of the list, with the reason of each. */
async function listed(hoped: object, must: object = {}, asked: object = {}) {
  await call(admin, 'save_wishes', { profile_id: family.id, must: { religion, ...must }, hoped });
  const { data } = await call(admin, 'find_matches', { profile_id: family.id, at_most: 60, ...asked });
  return matches.parse(data).list.flatMap(({ id, community, shared }) => {
    const caste = casteOf.get(id);
    return caste === undefined ? [] : [{ caste, community, shared }];
  });
}
const castes = (list: readonly { caste: string | null }[]) => list.map(({ caste }) => caste);

describe('find_matches begins with the wished community', () => {
  test.each([
    [
      'Kongu Vellala Gounder',
      ['Vellala Gounder', 'Gounder', 'Vettuva Gounder', 'Vellalar', 'Sozhia Vellalar', 'Arcot Mudaliar', ...unknown],
    ],
    ['Nair', ['Nair', 'Kiryathil Nair', 'Nambiar', 'Menon']],
    ['Iyer', ['Vadama', 'Iyer', 'Brahacharanam', 'Brahmin', 'Niyogi Brahmin']],
    ['Mudaliar', ['Senguntha Mudaliar', 'Mudaliar', 'Arcot Mudaliar']],
    ['Kamma', ['Kamma', 'Kammavar Naidu', 'Naidu']],
    ['Naidu', ['Kammavar Naidu', 'Naidu', 'Kamma', 'Balija']],
    ['Balija', ['Balija', 'Naidu']],
    ['Christian Nadar', ['Christian Nadar', 'Nadar', 'Hindu Nadar']],
  ])('%s', async (caste, expected) => {
    const list = castes(await listed({ caste }));
    expect(list.slice(0, expected.length)).toEqual(expected);
    expect(list).toHaveLength(written.length + unknown.length);
  });

  test('of a pasted text: all Gounders before anybody else, the own ones first', async () => {
    const { values, proposed } = readBiodata(
      'Name: Kavitha S\nCaste: Hindu, Kongu Vellala Gounder\nDOB: 14.06.1999\nExpectation: same caste, B.E or above',
    );
    expect(values.find(({ field }) => field === 'caste')?.value).toBe('Kongu Vellala Gounder');
    const ten = (await listed(proposed)).slice(0, 10);
    expect(castes(ten).slice(0, 3)).toEqual(['Vellala Gounder', 'Gounder', 'Vettuva Gounder']);
    expect(castes(ten).findLastIndex((caste) => caste?.includes('Gounder'))).toBe(2);
  });

  test('and says why', async () => {
    const list = await listed({ caste: 'Kongu Vellala Gounder' });
    expect(list.slice(0, 9)).toEqual([
      { caste: 'Vellala Gounder', community: null, shared: null },
      { caste: 'Gounder', community: 'may be', shared: null },
      { caste: 'Vettuva Gounder', community: 'same title', shared: 'Gounder' },
      { caste: 'Vellalar', community: 'may be', shared: null },
      { caste: 'Sozhia Vellalar', community: 'other part', shared: 'Vellalar' },
      { caste: 'Arcot Mudaliar', community: 'other part', shared: 'Vellalar' },
      { caste: 'Prefer not to say', community: null, shared: null },
      { caste: null, community: null, shared: null },
      { caste: 'Viswakarma', community: null, shared: null },
    ]);
  });

  test('nobody of another known religion is near', async () => {
    const { id } = await addPerson(sql, {
      label: 'community elsewhere',
      card: { gender: 'groom', religion: 'Jain' },
      details: { caste: 'Gounder' },
    });
    ids.push(id);
    casteOf.set(id, 'Gounder');
    const wish = { caste: 'Kongu Vellala Gounder' };
    const list = await listed(wish, { religion: undefined }, { further: { religion: 'Jain', caste: 'Gounder' } });
    expect(list).toEqual([{ caste: 'Gounder', community: null, shared: null }]);
    const ofBoth = await listed(wish, { religion: `Jain, ${religion}` }, { further: { religion: 'Jain' } });
    expect(ofBoth).toEqual([{ caste: 'Gounder', community: 'may be', shared: null }]);
    casteOf.delete(id);
  });

  test('unless the clerk turns that off, or nothing is wished', async () => {
    const waiting = [...written, ...unknown];
    expect(castes(await listed({ caste: 'Nair' }, {}, { sort: 'stars' }))).toEqual(waiting);
    expect(castes(await listed({}))).toEqual(waiting);
    // No wish at all: the religion is a filter.
    const none = await listed({}, { religion: undefined }, { further: { religion } });
    expect(none).toEqual(waiting.map((caste) => ({ caste, community: null, shared: null })));
  });

  test('a must leaves out nobody whose name may be the wished one, and counts it as unknown', async () => {
    const must = { caste: 'Kongu Vellala Gounder' };
    expect(castes(await listed({}, must))).toEqual(['Vellala Gounder', 'Gounder', 'Vellalar', ...unknown]);
    const { data } = await call(admin, 'find_matches', { profile_id: family.id });
    const counted = matches.parse(data).list.filter(({ id }) => casteOf.has(id));
    expect(counted.map(({ mine }) => mine.unknown)).toEqual([0, 1, 1, 1, 1]);
    const whatIf = z.array(z.object({ wish: z.record(z.string(), z.string()), without: z.number() }));
    const more = whatIf.parse((await call(admin, 'count_what_if', { profile_id: family.id })).data);
    const people = async () =>
      matches.parse((await call(admin, 'find_matches', { profile_id: family.id })).data).people;
    const few = await people();
    await listed({});
    expect(more.find(({ wish }) => 'caste' in wish)?.without).toBe((await people()) - few);
  });
});

test('the wish of the other family is judged the same way', async () => {
  const { id } = await addPerson(sql, { label: 'other side', card: { gender: 'groom', religion } });
  ids.push(id);
  const theirs = async (caste: string) => {
    await sql`update public.profile_details set caste = ${caste} where registered_user_id = ${family.id}`;
    const { data } = await call(admin, 'explain_fit', { profile_id: family.id, other_id: id });
    return z.object({ theirs: z.array(z.object({ holds: z.boolean().nullable() })) }).parse(data).theirs[0]?.holds;
  };
  await call(admin, 'save_wishes', { profile_id: id, must: { caste: 'Kongu Vellala Gounder' }, hoped: {} });
  expect([
    await theirs('Nattu Gounder'),
    await theirs('Gounder'),
    await theirs('Sozhia Vellalar'),
    await theirs('prefer not to disclose '),
  ]).toEqual([true, null, false, null]);
});

test('a member finds by the wider name each part of it, and learns of no other name why it is near', async () => {
  const found = async (caste: string) =>
    (await findParts(family.client, { religion, caste })).map((id) => casteOf.get(id)).toSorted();
  expect(await found('Gounder')).toEqual(['Gounder', 'Vellala Gounder', 'Vettuva Gounder']);
  expect(await found('Vellalar')).toEqual(['Arcot Mudaliar', 'Sozhia Vellalar', 'Vellala Gounder', 'Vellalar']);
  const people = await call(admin, 'find_people', { filters: { religion, caste: 'Gounder' } });
  expect(people.data).toHaveLength(3);
  const wishes = { religion, caste: 'Kongu Vellala Gounder' };
  await call(admin, 'save_wishes', { profile_id: family.id, must: { religion }, hoped: { caste: wishes.caste } });
  await begin(family.client, wishes);
  const { data } = await call(family.client, 'find_matches', { profile_id: family.id });
  const list = z.array(z.looseObject({ id: z.number() })).parse(z.object({ list: z.unknown() }).parse(data).list);
  expect(list.flatMap(({ id }) => casteOf.get(id) ?? []).slice(0, 3)).toEqual([
    'Vellala Gounder',
    'Gounder',
    'Vellalar',
  ]);
  expect(list[1]).not.toHaveProperty('community');
});

test('a caste of the register is suggested by its other names', async () => {
  const { data } = await call(admin, 'list_filter_values', { filter: 'caste' });
  const same = new Map(filterValues.parse(data).map((each) => [each.value, each.same]));
  expect(same.get('Vellala Gounder')).toEqual(['Kongu Vellala Gounder']);
  expect(same.get('Gounder')).toEqual([]);
});

describe('the bureau', () => {
  const relate = (name: string, wider: string, relation: string, who = admin) =>
    call(who, 'relate_communities', { name, wider, relation });
  const relations = async (name: string) =>
    communityRelations.parse((await call(admin, 'list_community_relations', { name })).data);

  test('adds and removes what a name is to another, also where the product says so', async () => {
    expect(await outcome('Kongu Vellala Gounder', 'Zz Gounder')).toBe('may be');
    expect((await relate('Zz Gounder', 'Kongu Vellala Gounder', 'part of')).status).toBe(204);
    expect(await outcome('Gounder', 'zz gounder')).toBe('fits');
    expect(await relations('Zz Gounder')).toEqual([
      { name: 'Zz Gounder', wider: 'Kongu Vellala Gounder', relation: 'part of', of_product: false },
    ]);
    await relate('Zz Gounder', 'Kongu Vellala Gounder', 'none');
    expect(await relations('Zz Gounder')).toEqual([]);
    await relate('Kongu', 'Kongu Vellala Gounder', 'none');
    expect(await outcome('Kongu Vellala Gounder', 'Kongu')).toBe('no');
    const parted = { name: 'Kongu', wider: 'Kongu Vellala Gounder', relation: 'none', of_product: false };
    expect(await relations('Kongu')).toContainEqual(parted);
    expect((await relate('Kongu', 'Kongu Vellala Gounder', 'of product')).status).toBe(204);
    expect(await relations('Kongu')).toContainEqual({ ...parted, relation: 'may be', of_product: true });
    expect(await outcome('Kongu Vellala Gounder', 'Kongu')).toBe('may be');
    await relate('Kongu', 'Kongu Vellala Gounder', 'none');
    await relate('Kongu', 'Kongu Vellala Gounder', 'may be');
    expect(await outcome('Kongu Vellala Gounder', 'Kongu')).toBe('may be');
  });

  test('reads the names of the register again', async () => {
    const found = () => findParts(family.client, { religion, caste: 'Kayastha' });
    await relate('Nambiar', 'Kayastha', 'part of');
    expect((await found()).map((id) => casteOf.get(id)).toSorted()).toEqual(['Kayastha', 'Nambiar']);
    expect(castes(await listed({ caste: 'Kayastha' })).slice(0, 2)).toEqual(['Nambiar', 'Kayastha']);
    await relate('Nambiar', 'Kayastha', 'none');
    expect((await found()).map((id) => casteOf.get(id))).toEqual(['Kayastha']);
  });

  /** The rows of the value of a wish: new ones after each time that it was read again. */
  const valuesOf = async (caste: string) =>
    await sql`
      select wish_values.id from private.wish_values join private.wish_list as wish on wish.id = wish_id
        where wish.kind = 'caste' and wish.value = ${caste} order by 1`;

  test('reads only the wishes again that name a changed name', async () => {
    const { id } = await addPerson(sql, { label: 'other wish', card: { gender: 'groom', religion } });
    ids.push(id);
    await call(admin, 'save_wishes', { profile_id: id, must: { caste: 'Menon' }, hoped: {} });
    await call(admin, 'save_wishes', {
      profile_id: family.id,
      must: { religion, caste: 'Yy Nadar of Salem' },
      hoped: {},
    });
    const [menon, ofSalem] = [await valuesOf('Menon'), await valuesOf('Yy Nadar of Salem')];
    expect((await relate('Yy Nadar', 'Nadar', 'part of')).status).toBe(204);
    expect(await valuesOf('Menon')).toEqual(menon);
    expect(await valuesOf('Yy Nadar of Salem')).not.toEqual(ofSalem);
    await relate('Yy Nadar', 'Nadar', 'none');
    expect(await valuesOf('Yy Nadar of Salem')).toHaveLength(ofSalem.length);
  });

  test('a usual must leaves out nobody whose name may be the wished one', async () => {
    const { id } = await addPerson(sql, { label: 'no wishes', card: { gender: 'bride', religion } });
    ids.push(id);
    const usual = { must: { religion, caste: 'Kongu Vellala Gounder' }, hoped: {} };
    const { data } = await call(admin, 'find_matches', { profile_id: id, at_most: 60, usual });
    const list = matches.parse(data).list.filter((each) => casteOf.has(each.id));
    expect(list.map((each) => [casteOf.get(each.id), each.mine.unknown])).toEqual([
      ['Vellala Gounder', 0],
      ['Gounder', 1],
      ['Vellalar', 1],
      ['Prefer not to say', 1],
      [null, 1],
    ]);
  });

  test('keeps both of two changes that are made at once', async () => {
    const held = await sql.reserve();
    // Neither ends before the log is free.
    await held`begin`;
    await held`select from private.audit_head for update`;
    const both = Promise.all([
      relate('Zz Gounder', 'Kongu Vellala Gounder', 'part of'),
      call(admin, 'treat_as_one', { filter: 'caste', words: ['Zz Gounder', 'Zz Kavundar'] }),
    ]);
    try {
      await waitForLock(sql, 'relate_communities');
      await waitForLock(sql, 'treat_as_one');
    } finally {
      await held`rollback`;
      held.release();
    }
    expect((await both).map(({ status }) => status)).toEqual([204, 204]);
    expect(await outcome('Kongu Vellala Gounder', 'Zz Kavundar')).toBe('fits');
    await relate('Zz Gounder', 'Kongu Vellala Gounder', 'none');
    await call(admin, 'treat_as_one', { filter: 'caste', words: ['Zz Gounder'] });
  });

  test('joins no spellings that the product joins, and lists a relation of both once', async () => {
    const join = (words: string[]) => call(admin, 'treat_as_one', { filter: 'caste', words });
    // Both are the Kongu Vellala Gounder: over two steps, and two spellings of one word.
    for (const words of [
      ['Kongu Vellalar', 'Vellala Gounder'],
      ['Gounder', 'Goundar'],
    ])
      expect(await join(words)).toMatchObject({ refusal: 'community_within', hint: 'words' });
    expect((await join(['Kongu Vellalar', 'Vellala Gounder', 'Zz Kavundar'])).status).toBe(204);
    expect(await outcome('Kongu Vellala Gounder', 'Zz Kavundar')).toBe('fits');
    await join(['Zz Kavundar']);
    expect(await outcome('Kongu Vellala Gounder', 'Zz Kavundar')).toBe('no');
    expect(await sql`select from private.bureau_words where 'Kongu Vellalar' = any (words)`).toEqual([]);
    // The bureau has joined two that a later version of the product joins too.
    await sql`
      insert into private.bureau_words (kind, words, keys) values ('caste', '{Kongu Vellala Gounder,Kongu Vellalar}',
        array[private.phrase_key('Kongu Vellala Gounder'), private.phrase_key('Kongu Vellalar')])`;
    const same = async () => (await relations('Kongu Vellalar')).filter(({ relation }) => relation === 'same');
    expect(await same()).toHaveLength(1);
    await relate('Kongu Vellalar', 'Kongu Vellala Gounder', 'none');
    expect(await same()).toMatchObject([{ of_product: false }]);
    await join(['Kongu Vellalar']);
    expect(await same()).toEqual([]);
    expect(await outcome('Kongu Vellala Gounder', 'Kongu Vellalar')).not.toBe('fits');
    await relate('Kongu Vellalar', 'Kongu Vellala Gounder', 'of product');
  });

  test('has at most 500 relations of its own', async () => {
    await sql`
      insert into private.bureau_communities (name, wider, relation, node, wider_node)
        select 'Full ' || n, 'Full', 'none', 'full ' || n, 'full' from generate_series(1, 500) as n`;
    expect(await relate('Zz Gounder', 'Gounder', 'part of')).toMatchObject({
      code: '22023',
      refusal: 'too_many_relations',
    });
    await sql`delete from private.bureau_communities where wider = 'Full'`;
  });

  test('is refused a circle and wrong input; members and visitors are refused', async () => {
    expect(await relate('Gounder', 'Kongu Vellala Gounder', 'part of')).toMatchObject({ code: '22023', hint: 'wider' });
    expect((await relate('Gounder', 'Goundar', 'part of')).code).toBe('22023');
    expect((await relate('', 'Gounder', 'part of')).hint).toBe('name');
    expect((await relate('A', 'x'.repeat(121), 'part of')).hint).toBe('wider');
    expect((await relate('A', 'Gounder', 'nearer')).hint).toBe('relation');
    expect(await relate('\u200b', 'Gounder', 'part of')).toMatchObject({
      refusal: 'filter_without_word',
      hint: 'name',
    });
    expect(await relate('A', 'Gounder 98765 43210', 'part of')).toMatchObject({
      refusal: 'contact_in_text',
      hint: 'wider',
    });
    const words = ['Gounder', 'asha@example.com'];
    expect(await call(admin, 'treat_as_one', { filter: 'caste', words })).toMatchObject({ refusal: 'contact_in_text' });
    expect(await call(admin, 'treat_as_one', { filter: 'caste', words: ['\u200b'] })).toMatchObject({
      refusal: 'filter_without_word',
    });
    expect((await call(admin, 'list_community_relations', { name: 'x'.repeat(121) })).hint).toBe('name');
    // As the owner, who is the admin of these tests.
    expect((await relate('Zz Gounder', 'Gounder', 'part of', clients.clerk)).status).toBe(204);
    expect((await relate('Zz Gounder', 'Gounder', 'none', clients.clerk)).status).toBe(204);
    expect((await call(clients.clerk, 'list_community_relations', { name: 'Gounder' })).status).toBe(200);
  });
});
