import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fits, matches, whatIf } from '../../web/src/features/profiles/api/wishes.ts';
import { having } from './matching.ts';
import { addPerson, type TestPerson } from './people.ts';
import { call, callAnything, send, setUpPersonas, signIn, type Client } from './personas.ts';
import { addRequest } from './scenes.ts';

// What a family looks for: filters with a weight, for the family and the bureau alone.

const { clients, sql } = await setUpPersonas();

type Wishes = Readonly<Record<string, string | number>>;
const save = (who: Client, must: Wishes, hoped: Wishes = {}, profile_id = person.id) =>
  call(who, 'save_wishes', { profile_id, must, hoped });
const stored = () => sql`
  select must, hoped from public.wishes where registered_user_id = ${person.id}`;
const notices = () => sql`
  select message from public.notifications where kind = 'wishes changed' and registered_user_id = ${person.id}`;
const records = () => sql`
  select actor_name, action, old_values, new_values from public.audit_log
  where table_name = 'wishes' and registered_user_id = ${person.id} order by id`;

const person = await addPerson(sql, { label: 'wishing', login: true, card: { gender: 'bride' } });
const other = await addPerson(sql, { label: 'not-wishing', login: true });
const family = await signIn(person.username);
const otherFamily = await signIn(other.username);
beforeEach(async () => {
  await sql`delete from public.wishes`;
  await sql`delete from public.notifications where kind = 'wishes changed'`;
});
afterAll(() => sql`delete from public.wishes`.then(() => undefined));

describe('a family', () => {
  test('saves its own wishes, and the bureau is notified once until it reads that', async () => {
    expect((await save(family, { mother_tongue: 'Tamil, Telugu', age_from: 25, age_to: 31 })).status).toBe(204);
    expect((await save(family, { age_from: 25 }, { mother_tongue: 'Tamil', matches_star: 'South 6' })).status).toBe(
      204,
    );
    expect(await stored()).toEqual([
      { must: { age_from: 25 }, hoped: { mother_tongue: 'Tamil', matches_star: 'South 6' } },
    ]);
    expect(await notices()).toEqual([{ message: `${person.name} has changed the wishes for a partner.` }]);
    // The same wishes again are no change.
    await sql`delete from public.notifications where kind = 'wishes changed'`;
    await save(family, { age_from: 25 }, { mother_tongue: 'Tamil', matches_star: 'South 6' });
    expect(await notices()).toEqual([]);
    // No wish at all.
    expect((await save(family, {})).status).toBe(204);
    expect(await stored()).toEqual([]);
  });

  test("neither reads nor changes another family's", async () => {
    await save(family, { diet: 'Vegetarian' });
    expect(await save(otherFamily, { diet: 'Vegan' })).toMatchObject({ status: 403, refusal: 'admin_only' });
    expect(await stored()).toEqual([{ must: { diet: 'Vegetarian' }, hoped: {} }]);
    const read = async (who: Client) => (await send(who, 'GET', '/rest/v1/wishes?select=must')).body;
    const own = JSON.stringify([{ must: { diet: 'Vegetarian' } }]);
    expect(JSON.parse(await read(family))).toEqual(JSON.parse(own));
    expect(JSON.parse(await read(clients.admin))).toEqual(JSON.parse(own));
    for (const who of [otherFamily, clients.member, clients.temporaryPassword]) {
      expect(await read(who)).toBe('[]');
    }
    expect((await send(clients.visitor, 'GET', '/rest/v1/wishes')).status).toBe(401);
  });
});

test('the bureau saves wishes: in the audit log, and without a notice to itself', async () => {
  const { admin } = clients;
  expect((await save(admin, { caste: 'Iyer, Iyengar' })).status).toBe(204);
  expect(await stored()).toEqual([{ must: { caste: 'Iyer, Iyengar' }, hoped: {} }]);
  expect(await notices()).toEqual([]);
  expect(await records()).toEqual([
    having({ action: 'insert', new_values: having({ must: { caste: 'Iyer, Iyengar' } }) }),
  ]);
  // Nobody of this number.
  expect((await save(admin, { diet: 'Vegan' }, {}, 999_999_999)).status).toBe(404);
});

test('are stored without invisible characters, as every other text', async () => {
  expect((await save(clients.admin, { caste: ' I\u200byer\ufeff', age_from: 30 }, { diet: 'Vegan' })).status).toBe(204);
  const [stored] = await sql`select must, hoped from public.wishes where registered_user_id = ${person.id}`;
  expect(stored).toEqual({ must: { caste: 'Iyer', age_from: 30 }, hoped: { diet: 'Vegan' } });
});

describe('matches of a family', () => {
  const matchesOf = async (id: number) =>
    fits.parse((await call(clients.admin, 'find_matches', { profile_id: id, at_most: 60, further })).data);
  // Somebody of the demo data has no fact at all.
  const further = { religion: 'Jewish' };
  const counts = (holds: number, unknown: number, wishes: number) => ({ holds, unknown, wishes });
  let groom: TestPerson;
  let fit: TestPerson;
  let unknown: TestPerson;

  beforeAll(async () => {
    // Nobody else is of this religion and gothram.
    const card = { religion: 'Jewish', age: 40 };
    const details = { diet: 'Vegan', mother_tongue: 'Konkani', gothram: 'Testers' };
    groom = await addPerson(sql, { label: 'for-matches', card: { ...card, gender: 'groom' }, details });
    fit = await addPerson(sql, {
      label: 'fit',
      card: { ...card, gender: 'bride' },
      details: { ...details, gothram: 'Others' },
    });
    unknown = await addPerson(sql, {
      label: 'unknown',
      card: { ...card, age: null, gender: 'bride' },
      details: { gothram: 'Others' },
    });
    await addPerson(sql, { label: 'own-gothram', card: { ...card, gender: 'bride' }, details });
    await addPerson(sql, { label: 'own-side', card: { ...card, gender: 'groom' }, details: { gothram: 'Others' } });
  });
  const must = { religion: 'Jewish', other_gothram: 'Testers', age_from: 35 };

  test('has those whose musts agree both ways; what is not known counts against nobody', async () => {
    const { admin } = clients;
    await save(admin, must, { diet: 'Vegan, Jain', mother_tongue: 'Tamil' }, groom.id);
    expect(await matchesOf(groom.id)).toEqual({
      people: 2,
      all_hold: 0,
      list: [
        { id: fit.id, mine: counts(4, 0, 5), theirs: counts(0, 0, 0) },
        { id: unknown.id, mine: counts(2, 3, 5), theirs: counts(0, 0, 0) },
      ],
    });
    await save(admin, { age_to: 39 }, {}, fit.id);
    await save(admin, {}, { age_to: 39, diet: 'Vegan' }, unknown.id);
    expect((await matchesOf(groom.id)).list).toEqual([
      { id: unknown.id, mine: counts(2, 3, 5), theirs: counts(1, 0, 2) },
    ]);
    const { data } = await call(admin, 'explain_fit', { profile_id: groom.id, other_id: unknown.id });
    expect(data).toEqual({
      mine: [
        { wish: { age_from: '35' }, must: true, holds: null },
        { wish: { other_gothram: 'Testers' }, must: true, holds: true },
        { wish: { religion: 'Jewish' }, must: true, holds: true },
        { wish: { diet: 'Vegan, Jain' }, must: false, holds: null },
        { wish: { mother_tongue: 'Tamil' }, must: false, holds: null },
      ],
      theirs: [
        { wish: { age_to: '39' }, must: false, holds: false },
        { wish: { diet: 'Vegan' }, must: false, holds: true },
      ],
      theirs_count: counts(1, 0, 2),
    });
  });

  test('has nobody who is hidden, blocked or asked for', async () => {
    await save(clients.admin, must, {}, groom.id);
    const ids = async () => (await matchesOf(groom.id)).list.map(({ id }) => id);
    expect(await ids()).toEqual([fit.id, unknown.id]);
    await sql`insert into public.blocks (blocker_id, profile_id) values (${fit.id}, ${groom.id})`;
    expect(await ids()).toEqual([unknown.id]);
    await sql`delete from public.blocks where blocker_id = ${fit.id}`;
    await addRequest(sql, groom, unknown);
    expect(await ids()).toEqual([fit.id]);
    await sql`update public."RegisteredUsers" set status = 'on hold' where id = ${fit.id}`;
    expect(await matchesOf(groom.id)).toEqual({ people: 0, all_hold: 0, list: [] });
    await sql`delete from public.contact_requests where requester_id = ${groom.id}`;
    await sql`update public."RegisteredUsers" set status = 'verified' where id = ${fit.id}`;
  });

  test('is narrowed by filters on top, heights too', async () => {
    const { admin } = clients;
    await save(admin, must, {}, groom.id);
    const narrowed = async (filters: Wishes) =>
      matches
        .parse(
          (
            await call(admin, 'find_matches', {
              profile_id: groom.id,
              at_most: 60,
              further: { ...further, ...filters },
            })
          ).data,
        )
        .list.map(({ id }) => id);
    await sql`update public.profile_details set height = 160 where registered_user_id = ${fit.id}`;
    expect(await narrowed({ height_from: 160 })).toEqual([fit.id]);
    expect(await narrowed({ height_from: 161 })).toEqual([]);
  });

  test('is sorted by stars, the newest and who waits longest, and cut at a place of the stars', async () => {
    const { admin } = clients;
    await save(admin, must, {}, groom.id);
    await sql`update public.profile_details set birth_star = 'Rohini' where registered_user_id = ${unknown.id}`;
    const star_places = { 'bride:Rohini:Vrishabha:': 3, 'bride:Magha:Simha:': 1 };
    const found = async (options: object) => {
      const asking = { profile_id: groom.id, at_most: 60, further, star_places, ...options };
      return matches.parse((await call(admin, 'find_matches', asking)).data);
    };
    const ids = async (options: object) => (await found(options)).list.map(({ id }) => id);
    expect(await ids({ sort: 'wishes' })).toEqual([fit.id, unknown.id]);
    // An unknown star has no place: it comes last, and is no number.
    const byStars = await found({ sort: 'stars' });
    expect(byStars).toMatchObject({
      list: [
        { id: unknown.id, star_place: 3, times_shown: 0 },
        { id: fit.id, star_place: null },
      ],
      shown_before: 0,
    });
    expect(byStars.by_star).toEqual(
      expect.arrayContaining([
        [3, 1],
        [null, 1],
      ]),
    );
    // The numbers of all places stay, so that each least count says what it would find.
    expect(await found({ last_place: 3 })).toMatchObject({ people: 1, list: [{ id: unknown.id }] });
    expect((await found({ last_place: 2 })).people).toBe(0);
    expect((await found({ last_place: 2 })).by_star).toHaveLength(2);
    await sql`update public."RegisteredUsers" set created_at = created_at + interval '1 minute' where id = ${fit.id}`;
    expect(await ids({ sort: 'newest' })).toEqual([fit.id, unknown.id]);
    // Of equal wishes, the better stars.
    await save(admin, { religion: 'Jewish', other_gothram: 'Testers' }, {}, groom.id);
    await save(admin, {}, {}, unknown.id);
    expect(await ids({})).toEqual([unknown.id, fit.id]);
    expect(await ids({ star_places: {} })).toEqual([fit.id, unknown.id]);
    await sql`update private.profile_search set waits_since = waits_since - interval '1 day' where id = ${unknown.id}`;
    expect(await ids({ sort: 'waits longest' })).toEqual([unknown.id, fit.id]);
    await sql`update public.profile_details set birth_star = null where registered_user_id = ${unknown.id}`;
  });

  test('counts what is usual for a family without wishes alone', async () => {
    const { admin } = clients;
    await sql`delete from public.wishes where registered_user_id = ${groom.id}`;
    const usual = {
      must: { religion: 'Jewish', other_gothram: 'Testers' },
      hoped: { mother_tongue: 'Konkani', age_from: 35, age_to: 39 },
    };
    const found = async () =>
      fits.parse((await call(admin, 'find_matches', { profile_id: groom.id, at_most: 60, further, usual })).data);
    expect(await found()).toMatchObject({
      people: 2,
      list: [
        { id: fit.id, mine: counts(3, 0, 4), theirs: counts(0, 0, 0) },
        { id: unknown.id, mine: counts(2, 2, 4), theirs: counts(0, 0, 0) },
      ],
    });
    await save(admin, { diet: 'Vegan' }, {}, groom.id);
    expect((await found()).list.map(({ mine }) => mine)).toContainEqual(counts(1, 0, 1));
  });

  test('has a bride of the usual age before an older one, but for a whole step of the stars', async () => {
    const { admin } = clients;
    await sql`delete from public.wishes where registered_user_id = ${groom.id}`;
    await sql`update public.profile_details set birth_star = 'Rohini' where registered_user_id = ${unknown.id}`;
    await sql`update public.profile_details set birth_star = 'Magha' where registered_user_id = ${fit.id}`;
    await sql`update public."RegisteredUsers" set age = 42 where id = ${unknown.id}`;
    const usual = { must: { religion: 'Jewish', other_gothram: 'Testers' }, hoped: { age_from: 35, age_to: 40 } };
    const ids = async (older: number, younger: number) => {
      const star_places = { 'bride:Rohini:Vrishabha:': older, 'bride:Magha:Simha:': younger };
      const asked = { profile_id: groom.id, further, usual, star_places };
      return matches.parse((await call(admin, 'find_matches', asked)).data).list.map(({ id }) => id);
    };
    expect(await ids(3, 99)).toEqual([fit.id, unknown.id]);
    expect(await ids(99, 100)).toEqual([unknown.id, fit.id]);
    await sql`update public."RegisteredUsers" set age = null where id = ${unknown.id}`;
    await sql`update public.profile_details set birth_star = null where registered_user_id in ${sql([unknown.id, fit.id])}`;
  });

  test.each([
    [{ sort: 'best' }, 'not_in_list', 'sort'],
    [{ star_places: { 'bride:Magha:Simha:': 'x' } }, 'no_star_lists', 'star_places'],
    [{ star_places: [] }, 'no_star_lists', 'star_places'],
    [{ usual: { must: { castle: 'x' } } }, 'unknown_filter', 'castle'],
    [{ usual: [] }, 'no_filter', 'usual'],
    [{ further: { search: 'Asha' } }, 'unknown_filter', 'search'],
    [{ further: { stars: [] } }, 'unknown_filter', 'stars'],
    [{ further: { matches_star: 'South 5' } }, 'unknown_filter', 'matches_star'],
  ])('refuses a list that is none: %j', async (options, refusal, hint) => {
    const asking = { profile_id: groom.id, ...options };
    expect(await callAnything(clients.admin, 'find_matches', asking)).toMatchObject({ status: 400, refusal, hint });
  });

  test('says how many more there would be without a must, or with a wider range', async () => {
    const { admin, member } = clients;
    const all: Wishes = {
      mother_tongue: 'Konkani, Tamil',
      age_from: 38,
      age_to: 40,
      other_gothram: 'Testers',
      height_to: 160,
    };
    const fitting = async (wishes: Wishes) => {
      await save(admin, wishes, {}, groom.id);
      return fits.parse((await call(admin, 'find_matches', { profile_id: groom.id })).data).people;
    };
    const without = (...names: string[]) =>
      fitting(Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))));
    const now = await fitting(all);
    const { data } = await call(admin, 'count_what_if', { profile_id: groom.id });
    expect(data).toEqual([
      {
        wish: { age_from: '38', age_to: '40' },
        without: (await without('age_from', 'age_to')) - now,
        wider: { age_from: '36', age_to: '42' },
        with_wider: (await fitting({ ...all, age_from: 36, age_to: 42 })) - now,
      },
      {
        wish: { height_to: '160' },
        without: (await without('height_to')) - now,
        wider: { height_to: '165' },
        with_wider: (await fitting({ ...all, height_to: 165 })) - now,
      },
      {
        wish: { mother_tongue: 'Konkani, Tamil' },
        without: (await without('mother_tongue')) - now,
        wider: null,
        with_wider: null,
      },
      {
        wish: { other_gothram: 'Testers' },
        without: (await without('other_gothram')) - now,
        wider: null,
        with_wider: null,
      },
    ]);
    expect(await without('age_from', 'age_to')).toBeGreaterThan(now);
    expect((await call(member, 'count_what_if', { profile_id: groom.id })).status).toBe(403);
  });

  test('finds by the spellings that the bureau has joined since', async () => {
    const { admin } = clients;
    await sql`update public.profile_details set caste = 'Testkula' where registered_user_id = ${groom.id}`;
    await save(admin, must, {}, groom.id);
    await save(admin, { caste: 'Testgotra' }, {}, fit.id);
    const ids = async () => (await matchesOf(groom.id)).list.map(({ id }) => id);
    expect(await ids()).toEqual([unknown.id]);
    const joined = await call(admin, 'treat_as_one', { filter: 'caste', words: ['Testkula', 'Testgotra'] });
    expect(joined.status).toBe(204);
    expect(await ids()).toEqual([fit.id, unknown.id]);
    await call(admin, 'treat_as_one', { filter: 'caste', words: ['Testkula'] });
    expect(await ids()).toEqual([unknown.id]);
  });
});

describe('fits of a member', () => {
  const must = { religion: 'No religion' };
  const hoped = { diet: 'Jain', mother_tongue: 'Konkani' };
  let partner: TestPerson;

  beforeAll(async () => {
    const details = { diet: 'Jain', mother_tongue: 'Tamil', height: 160 };
    await sql`update public."RegisteredUsers" set religion = 'No religion' where id = ${person.id}`;
    partner = await addPerson(sql, {
      label: 'partner',
      card: { gender: 'groom', religion: 'No religion', location: 'Fitstown' },
      details,
    });
  });
  beforeEach(async () => {
    await sql`delete from private.readings`;
    await save(family, must, hoped);
  });

  const begin = (who: Client, filters: Wishes) => call(who, 'begin_search', { filters });
  // Nobody of the demo data lives there.
  const further = { location: 'Fitstown' };
  const find = (who: Client, options: object = {}) =>
    call(who, 'find_matches', { profile_id: person.id, further, ...options });
  const explain = (who: Client, other_id = partner.id) => call(who, 'explain_fit', { profile_id: person.id, other_id });
  const open = (who: Client) => call(who, 'open_profile', { profile_id: partner.id });
  const count = (who: Client) => call(who, 'count_what_if', { profile_id: person.id });
  const ids = async () => fits.parse((await find(family)).data).list.map(({ id }) => id);

  test('are for the family and the bureau alone', async () => {
    for (const ask of [find, explain, count]) {
      for (const who of [otherFamily, clients.member]) expect((await ask(who)).status).toBe(403);
      expect((await ask(clients.admin)).status).toBe(200);
    }
  });

  test('are answered one at a time for each member, and for the bureau at once', async () => {
    await begin(family, { ...must, ...hoped });
    await sql.begin(async (sql) => {
      await sql`
        select pg_advisory_xact_lock(hashtextextended('find_matches ' || user_id, 0)) from public.accounts
        where registered_user_id = ${person.id}`;
      expect(await find(family)).toMatchObject({ status: 429, refusal: 'still_answering', data: null });
      for (const answer of [
        await count(family),
        await find(clients.admin),
        await call(otherFamily, 'find_matches', { profile_id: other.id }),
      ])
        expect(answer.status).toBe(200);
    });
    expect((await find(family)).status).toBe(200);
  });

  test('are a search that is begun and counted first, filters on top too', async () => {
    await open(family);
    for (const ask of [find, explain, count]) expect(await ask(family)).toMatchObject({ refusal: 'search_not_begun' });
    expect((await begin(family, { ...must, ...hoped })).status).toBe(204);
    for (const ask of [find, explain, count]) expect((await ask(family)).status).toBe(200);
    expect(await find(family, { further: { height_from: 160 } })).toMatchObject({ refusal: 'search_not_begun' });
    expect(await find(family, { at_most: 26 })).toMatchObject({ refusal: 'not_in_range', hint: 'at_most' });
    // Other wishes are another search.
    await save(family, must, { ...hoped, diet: 'Vegan' });
    expect(await find(family)).toMatchObject({ refusal: 'search_not_begun' });
    // The religion stands on the card: nothing is counted.
    await save(family, must);
    expect((await find(family)).status).toBe(200);
  });

  test('say which wishes hold of an opened profile alone', async () => {
    await begin(family, { ...must, ...hoped });
    expect(await explain(family)).toMatchObject({ status: 400, refusal: 'profile_not_opened' });
    expect((await explain(clients.admin)).status).toBe(200);
    await open(otherFamily);
    expect(await explain(family)).toMatchObject({ refusal: 'profile_not_opened' });
    await open(family);
    expect((await explain(family)).status).toBe(200);
    // Not tomorrow.
    await sql`update private.readings set day = day - 1 where kind = 'profile'`;
    expect(await explain(family)).toMatchObject({ refusal: 'profile_not_opened' });
  });

  test("tell nothing about the other family's wishes but their number, where it allows that", async () => {
    await begin(family, { ...must, ...hoped });
    await open(family);
    const mine = { holds: 2, unknown: 0, wishes: 3 };
    const given = async () => {
      const answers = [await find(family), await explain(family)];
      return answers.map(({ data }) => data);
    };
    const reasons = [
      { wish: { religion: 'No religion' }, must: true, holds: true },
      { wish: { diet: 'Jain' }, must: false, holds: true },
      { wish: { mother_tongue: 'Konkani' }, must: false, holds: false },
    ];
    const { admin } = clients;
    await save(admin, { religion: 'No religion' }, { diet: 'Vegan' }, partner.id);
    expect(await given()).toEqual([
      { people: 1, all_hold: 0, list: [{ id: partner.id, mine, theirs: null }] },
      { mine: reasons, theirs: [], theirs_count: null },
    ]);
    await call(admin, 'save_wishes', {
      profile_id: partner.id,
      must: { religion: 'No religion' },
      hoped: { diet: 'Vegan' },
      others_see_fit: true,
    });
    const theirs = { holds: 1, unknown: 1, wishes: 2 };
    expect(await given()).toEqual([
      { people: 1, all_hold: 0, list: [{ id: partner.id, mine, theirs }] },
      { mine: reasons, theirs: [], theirs_count: theirs },
    ]);
    // Null leaves the choice as it is.
    await save(admin, { religion: 'No religion' }, {}, partner.id);
    expect(await given()).toMatchObject([{ list: [{ theirs: { wishes: 1 } }] }, { theirs_count: { wishes: 1 } }]);
  });

  test("leave nobody out for a must of theirs that they do not show; the bureau's list does", async () => {
    const { admin } = clients;
    const mustOfTheirs = (others_see_fit: boolean) =>
      call(admin, 'save_wishes', { profile_id: partner.id, must: { religion: 'Hindu' }, hoped: {}, others_see_fit });
    const lists = async () => {
      const answers = [await find(family), await find(admin)];
      return answers.map(({ data }) => fits.parse(data).people);
    };
    const wider = async (who: Client) => {
      return whatIf.parse((await count(who)).data)[0]?.without ?? 0;
    };
    await save(family, { diet: 'Jain' });
    await begin(family, { diet: 'Jain' });
    await mustOfTheirs(false);
    expect(await lists()).toEqual([1, 0]);
    await mustOfTheirs(true);
    expect(await lists()).toEqual([0, 0]);
    // How many more there would be without a must of the own family says as little.
    await save(family, { diet: 'Vegan' });
    await begin(family, { diet: 'Vegan' });
    const [shown, ofBureau] = [await wider(family), await wider(admin)];
    expect(ofBureau).toBe(shown);
    await mustOfTheirs(false);
    expect([await wider(family), await wider(admin)]).toEqual([shown + 1, ofBureau]);
  });

  test('are ordered by wishes of others only where these allow it', async () => {
    const { admin } = clients;
    await begin(family, { ...must, ...hoped });
    const second = await addPerson(sql, {
      label: 'second-partner',
      card: { gender: 'groom', religion: 'No religion', location: 'Fitstown' },
      details: { diet: 'Jain' },
    });
    // Nor by when the bureau has shown them: the newest comes first.
    await sql`update private.profile_search set waits_since = waits_since + interval '1 day' where id = ${second.id}`;
    await save(admin, {}, { religion: 'No religion' }, partner.id);
    await save(admin, {}, { religion: 'Hindu' }, second.id);
    expect(await ids()).toEqual([second.id, partner.id]);
    await sql`update public.wishes set others_see_fit = true where registered_user_id in (${partner.id}, ${second.id})`;
    expect(await ids()).toEqual([partner.id, second.id]);
    await sql`update public."RegisteredUsers" set status = 'on hold' where id = ${second.id}`;
    expect(await ids()).toEqual([partner.id]);
    expect((await explain(family, second.id)).status).toBe(404);
    await sql`insert into public.blocks (blocker_id, profile_id) values (${partner.id}, ${person.id})`;
    expect(await ids()).toEqual([]);
    expect((await explain(family)).status).toBe(404);
    await sql`delete from public.blocks where blocker_id = ${partner.id}`;
  });

  test.each([
    { sort: 'stars' },
    { sort: 'waits longest' },
    { star_places: { 'groom:Rohini:Vrishabha:': 0 } },
    { last_place: 0 },
    { usual: { must: { diet: 'Vegan' } } },
  ])('have no order and no place of the stars of others: %j', async (options) => {
    await begin(family, { ...must, ...hoped });
    expect(await find(family, options)).toMatchObject({ status: 403, refusal: 'admin_only', data: null });
    expect((await find(clients.admin, options)).status).toBe(200);
    const { data } = await find(family);
    expect(
      Object.keys(
        z
          .object({ list: z.array(z.looseObject({})) })
          .loose()
          .parse(data),
      ),
    ).toEqual(['list', 'people', 'all_hold']);
    expect(JSON.stringify(data)).not.toMatch(/star|shown|waits/);
  });

  test('count a wish about stars by scores of a begun search', async () => {
    await sql`update public.profile_details set birth_star = 'Rohini' where registered_user_id = ${partner.id}`;
    const code = 'groom:Rohini:Vrishabha:';
    const star_scores = { South: { [code]: 6, 'groom:Ashwini:Mesha:': 3 }, Kerala: {} };
    await save(family, { ...must, matches_star: 'South 6' });
    const stars = [[code], ['groom:Ashwini:Mesha:']];
    expect(await find(family, { star_scores })).toMatchObject({ refusal: 'search_not_begun' });
    expect((await call(family, 'begin_search', { filters: { ...must, matches_star: 'South 6', stars } })).status).toBe(
      204,
    );
    const mine = { holds: 2, unknown: 0, wishes: 2 };
    expect((await find(family, { star_scores })).data).toMatchObject({ list: [{ id: partner.id, mine }] });
    await open(family);
    const explained = await call(family, 'explain_fit', { profile_id: person.id, other_id: partner.id, star_scores });
    expect(explained.data).toMatchObject({
      mine: [{ wish: { matches_star: 'South 6' }, must: true, holds: true }, { wish: must }],
    });
    // Other scores are another search.
    const others = { South: { [code]: 5 } };
    expect(await find(family, { star_scores: others })).toMatchObject({ refusal: 'search_not_begun' });
    const { admin } = clients;
    const people = async (scores: object) => (await find(admin, { star_scores: scores })).data;
    expect(await people(others)).toMatchObject({ people: 0, list: [] });
    const { data } = await call(admin, 'count_what_if', { profile_id: person.id, star_scores: others });
    expect(data).toMatchObject([{ wish: { matches_star: 'South 6' }, wider: null }, { wish: must }]);
    // Not known, and not counted.
    expect(await people({ South: {} })).toMatchObject({ list: [{ mine: { holds: 1, unknown: 1, wishes: 2 } }] });
    expect(await people({ Kerala: { [code]: 1 } })).toMatchObject({ list: [{ mine: { wishes: 1 } }] });
  });

  test("count the other family's wish about stars for the bureau alone", async () => {
    const { admin } = clients;
    await sql`update public.profile_details set birth_star = 'Rohini' where registered_user_id = ${partner.id}`;
    await call(admin, 'save_wishes', {
      profile_id: partner.id,
      must: { matches_star: 'North 18' },
      hoped: {},
      others_see_fit: true,
    });
    await begin(family, { ...must, ...hoped });
    const star_scores = { North: { 'groom:Rohini:Vrishabha:': 17 } };
    expect((await find(family, { star_scores })).data).toMatchObject({
      list: [{ id: partner.id, theirs: { wishes: 0 } }],
    });
    expect((await find(admin)).data).toMatchObject({ list: [{ id: partner.id, theirs: { wishes: 0 } }] });
    expect((await find(admin, { star_scores })).data).toMatchObject({ people: 0 });
    await save(admin, {}, { matches_star: 'North 17' }, partner.id);
    expect((await find(admin, { star_scores })).data).toMatchObject({
      list: [{ id: partner.id, theirs: { holds: 1, unknown: 0, wishes: 1 } }],
    });
  });

  test.each([{ South: 3 }, { East: { '': 1 } }, { South: { 'groom:Sun::': 1 } }, { South: { '': 'x' } }, [], null])(
    'refuse scores that are none: %j',
    async (star_scores) => {
      for (const ask of ['find_matches', 'count_what_if'])
        expect(await callAnything(clients.admin, ask, { profile_id: person.id, star_scores })).toMatchObject({
          status: 400,
          hint: 'star_scores',
        });
    },
  );

  test('never tell a single centimetre', async () => {
    await save(family, { ...must, height_from: 161, height_to: 161 });
    await begin(family, { ...must, height_from: 161, height_to: 161 });
    expect(await ids()).toContain(partner.id);
    await open(family);
    expect((await explain(family)).data).toMatchObject({ mine: [{ wish: { height_from: '161' }, holds: true }, {}] });
  });

  test('are for an unverified member as the search is', async () => {
    await sql`update public."RegisteredUsers" set status = 'submitted' where id = ${person.id}`;
    await begin(family, { ...must, ...hoped });
    expect(await ids()).toContain(partner.id);
    await sql`update public."RegisteredUsers" set status = 'verified' where id = ${person.id}`;
  });
});

test('the choice that others see the number is a choice of the family, and of nobody without wishes', async () => {
  const choose = (who: Client, others_see_fit: boolean | null, must: Wishes = { diet: 'Jain' }) =>
    call(who, 'save_wishes', { profile_id: person.id, must, hoped: {}, others_see_fit });
  const chosen = () => sql`select others_see_fit from public.wishes where registered_user_id = ${person.id}`;
  await choose(family, true, {});
  expect(await chosen()).toEqual([]);
  await choose(family, null);
  expect(await chosen()).toEqual([{ others_see_fit: false }]);
  await sql`delete from public.notifications where kind = 'wishes changed'`;
  await choose(family, true);
  expect(await chosen()).toEqual([{ others_see_fit: true }]);
  // No wish has changed.
  expect(await notices()).toEqual([]);
  expect((await choose(otherFamily, false)).status).toBe(403);
  const { data } = await call(family, 'export_my_data');
  expect(data).toMatchObject({ wishes: { others_see_fit: true } });
});

test.each<[must: Wishes, hoped: Wishes, refusal: string, hint: string]>([
  [{ mother_tongue: 'Tamil, Latin' }, {}, 'not_in_list', 'mother_tongue'],
  [{}, { age_from: 3 }, 'not_in_range', 'age_from'],
  [{ age_from: 30, age_to: 25 }, {}, 'range_reversed', 'age_to'],
  [{ looking_for: 'groom' }, {}, 'no_wish', 'looking_for'],
  [{ caste: '\u200b' }, {}, 'filter_too_long', 'caste'],
  [{}, { location: '\u200b\ufeff' }, 'filter_too_long', 'location'],
  [{}, { search: 'Ravi' }, 'no_wish', 'search'],
  [{ diet: 'Vegan' }, { diet: 'Jain' }, 'wish_twice', 'diet'],
  [{ height_from: 160 }, { height_to: 180 }, 'wish_twice', 'height_from'],
  [{ caste: `Iyer${', Iyer'.repeat(60)}` }, {}, 'filter_too_long', 'caste'],
])('%j and %j are refused: %s', async (must, hoped, refusal, hint) => {
  expect(await save(family, must, hoped)).toMatchObject({ status: 400, refusal, hint });
  expect(await stored()).toEqual([]);
});

describe('wishes in words of 200 signs', () => {
  /** A text of the filter, and the blocks that it may read. */
  const long: [filter: string, value: string, most: number][] = [
    [
      'caste',
      'Iyer, Iyengar, Nair, Nadar, Mudaliar, Chettiar, Pillai, Gounder, Vanniyar, Reddy, Naidu, Kamma, Kapu, Velama, Thevar, Kallar, Maravar, Yadava, Vokkaliga, Lingayat, Ezhava, Menon, Devar',
      2600,
    ],
    [
      'education',
      'Mechanical Engineering, Computer Science, Information Technology, Visual Communication, Post graduate, Civil Engineering, Electrical Engineering, Higher secondary, Plus two, Law, Commerce',
      2600,
    ],
    [
      'occupation',
      'Software engineer, Bank manager, School teacher, Bus driver, Social worker, Office assistant, Health department, Post office, Civil engineer, Temple priest, Auto driver, Police, Tailor, Peon',
      10_000,
    ],
    [
      'location',
      'Chennai, Coimbatore, Madurai, Salem, Erode, Tiruppur, Trichy, Vellore, Kochi, Palakkad, Mysore, Hubli, கோயம், திருச்சி, Thanjavur, Kumbakonam, Dindigul, Karur, Namakkal, Pollachi, Palani, Ooty',
      1700,
    ],
  ];

  test.each(long)('of %s are saved by a member', async (filter, value) => {
    expect(value.length).toBeGreaterThan(180);
    await sql`delete from private.wish_list`;
    expect((await save(family, { [filter]: value })).status).toBe(204);
  });

  // To plan each execution reads twice as many blocks and takes twenty times as long.
  test.each(long)('of %s read few blocks with the settings of the API', async (filter, value, most) => {
    const [row] = await sql.begin(async (sql) => {
      await sql`set local plan_cache_mode = force_custom_plan`;
      const read = () => sql<{ 'QUERY PLAN': unknown }[]>`
        explain (analyze, buffers, timing off, format json) select from private.value_groups(${filter}, ${value}, null)`;
      // The first one plans and compiles.
      await read();
      return await read();
    });
    const blocks = z
      .tuple([z.object({ Plan: z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }) })])
      .transform(([{ Plan }]) => Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'])
      .parse(row?.['QUERY PLAN']);
    expect(blocks).toBeLessThan(most);
  });

  // The planner would compare all of them with each row: at 10,000 people four times the time of an index.
  test('are looked up by an index', async () => {
    const conditions = ["tags && '{looking_for:bride,looking_for:groom}'"];
    const read = await sql.begin(async (sql) => {
      const rowsRead = () => sql`
        select seq_tup_read from pg_stat_xact_all_tables where relid = 'private.profile_search'::regclass`;
      const before = await rowsRead();
      const [row] = await sql`select count(*)::int from private.ids_with(${conditions})`;
      expect(row?.['count']).toBeGreaterThan(800);
      return [before, await rowsRead()];
    });
    expect(read[0]).toEqual(read[1]);
  });
});
