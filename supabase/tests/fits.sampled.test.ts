import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { randomRuns } from '../../web/test-depth.ts';
import { call, setUpPersonas } from './personas.ts';

// The matches of a family: the answer of the database is that of a plain look through the tables.

const { clients, sql } = await setUpPersonas();

const choices = ['religion', 'mother_tongue', 'marital_status', 'diet', 'birth_star', 'rasi', 'mangal_dosha'] as const;
const words = ['caste', 'education', 'occupation', 'location', 'other_gothram'] as const;
const filters = [...choices, ...words, 'age', 'height'] as const;
type Filter = (typeof filters)[number];
type Wishes = Readonly<Record<string, string>>;

interface Facts extends Readonly<Record<Filter, string | number | null>> {
  readonly id: number;
  readonly gender: string | null;
  readonly star_code: string;
}
/** The column of a filter, where it has another name. */
const columns: Partial<Record<Filter, string>> = { occupation: 'job', other_gothram: 'gothram' };

/** All visible people: who waits longest first. */
async function readPeople(): Promise<Facts[]> {
  const columnsOfFilters = filters
    .map(
      (filter) =>
        `case when ${columns[filter] ?? filter}::text !~* '^prefer not to' then ${columns[filter] ?? filter} end as ${filter}`,
    )
    .join(', ');
  return await sql.unsafe<Facts[]>(`
    select id::int, gender, ${columnsOfFilters}, (
      select star_code from private.profile_search as found where found.id = "RegisteredUsers".id
    ) from public."RegisteredUsers"
    left join public.profile_details on registered_user_id = id
    where visible order by (
      select waits_since from private.profile_search as found where found.id = "RegisteredUsers".id
    ), id`);
}

/** The people who are no match for a person, whatever they wish; introductions.test.ts has the reasons. */
async function readNotFor(): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await sql<{ id: number; others: number[] }[]>`
    select id::int, private.not_for(id, true)::int[] as others from public."RegisteredUsers" where visible`;
  return new Map(rows.map(({ id, others }) => [id, others]));
}

/** Made-up scores with star codes. Those of the stars without a pada are unknown, and those of Kerala are not given. */
const scoreWith = (code: string) => (code === '' || code.endsWith(':') ? undefined : code.length % 11);
function starHolds(wish: string, code: string): boolean | null {
  const score = scoreWith(code);
  return score === undefined ? null : score >= Number(wish.replace('South ', ''));
}

const found = new Map<string, ReadonlySet<number>>();
/** The places of people by what their communities are to a wish for another one: private.near_people. */
const near = new Map<string, ReadonlyMap<number, number>>();
const isOfWords = (filter: Filter) => words.some((each) => each === filter);
const religionOf = ({ religion }: Wishes) => (religion?.includes(',') === false ? religion : null);
/** A wish of words: a caste is one of its religion. */
const wordsOf = (filter: Filter, wishes: Wishes) => ({
  [filter]: wishes[filter] ?? '',
  ...(filter === 'caste' && religionOf(wishes) !== null && { religion: religionOf(wishes) }),
});
/** Reads the people that the search finds by the wishes of words. */
async function findByWords(wishes: Wishes): Promise<void> {
  for (const filter of namesIn(wishes).filter(isOfWords)) {
    const asked = wordsOf(filter, wishes);
    const key = JSON.stringify(asked);
    if (found.has(key)) continue;
    const [{ condition } = { condition: 'false' }] = await sql<{ condition: string }[]>`
      select private.facts_condition(${sql.json(asked)}) as condition`;
    const rows = await sql.unsafe<{ id: number }[]>(`select id::int from private.profile_search where ${condition}`);
    found.set(key, new Set(rows.map(({ id }) => id)));
    if (filter !== 'caste') continue;
    const places = await sql<{ id: number; place: number }[]>`
      select id::int, place from private.near_people(${wishes.caste ?? ''}, 8, null)`;
    near.set(wishes.caste ?? '', new Map(places.map(({ id, place }) => [id, place])));
  }
}

/** Whether a wish holds on a person; null if the fact is not known. */
type Truth = (person: Facts) => boolean | null;

function truthOf(filter: Filter, wishes: Wishes): Truth {
  if (filter === 'age' || filter === 'height') {
    const least = Number(wishes[`${filter}_from`] ?? 0);
    const most = Number(wishes[`${filter}_to`] ?? 999);
    return ({ [filter]: fact }) => (fact === null ? null : Number(fact) >= least && Number(fact) <= most);
  }
  if (isOfWords(filter)) {
    const those = found.get(JSON.stringify(wordsOf(filter, wishes)));
    // Of another religion than the wished one, the same name is another caste.
    const maybe = ({ id, religion }: Facts) =>
      filter === 'caste' &&
      (near.get(wishes[filter] ?? '')?.get(id) ?? 0) % 10 === 1 &&
      [null, religion].includes(religionOf(wishes) ?? null);
    return (person) => {
      if (person[filter] === null || those === undefined) return null;
      return those.has(person.id) || (maybe(person) ? null : false);
    };
  }
  const allowed = (wishes[filter] ?? '').split(', ');
  return ({ [filter]: fact }) => (fact === null ? null : allowed.includes(String(fact)));
}

interface Kept {
  must: Wishes;
  hoped: Wishes;
}
interface Wished {
  /** The place of somebody in the order by the wished community of one family. */
  place: (person: Facts, family: Facts) => number;
  facts: readonly { isMust: boolean; truth: Truth }[];
  star: { wish: string; isMust: boolean } | null;
}
const namesIn = (wishes: Wishes) =>
  filters.filter((name) => name in wishes || `${name}_from` in wishes || `${name}_to` in wishes);

/** The wishes of a person, whose words are in `found`. */
function readWished({ must, hoped }: Kept): Wished {
  const all = { ...must, ...hoped };
  const mustNames = namesIn(must);
  const star = all['matches_star'];
  const community = namesIn(all).includes('caste') ? truthOf('caste', all) : () => true;
  return {
    place: (person, family) => {
      if (community(person) === true) return 0;
      // Nobody of another known religion is near.
      const religions = all['religion']?.split(', ') ?? (family.religion === null ? [] : [family.religion]);
      const isNear = religions.length === 0 || person.religion === null || religions.includes(person.religion);
      const place = isNear ? near.get(all['caste'] ?? '')?.get(person.id) : undefined;
      return place ?? (person.caste === null ? 18 : 19);
    },
    facts: namesIn(all).map((name) => ({ isMust: mustNames.includes(name), truth: truthOf(name, all) })),
    star: star?.startsWith('South') === true ? { wish: star, isMust: 'matches_star' in must } : null,
  };
}

interface Counts {
  holds: number;
  unknown: number;
  wishes: number;
}

/** How many of the wishes hold; null if a must does not. @param code the star code of the one who is not asked for */
function fitOf(person: Facts, { facts, star }: Wished, code: string): Counts | null {
  const counts = { holds: 0, unknown: 0, wishes: facts.length };
  const starTruth = star && starHolds(star.wish, code);
  if (star) counts.wishes += 1;
  if (star?.isMust === true && starTruth === false) return null;
  for (const { isMust, truth } of facts) {
    const holds = truth(person);
    if (isMust && holds === false) return null;
    if (holds === true) counts.holds += 1;
    if (holds === null) counts.unknown += 1;
  }
  if (starTruth === true) counts.holds += 1;
  if (star && starTruth === null) counts.unknown += 1;
  return counts;
}

const counts = z.object({ holds: z.number(), unknown: z.number(), wishes: z.number() });
const answered = z.object({
  people: z.number(),
  all_hold: z.number(),
  list: z.array(z.object({ id: z.number(), mine: counts, theirs: counts })),
});

const noWishes: Wished = { place: () => 0, facts: [], star: null };

/** The first 60 who fit a person, by a plain look at everybody. */
function lookThrough(
  person: Facts,
  everyone: readonly Facts[],
  wishes: ReadonlyMap<number, Wished>,
  notFor: readonly number[],
) {
  const own = wishes.get(person.id) ?? noWishes;
  const fitting: { id: number; place: number; mine: Counts; theirs: Counts }[] = [];
  for (const other of everyone) {
    if (other.gender === null || person.gender === null || other.gender === person.gender) continue;
    if (notFor.includes(other.id)) continue;
    const mine = fitOf(other, own, other.star_code);
    const theirs = fitOf(person, wishes.get(other.id) ?? noWishes, other.star_code);
    if (mine && theirs) fitting.push({ id: other.id, place: own.place(other, person), mine, theirs });
  }
  // A family without wishes does not come last.
  const agreed = ({ mine, theirs }: (typeof fitting)[number]) =>
    mine.holds - (theirs.wishes - theirs.unknown > 2 * theirs.holds ? 1 : 0);
  // The sort is stable: who waits longest stays first.
  const sorted = fitting.toSorted((one, other) => one.place - other.place || agreed(other) - agreed(one));
  const allHold = fitting.filter(({ mine }) => mine.holds === mine.wishes).length;
  return {
    people: fitting.length,
    all_hold: allHold,
    list: sorted.slice(0, 60).map(({ id, mine, theirs }) => ({ id, mine, theirs })),
  };
}

await sql`update private.profile_search set waits_since = now() - id % 4 * interval '1 day'`;
const before = await sql<{ registered_user_id: number; must: Wishes; hoped: Wishes }[]>`
  select registered_user_id::int, must, hoped from public.wishes`;
async function restore(): Promise<void> {
  await sql`update private.profile_search set waits_since = private.waits_since(id)`;
  await sql`delete from public.wishes`;
  await sql`
    insert into public.wishes (registered_user_id, must, hoped)
    select registered_user_id, must, hoped from jsonb_to_recordset(${sql.json(before)})
      as kept (registered_user_id bigint, must jsonb, hoped jsonb)`;
}
afterAll(restore);

/** A wish in the words of somebody's facts. */
function wishOf(filter: Filter, { [filter]: fact }: Facts, other: Facts, isOpen: boolean): Wishes {
  if (fact === null) return {};
  if (filter === 'age' || filter === 'height') {
    const end = Number(fact) + (filter === 'age' ? 5 : 12);
    return { [`${filter}_from`]: String(fact), ...(!isOpen && { [`${filter}_to`]: String(end) }) };
  }
  const second = other[filter];
  return {
    [filter]: second === null || second === fact || filter === 'other_gothram' ? String(fact) : `${fact}, ${second}`,
  };
}

test('the database finds those that a plain look through the tables finds, in the same order', async () => {
  const everyone = await readPeople();
  const notFor = await readNotFor();
  for (const { must, hoped } of before) await findByWords({ ...must, ...hoped });
  const wishes = new Map(before.map(({ registered_user_id: id, ...kept }) => [id, readWished(kept)]));
  const known = everyone.flatMap(({ star_code: code }) => {
    const score = scoreWith(code);
    return score === undefined ? [] : [[code, score] as const];
  });
  const star_scores = { South: Object.fromEntries(known) };
  const somebody = fc.constantFrom(...everyone);
  const wished = fc.record({
    filter: fc.constantFrom(...filters),
    like: somebody,
    orLike: somebody,
    isOpen: fc.boolean(),
    isMust: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      somebody,
      fc.uniqueArray(wished, { maxLength: 7, selector: ({ filter }) => filter }),
      fc.record({ school: fc.constantFrom('', 'South', 'Kerala'), least: fc.nat({ max: 9 }), isMust: fc.boolean() }),
      async (person, own, star) => {
        const kept = { must: {}, hoped: {} };
        if (star.school !== '')
          Object.assign(star.isMust ? kept.must : kept.hoped, { matches_star: `${star.school} ${star.least + 1}` });
        for (const { filter, like, orLike, isOpen, isMust } of own)
          Object.assign(isMust ? kept.must : kept.hoped, wishOf(filter, like, orLike, isOpen));
        await sql`delete from public.wishes where registered_user_id = ${person.id}`;
        if (Object.keys({ ...kept.must, ...kept.hoped }).length > 0)
          await sql`
          insert into public.wishes (registered_user_id, must, hoped)
          values (${person.id}, ${sql.json(kept.must)}, ${sql.json(kept.hoped)})`;
        await findByWords({ ...kept.must, ...kept.hoped });
        wishes.set(person.id, readWished(kept));
        const { data } = await call(clients.admin, 'find_matches', {
          profile_id: person.id,
          at_most: 60,
          star_scores,
        });
        expect(answered.parse(data)).toEqual(lookThrough(person, everyone, wishes, notFor.get(person.id) ?? []));
      },
    ),
    { numRuns: randomRuns(500, 25), endOnFailure: true },
  );
  await restore();
}, 600_000);
