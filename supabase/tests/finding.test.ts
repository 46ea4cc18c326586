import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addSeeker, begin, countFound, findPart, findParts, found, scan, type Filters } from './finding.ts';
import { addPerson, oneValue } from './people.ts';
import { starCode, starsByMatch } from '../../web/src/astrology/porutham/star-lists.ts';
import { highestCounts } from '../../web/src/astrology/porutham/star-match-filter.ts';
import { birthStars } from '../../web/src/astrology/birth-stars.ts';
import { firstStarSettings } from '../../web/src/astrology/star-settings.ts';
import { rasis } from '../../web/src/astrology/rasis.ts';
import { call, callAnything, setUpPersonas, fingerprintOfAll, send, signIn } from './personas.ts';
import { beginDay } from './scenes.ts';

const { clients, profileIds, sql } = await setUpPersonas();

const seeker = await addSeeker(sql);
const client = await signIn('test-seeker');
beforeEach(() => sql`delete from public.saved_searches`.then(() => undefined));

const find = (filters: Filters, sort = 'newest', after: number[] | null = null, who = client) =>
  findPart(who, filters, sort, after);
const findAll = (filters: Filters, sort = 'newest', who = client, between?: () => Promise<unknown>) =>
  findParts(who, filters, sort, between);
const count = (filters: Filters, who = client) => countFound(who, filters);
const expected = (condition: string) => scan(sql, seeker, condition);

describe('filters', () => {
  test('a user id finds its owner, for every caller; the own profile only by searching', async () => {
    const { member, otherMember } = profileIds;
    expect(await find({ search: String(member) })).toEqual([member]);
    expect(await find({ search: seeker.name })).toEqual([seeker.id]);
    expect(await find({ search: String(seeker.id) })).toEqual([seeker.id]);
    expect(await find({ location: 'Zz Town' })).not.toContain(seeker.id);
    expect(await find({ location: 'Zz Town' }, 'newest', null, clients.member)).toContain(seeker.id);
    expect(await find({ search: String(otherMember), looking_for: 'bride', religion: 'Jewish' })).toEqual([]);
  });

  test('what is changed, hidden or erased is found so at once', async () => {
    const { id } = await addPerson(sql, {
      label: 'changing',
      card: { religion: 'Jain' },
      details: { caste: 'Before' },
    });
    expect(await find({ caste: 'before' })).toEqual([id]);
    expect(await find({ religion: 'Jain', caste: 'before' })).toEqual([id]);
    await sql`update public.profile_details set caste = 'After' where registered_user_id = ${id}`;
    await sql`update public."RegisteredUsers" set location = 'Yy' where id = ${id}`;
    expect(await find({ caste: 'before' })).toEqual([]);
    expect(await find({ caste: 'after', location: 'yy' })).toEqual([id]);
    expect(await find({ religion: 'Jain', caste: 'before' })).toEqual([]);
    expect(await find({ religion: 'Jain', caste: 'after' })).toEqual([id]);
    await sql`update public."RegisteredUsers" set status = 'on hold' where id = ${id}`;
    expect(await find({ caste: 'after' })).toEqual([]);
    await sql`delete from public."RegisteredUsers" where id = ${id}`;
    expect(await sql`select from private.profile_search where id = ${id}`).toHaveLength(0);
  });
});

describe('whose star matches', () => {
  /** A bride's stars by how well they match a groom's of Hasta. */
  const lists = (
    starsByMatch('groom', { birth_star: 'Hasta', star_pada: 2, rasi: null }, 'South', firstStarSettings) ?? []
  ).map(({ codes }) => codes);

  /** The expected result of the lists, best first and of equally good stars the newest, by a plain scan. */
  async function inOrder(condition = 'true', of: readonly (readonly string[])[] = lists): Promise<number[]> {
    const people = await sql.unsafe<
      { id: number; gender: string | null; birth_star: string | null; star_pada: number | null; rasi: string | null }[]
    >(`
      select id::int, gender, birth_star, star_pada, rasi
      from public."RegisteredUsers" left join public.profile_details on registered_user_id = id
      where visible and id <> ${seeker.id} and (${condition}) order by "RegisteredUsers".created_at desc, id desc`);
    const coded = people.map(({ gender, id, ...facts }) => ({
      id,
      code: gender === 'bride' || gender === 'groom' ? starCode(gender, facts) : '',
    }));
    return of.flatMap((codes) => coded.filter(({ code }) => codes.includes(code)).map(({ id }) => id));
  }

  test('has a code of the database and one of the client, which are the same for all that may be known', async () => {
    const known = await sql<
      {
        side: 'bride' | 'groom';
        birth_star: string | null;
        star_pada: number | null;
        rasi: string | null;
        code: string;
      }[]
    >`
      select side, birth_star, star_pada, rasi, private.star_code(side, birth_star, star_pada, rasi) as code
      from unnest(array['bride', 'groom']) as side
      cross join unnest(${[...birthStars, null]}::text[]) as birth_star
      cross join unnest(array[1, 2, 3, 4, null]) as star_pada
      cross join unnest(${[...rasis, null]}::text[]) as rasi`;
    expect(known).toHaveLength(2 * 28 * 5 * 13);
    expect(known.filter(({ side, code, ...facts }) => starCode(side, facts) !== code)).toEqual([]);
    const [codes] = await sql`select array_agg(code order by code) as all from private.star_codes() as code`;
    expect(codes?.['all']).toEqual([...new Set(known.map(({ code }) => code))].sort());
  });

  test('is found by any of the lists, beside other filters, and counted', async () => {
    const best = lists.slice(0, 3);
    for (const [filters, condition] of [
      [{}, 'true'],
      [{ looking_for: 'bride', religion: 'Hindu' }, "religion = 'Hindu'"],
      [{ age_from: 30 }, 'age >= 30'],
      [{ caste: 'Nair' }, "caste = 'Nair'"],
    ] as const) {
      const expectedIds = await inOrder(condition, [best.flat()]);
      expect(expectedIds.length).toBeGreaterThan(0);
      expect(await findAll({ ...filters, stars: best })).toEqual(expectedIds);
      expect(await findAll({ ...filters, stars: [best.flat()] })).toEqual(expectedIds);
      expect(await count({ ...filters, stars: best })).toBe(expectedIds.length);
    }
    expect(await find({ stars: [], looking_for: 'bride' })).toEqual([]);
    expect(await find({ stars: [[]] }, 'match')).toEqual([]);
    expect(await count({ stars: [] })).toBe(0);
    expect(await find({ looking_for: 'groom', stars: lists })).toEqual([]);
  });

  test('comes best first and the newest of equals, part by part, with whose star is not known where they are asked for', async () => {
    for (const [filters, condition] of [
      [{}, 'true'],
      [{ religion: 'Hindu', age_from: 25 }, "religion = 'Hindu' and age >= 25"],
      [{ caste: 'Nair', age_to: 30 }, "caste = 'Nair' and age <= 30"],
    ] as const) {
      const order = await inOrder(condition);
      expect(order.length).toBeGreaterThan(3);
      expect(await findAll({ ...filters, stars: lists }, 'match')).toEqual(order);
    }
    const withUnknown = [...lists, ['']];
    expect(await findAll({ looking_for: 'bride', stars: withUnknown }, 'match')).toEqual(
      await inOrder("gender = 'bride'", withUnknown),
    );
  });

  test('parts give each profile once while others are added', async () => {
    const before = await inOrder();
    let added = 0;
    const all = await findAll({ stars: lists }, 'match', client, async () => {
      if (added < 5)
        await addPerson(sql, {
          label: `star arrival ${++added}`,
          card: { gender: 'bride' },
          details: { birth_star: birthStars[added * 4] ?? null },
        });
    });
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((id) => before.includes(id))).toEqual(before);
  });

  test('follows a change of star, pada, rasi or side at once, and a part goes on without who has left the order', async () => {
    const { id } = await addPerson(sql, {
      label: 'star',
      card: { gender: 'bride' },
      details: { birth_star: 'Krittika', caste: 'Starred' },
    });
    const finds = async (code: string) => (await find({ caste: 'starred', stars: [[code]] })).includes(id);
    expect(await finds('bride:Krittika::')).toBe(true);
    await sql`update public.profile_details set star_pada = 1 where registered_user_id = ${id}`;
    expect(await finds('bride:Krittika:Mesha:1')).toBe(true);
    await sql`update public.profile_details set rasi = 'Vrishabha' where registered_user_id = ${id}`;
    expect(await finds('bride:Krittika:?:')).toBe(true);
    await sql`update public.profile_details set star_pada = null where registered_user_id = ${id}`;
    expect(await finds('bride:Krittika:Vrishabha:')).toBe(true);
    await sql`update public."RegisteredUsers" set gender = 'groom' where id = ${id}`;
    expect(await finds('groom:Krittika:Vrishabha:')).toBe(true);
    await sql`update public.profile_details set birth_star = null where registered_user_id = ${id}`;
    expect(await finds('')).toBe(true);

    const [first = 0, second = 0, third = 0] = await inOrder();
    expect((await find({ stars: lists }, 'match', [first, id]))[0]).toBe(second);
    expect((await find({ stars: lists }, 'match', [second, first]))[0]).toBe(third);
    expect(
      await call(client, 'find_profiles', { filters: { stars: lists }, sort: 'match', after: [id] }),
    ).toMatchObject({ code: '22023', hint: 'after' });
  });

  test('is for members, as the birth star is; hidden people are in no list, order or count', async () => {
    for (const way of ['find_profiles', 'count_profiles']) {
      for (const filters of [{ stars: lists }, { stars: [] }, { matches_star: 'South 6' }]) {
        expect(await callAnything(clients.visitor, way, { filters })).toMatchObject({
          code: '22023',
          hint: Object.keys(filters)[0],
          message: 'This filter is for members. Sign in first.',
        });
      }
    }
    expect(await call(clients.visitor, 'find_profiles', { sort: 'match' })).toMatchObject({
      code: '22023',
      hint: 'sort',
    });
    const hidden = await addPerson(sql, {
      label: 'hidden star',
      card: { gender: 'bride', status: 'on hold' },
      details: { birth_star: 'Rohini', caste: 'Starhiders' },
    });
    const stars = [['bride:Rohini:Vrishabha:']];
    for (const who of [client, clients.member, clients.otherMember, clients.admin]) {
      expect(await find({ stars, caste: 'starhiders' }, 'match', null, who)).toEqual([]);
      expect(await find({ stars, caste: 'starhiders' }, 'newest', null, who)).toEqual([]);
      expect(await count({ stars, caste: 'starhiders' }, who)).toBe(0);
      expect((await find({ stars: lists }, 'match', null, who)).length).toBe(25);
    }
    await begin(client, { stars });
    expect(
      await call(client, 'find_profiles', { filters: { stars }, sort: 'match', after: [hidden.id] }),
    ).toMatchObject({ code: '22023', hint: 'after' });
    const { id } = await addPerson(sql, {
      label: 'star blocker',
      card: { gender: 'bride' },
      details: { birth_star: 'Rohini', caste: 'Starblockers' },
    });
    expect(await find({ stars, caste: 'starblockers' }, 'match')).toEqual([id]);
    await sql`insert into public.blocks (blocker_id, profile_id) values (${id}, ${seeker.id})`;
    expect(await find({ stars, caste: 'starblockers' }, 'match')).toEqual([]);
    expect(await count({ stars, caste: 'starblockers' })).toBe(0);
    for (const persona of ['switchedOff', 'temporaryPassword'] as const) {
      expect(await find({ stars: lists }, 'match', null, clients[persona])).toEqual([]);
    }
  });

  test('is asked for with lists of known codes only, each once', async () => {
    const wrong = [
      'x',
      null,
      7,
      {},
      ['bride:Rohini:Vrishabha:'],
      [['Rohini']],
      [['bride:Rohini:Mesha:']],
      [["bride:Rohini:Vrishabha:') or true --"]],
      [[null]],
      [[['']]],
      [[''], ['']],
      Array.from({ length: 101 }, () => []),
    ];
    for (const stars of wrong) {
      for (const way of ['find_profiles', 'count_profiles']) {
        const answer = await callAnything(client, way, { filters: { stars } });
        expect(answer, JSON.stringify(stars)).toMatchObject({ status: 400, code: '22023', hint: 'stars' });
      }
    }
    for (const matches_star of [
      'South',
      'South 0',
      'South 11',
      'Kerala 11',
      'Tamil twelve 13',
      'Tamil 6',
      'North 37',
      'south 6',
      6,
      ['South 6'],
    ]) {
      expect(await call(client, 'count_profiles', { filters: { matches_star, stars: [] } })).toMatchObject({
        code: '22023',
        hint: 'matches_star',
      });
    }
    await begin(client, { stars: [] });
    // Every school of the client has its counts, and no higher one.
    for (const [school, highest] of Object.entries(highestCounts)) {
      const answers: unknown[] = [];
      for (const least of [1, highest, highest + 1])
        answers.push(
          await call(client, 'count_profiles', { filters: { matches_star: `${school} ${least}`, stars: [] } }),
        );
      expect(answers, school).toMatchObject([{ data: 0 }, { data: 0 }, { code: '22023', hint: 'matches_star' }]);
    }
    // The filter alone has no stars: without them it would find everyone.
    for (const way of ['find_profiles', 'count_profiles']) {
      expect(await callAnything(client, way, { filters: { matches_star: 'South 6' } })).toMatchObject({
        code: '22023',
        hint: 'matches_star',
      });
    }
    expect(await call(client, 'find_profiles', { filters: {}, sort: 'match' })).toMatchObject({
      code: '22023',
      hint: 'sort',
    });
  });
});

describe('parts', () => {
  test.each(['newest', 'age', 'active'])('by %s give each profile once while others are added', async (sort) => {
    const before = (await expected("religion = 'Hindu' and gender = 'bride'")).sort();
    let added = 0;
    const all = await findAll({ religion: 'Hindu', looking_for: 'bride' }, sort, client, async () => {
      if (added < 5)
        await addPerson(sql, { label: `arrival ${sort} ${++added}`, card: { religion: 'Hindu', age: 40 } });
    });
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((id) => before.includes(id)).sort()).toEqual(before);
  });

  test('are sorted by age, those without one last; and by the day of the last visit, which nobody is told', async () => {
    const ages = await sql<
      { id: number; age: number | null }[]
    >`select id::int, age from public."RegisteredUsers" where visible`;
    const ageOf = new Map(ages.map(({ id, age }) => [id, age ?? 999]));
    const byAge = (await findAll({}, 'age')).map((id) => ageOf.get(id) ?? 0);
    expect(byAge).toEqual([...byAge].sort((a, b) => a - b));

    const { member } = profileIds;
    await sql`update private.profile_search set last_active_on = '-infinity'`;
    expect((await call(clients.member, 'note_my_visit')).status).toBe(200);
    expect((await find({}, 'active'))[0]).toBe(member);
    const { body } = await send(client, 'POST', '/rest/v1/rpc/find_profiles', { sort: 'active' });
    expect(body).not.toContain('last_active');
    // Seeing the list again the same day writes nothing.
    const stored = await fingerprintOfAll(sql);
    await call(clients.member, 'note_my_visit');
    expect(await fingerprintOfAll(sql)).toBe(stored);
  });

  test('go on although the last profile has moved to the front in the meantime', async () => {
    await sql`update private.profile_search set last_active_on = '-infinity'`;
    const order = await findAll({}, 'active');
    const first = await find({}, 'active');
    await sql`update private.profile_search set last_active_on = current_date where id = ${first.at(-1) ?? 0}`;
    expect(await find({}, 'active', first)).toEqual(order.slice(25, 50));
    await sql`update private.profile_search set last_active_on = '-infinity'`;
  });
});

test('a part is as long as is asked for, up to sixty', async () => {
  const ids = async (at_most: unknown, after: number[] | null = null) =>
    found
      .parse((await callAnything(client, 'find_profiles', { filters: {}, at_most, after })).data)
      .map(({ id }) => id);
  const all = await findAll({});
  expect(await ids(3)).toEqual(all.slice(0, 3));
  const rest = await ids(60, all.slice(0, 25));
  expect(rest).toEqual(all.slice(25, 85));
  // The last ones of a long part are enough to go on.
  expect(await ids(2, rest.slice(-25))).toEqual(all.slice(85, 87));
  for (const at_most of [0, -1, 61, null]) {
    expect(await call(client, 'find_profiles', { at_most })).toMatchObject({ code: '22023', hint: 'at_most' });
  }
});

describe('what is new', () => {
  const note = async (who = client) => (await call(who, 'note_my_visit')).data;
  const lookedAt = (ago: string) =>
    sql`
      update private.visits set looked_at = now() - ${ago}::interval where registered_user_id = ${seeker.id}
      returning looked_at::text`.then(([row]) => new Date(String(row?.['looked_at'])));

  test('is counted from the end of the visit before this one, which lasts over pauses', async () => {
    await sql`delete from private.visits where registered_user_id = ${seeker.id}`;
    expect(await note()).toBeNull();
    expect(await note()).toBeNull();
    const before = await lookedAt('4 hours 1 minute');
    expect(new Date(String(await note()))).toEqual(before);
    expect(new Date(String(await note()))).toEqual(before);
    await lookedAt('3 hours 59 minutes');
    expect(new Date(String(await note()))).toEqual(before);
    const next = await lookedAt('2 days');
    expect(new Date(String(await note()))).toEqual(next);
  });

  test('is noted once an hour: within it, no look writes anything', async () => {
    const kept = () =>
      oneValue(sql<{ at: Date }[]>`
        select looked_at as at from private.visits where registered_user_id = ${seeker.id}`);
    await note();
    const early = await lookedAt('59 minutes');
    await note();
    expect(await kept()).toEqual(early);
    const late = await lookedAt('61 minutes');
    await note();
    expect((await kept()).getTime()).toBeGreaterThan(late.getTime());
  });

  test('is known of members only, and of each to themselves', async () => {
    await note();
    await lookedAt('2 days');
    expect(await note(clients.admin)).toBeNull();
    expect((await call(clients.visitor, 'note_my_visit')).data).toBeNull();
    const other = await addPerson(sql, { label: 'other-visitor', login: true });
    expect(await note(await signIn('test-other-visitor'))).toBeNull();
    const [kept] = await sql`
      select count(*)::int from private.visits where registered_user_id in ${sql([other.id, seeker.id])}`;
    expect(kept?.['count']).toBe(2);
  });
});

describe('hidden people', () => {
  test('are found by no filter, name, id, place in the list or count', async () => {
    const hidden = await addPerson(sql, {
      label: 'hidden',
      card: { status: 'on hold', location: 'Xx', religion: 'Jewish', age: 60 },
      details: { caste: 'Hiders', job: 'Hider', education: 'Hiding', height: 249 },
    });
    const ways: Filters[] = [
      { search: 'Test hidden' },
      { search: String(hidden.id) },
      { location: 'xx' },
      { caste: 'hiders' },
      { occupation: 'hider' },
      { education: 'hiding' },
      { height_from: 249 },
    ];
    for (const filters of ways) {
      for (const who of [client, clients.otherMember, clients.admin]) {
        expect(await find(filters, 'newest', null, who)).toEqual([]);
        expect(await count(filters, who)).toBe(0);
      }
    }
    for (const sort of ['newest', 'age', 'active']) {
      const { code, hint } = await call(client, 'find_profiles', { sort, after: [hidden.id] });
      expect([code, hint]).toEqual(['22023', 'after']);
    }
    expect(await find({ location: 'xx' }, 'newest', null, clients.visitor)).toEqual([]);
  });

  test('are also blocked people, in either direction', async () => {
    const blocked = await addPerson(sql, { label: 'blocked', login: true, details: { caste: 'Blocked' } });
    await sql`insert into public.blocks (blocker_id, profile_id) values (${blocked.id}, ${seeker.id})`;
    expect(await find({ caste: 'blocked' })).toEqual([]);
    expect(await find({ search: String(blocked.id) })).toEqual([]);
    expect(await count({ caste: 'blocked' })).toBe(0);
    // Somebody of nearly that name is found as if the blocked one were not there.
    const near = await addPerson(sql, { label: 'blocket' });
    expect(await find({ search: 'Test blocked' })).toEqual([near.id]);
    const other = await signIn('test-blocked');
    expect(await find({ search: String(seeker.id) }, 'newest', null, other)).toEqual([]);
    expect(await find({ caste: 'blocked' }, 'newest', null, clients.member)).toEqual([blocked.id]);
  });

  test.each(['switchedOff', 'temporaryPassword'] as const)('are all of them for %s', async (persona) => {
    expect(await find({}, 'newest', null, clients[persona])).toEqual([]);
    expect(await count({}, clients[persona])).toBe(0);
    expect((await call(clients[persona], 'note_my_visit')).code).toBe('42501');
  });
});

describe('visitors', () => {
  test('use what the card shows', async () => {
    const { visitor } = clients;
    const filters = {
      looking_for: 'groom',
      age_from: 30,
      age_to: 35,
      religion: 'Hindu',
      location: 'm',
      with_picture: true,
    };
    expect(await findAll(filters, 'age', visitor)).toEqual(await findAll(filters, 'age'));
    expect(await count(filters, visitor)).toBe(await count(filters));
  });

  test('are refused the rest, in words', async () => {
    const { visitor } = clients;
    const forMembers = {
      height_from: 150,
      height_to: 160,
      caste: 'x',
      mother_tongue: 'Tamil',
      education: 'x',
      occupation: 'x',
      birth_star: 'Rohini',
      marital_status: 'Widowed',
      rasi: 'Karka',
      mangal_dosha: 'No',
      diet: 'Vegan',
      search: 'asha',
    };
    for (const [name, value] of Object.entries(forMembers)) {
      for (const way of ['find_profiles', 'count_profiles']) {
        const { code, hint, message } = await callAnything(visitor, way, {
          filters: { religion: 'Hindu', [name]: value },
        });
        expect([name, code, hint, message]).toEqual([
          name,
          '22023',
          name,
          'This filter is for members. Sign in first.',
        ]);
      }
    }
    expect(await call(visitor, 'find_profiles', { sort: 'active' })).toMatchObject({ code: '22023', hint: 'sort' });
  });

  test('find nobody while the bureau does not allow it', async () => {
    await sql`update public.site_settings set visitors_may_browse = false`;
    try {
      expect(await find({ religion: 'Hindu' }, 'newest', null, clients.visitor)).toEqual([]);
      expect(await count({}, clients.visitor)).toBe(0);
      expect((await find({})).length).toBe(25);
    } finally {
      await sql`update public.site_settings set visitors_may_browse = true`;
    }
  });
});

test('nonsense is refused, with the field; what looks like SQL is a text like any other', async () => {
  const wrong: [unknown, string][] = [
    [[], ''],
    ['x', ''],
    [null, ''],
    [{ status: 'draft' }, 'status'],
    [{ visible: 'false' }, 'visible'],
    [{ looking_for: 'anyone' }, 'looking_for'],
    [{ religion: ['Hindu'] }, 'religion'],
    [{ religion: null }, 'religion'],
    [{ rasi: 'karka' }, 'rasi'],
    [{ diet: 'Fish' }, 'diet'],
    [{ gothram: 'Kashyapa' }, 'gothram'],
    [{ caste: '  ' }, 'caste'],
    [{ caste: { a: 1 } }, 'caste'],
    [{ caste: 'x'.repeat(201) }, 'caste'],
    [{ education: ' . ' }, 'education'],
    [{ age_from: '25 or true' }, 'age_from'],
    [{ age_from: 17 }, 'age_from'],
    [{ age_from: 2.5 }, 'age_from'],
    [{ age_from: 30, age_to: 29 }, 'age_to'],
    [{ with_picture: false }, 'with_picture'],
  ];
  for (const [filters, field] of wrong) {
    for (const way of ['find_profiles', 'count_profiles']) {
      expect(await callAnything(client, way, { filters }), JSON.stringify(filters)).toMatchObject({
        status: 400,
        code: '22023',
        hint: field,
      });
    }
  }
  expect(await call(client, 'find_profiles', { sort: 'id; drop table x' })).toMatchObject({
    code: '22023',
    hint: 'sort',
  });
  expect((await callAnything(client, 'find_profiles', { after: ['1) or (true'] })).status).toBe(400);
  const before = await fingerprintOfAll(sql);
  for (const attack of [
    "' or true --",
    "') or visible = false or ('x' = '",
    "\\' or 1=1 --",
    '%s %L %1$I $$',
    "x'::text) union select 1 --",
    "E'\\x27",
    "{a,b}', 'x",
  ]) {
    for (const name of ['search', 'caste', 'location', 'education', 'occupation']) {
      expect(await find({ [name]: attack })).toEqual([]);
      expect(await count({ [name]: attack })).toBe(0);
    }
  }
  expect(await fingerprintOfAll(sql)).toBe(before);
});

describe('saved searches', () => {
  const save = (search_name: string, filters: Filters = { religion: 'Jewish' }, who = client) =>
    call(who, 'save_search', { search_name, filters });
  const list = async (who = client) =>
    z
      .array(z.object({ id: z.number(), name: z.string(), filters: z.unknown(), new_profiles: z.number().nullable() }))
      .parse((await call(who, 'list_saved_searches')).data);

  test('are kept, counted again, renamed and deleted', async () => {
    const { data: id } = await save(' Mine ', { religion: 'Jewish', age_from: 18 });
    expect(await list()).toEqual([
      { id, name: 'Mine', filters: { religion: 'Jewish', age_from: 18 }, new_profiles: 0 },
    ]);
    await addPerson(sql, { label: 'new one', card: { religion: 'Jewish' } });
    await addPerson(sql, { label: 'new but hidden', card: { religion: 'Jewish', status: 'draft' } });
    expect((await list())[0]?.new_profiles).toBe(1);
    expect((await callAnything(client, 'open_search', { search_id: id })).status).toBe(204);
    expect((await list())[0]?.new_profiles).toBe(0);
    expect((await callAnything(client, 'rename_search', { search_id: id, new_name: 'Ours' })).status).toBe(204);
    expect((await list())[0]?.name).toBe('Ours');
    expect((await callAnything(client, 'delete_search', { search_id: id })).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await callAnything(client, 'open_search', { search_id: id })).code).toBe('PT404');
  });

  test('with details are counted only on a day on which they are begun', async () => {
    const filters = { religion: 'Jewish', mother_tongue: 'Sindhi', diet: 'Jain' };
    await begin(client, filters);
    const { data: id } = await save('Details', filters);
    await addPerson(sql, {
      label: 'new with details',
      card: { religion: 'Jewish' },
      details: { mother_tongue: 'Sindhi', diet: 'Jain' },
    });
    const counted = async () => (await list()).find((each) => each.id === id)?.new_profiles;
    expect(await counted()).toBe(1);
    // The next day.
    await beginDay(sql);
    expect(await counted()).toBeNull();
    // A part of it is not enough.
    await begin(client, { mother_tongue: 'Sindhi' });
    expect(await counted()).toBeNull();
    await begin(client, filters);
    expect(await counted()).toBe(1);
    await callAnything(client, 'delete_search', { search_id: id });
  });

  test('are checked, and at most twenty, however fast', async () => {
    expect(await save('x', { status: 'draft' })).toMatchObject({ code: '22023', hint: 'status' });
    expect(await save('x', {})).toMatchObject({ code: '22023' });
    expect(await save('  ')).toMatchObject({ code: '22023', hint: 'name' });
    const outcomes = await Promise.all(Array.from({ length: 24 }, (_, n) => save(`Search ${n}`)));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(await list()).toHaveLength(20);
    const [first, second] = await list();
    expect(await call(client, 'rename_search', { search_id: first?.id, new_name: second?.name })).toMatchObject({
      code: '22023',
      hint: 'name',
    });
    await expect(
      sql`insert into public.saved_searches (registered_user_id, name, filters) values (${seeker.id}, 'x', '{"no": 1}')`,
    ).rejects.toThrow('filters_are_known');
    // Of six words each, ten are counted.
    const filters = { religion: 'Jewish', caste: 'A, B, C, D, E' };
    await begin(client, filters);
    await sql`update public.saved_searches set filters = ${sql.json(filters)} where registered_user_id = ${seeker.id}`;
    expect((await list()).map(({ new_profiles }) => new_profiles !== null)).toEqual(
      Array.from({ length: 20 }, (_, n) => n < 10),
    );
  });

  test('keep the wish that the star match, not the lists of the day, and leave its count to who knows the stars', async () => {
    const { data: id } = await save('Stars', { matches_star: 'South 6', religion: 'Hindu' });
    const [kept] = await list();
    expect(kept).toEqual({
      id,
      name: 'Stars',
      filters: { matches_star: 'South 6', religion: 'Hindu' },
      new_profiles: null,
    });
    expect(await save('Lists', { stars: [['bride:Rohini:Vrishabha:']] })).toMatchObject({
      code: '22023',
      hint: 'stars',
    });
    await expect(
      sql`insert into public.saved_searches (registered_user_id, name, filters) values (${seeker.id}, 'x', '{"stars": []}')`,
    ).rejects.toThrow('lists_of_stars_are_not_kept');
    const stars = [['bride:Magha:Simha:3']];
    await begin(client, { stars });
    const countSince = async (created_after: string | null) =>
      (await call(client, 'count_profiles', { filters: { matches_star: 'South 6', stars }, created_after })).data;
    const before = z.number().parse(await countSince(null));
    const [now] = await sql<{ time: string }[]>`select now()::text as time`;
    await addPerson(sql, {
      label: 'new star',
      card: { gender: 'bride' },
      details: { birth_star: 'Magha', star_pada: 3 },
    });
    expect(await countSince(null)).toBe(before + 1);
    expect(await countSince(now?.time ?? '')).toBe(1);
  });

  test("are one's own: others neither read nor change them, and no owner can be forged", async () => {
    const { data: id } = await save('Private');
    const { member, admin } = clients;
    expect(await list(member)).toEqual([]);
    for (const [name, args] of [
      ['open_search', { search_id: id }],
      ['rename_search', { search_id: id, new_name: 'Taken' }],
    ] as const) {
      expect((await callAnything(member, name, args)).code).toBe('PT404');
    }
    await callAnything(member, 'delete_search', { search_id: id });
    for (const who of [member, admin]) expect((await send(who, 'GET', '/rest/v1/saved_searches')).body).toBe('[]');
    const forged = { registered_user_id: seeker.id, name: 'Forged', filters: { religion: 'Hindu' } };
    expect((await call(member, 'save_search', { ...forged, search_name: 'Forged' })).status).toBe(404);
    expect(await list()).toMatchObject([{ id, name: 'Private' }]);
  });
});

describe('the star codes of cards', () => {
  const codes = async (profile_ids: number[], who = client) => {
    await call(who, 'open_stars', { profile_ids });
    return await call(who, 'read_star_codes', { profile_ids });
  };
  const starOf = async (id: number) =>
    (await sql<{ code: string }[]>`select star_code as code from private.profile_search where id = ${id}`)[0]?.code;

  test('are read by members, for people they may find and with a known star', async () => {
    const known = await addPerson(sql, {
      label: 'coded',
      login: true,
      details: { birth_star: 'Rohini', star_pada: 2 },
    });
    const starless = await addPerson(sql, { label: 'uncoded' });
    const hidden = await addPerson(sql, { label: 'hidden coded', details: { birth_star: 'Rohini' } });
    await sql`update public."RegisteredUsers" set status = 'on hold' where id = ${hidden.id}`;
    const answer = [{ profile_id: known.id, star_code: await starOf(known.id) }];
    expect(answer[0]?.star_code).toContain(':Rohini:');
    for (const who of [client, clients.member, clients.otherMember])
      expect((await codes([known.id, starless.id, hidden.id], who)).data).toEqual(answer);
    for (const who of [clients.visitor, clients.temporaryPassword, clients.admin]) {
      const refused = await codes([known.id], who);
      expect(refused.data).toBeNull();
      expect(refused.code).toBe('42501');
    }
    // Blocked in either direction: nothing.
    await sql`insert into public.blocks (blocker_id, profile_id) values (${known.id}, ${seeker.id})`;
    expect((await codes([known.id])).data).toEqual([]);
    const blocker = await signIn('test-coded');
    expect((await codes([seeker.id], blocker)).data).toEqual([]);
    expect((await codes([known.id], clients.member)).data).toEqual(answer);
  });

  test('are read for 60 profiles at a time', async () => {
    const sixty = Array.from({ length: 60 }, (_, index) => index + 1);
    expect((await codes(sixty)).message).toBeUndefined();
    expect((await codes([...sixty, 61])).message).toBe('These are too many at once.');
  });
});
