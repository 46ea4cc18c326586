import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
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

/** All visible people: least shown first, then the newest. */
async function readPeople(): Promise<Facts[]> {
  const columnsOfFilters = filters.map((filter) => `${columns[filter] ?? filter} as ${filter}`).join(', ');
  return await sql.unsafe<Facts[]>(`
    select id::int, gender, ${columnsOfFilters}, (
      select star_code from private.profile_search as found where found.id = "RegisteredUsers".id
    ) from public."RegisteredUsers"
    left join public.profile_details on registered_user_id = id
    where visible order by (
      select times_shown from private.profile_search as found where found.id = "RegisteredUsers".id
    ), "RegisteredUsers".created_at desc, id desc`);
}

/** Made-up scores with star codes. Those of the stars without a pada are unknown, and those of Kerala are not given. */
const scoreWith = (code: string) => (code === '' || code.endsWith(':') ? undefined : code.length % 11);
function starHolds(wish: string, code: string): boolean | null {
  const score = scoreWith(code);
  return score === undefined ? null : score >= Number(wish.replace('South ', ''));
}

const found = new Map<string, ReadonlySet<number>>();
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
  }
}

/** Whether a wish holds on a person; null if the fact is not known. */
function holds(person: Facts, filter: Filter, wishes: Wishes): boolean | null {
  const fact = person[filter];
  if (fact === null) return null;
  if (filter === 'age' || filter === 'height')
    return (
      Number(fact) >= Number(wishes[`${filter}_from`] ?? 0) && Number(fact) <= Number(wishes[`${filter}_to`] ?? 999)
    );
  if (isOfWords(filter)) return found.get(JSON.stringify(wordsOf(filter, wishes)))?.has(person.id) ?? null;
  return (wishes[filter] ?? '').split(', ').includes(String(fact));
}

interface Kept {
  must: Wishes;
  hoped: Wishes;
}
type Counts = ReturnType<typeof fitOf>['counts'];
const namesIn = (wishes: Wishes) =>
  filters.filter((name) => name in wishes || `${name}_from` in wishes || `${name}_to` in wishes);

/** @param code the star code of the one who is not asked for */
function fitOf(person: Facts, { must, hoped }: Kept, code: string) {
  const all = { ...must, ...hoped };
  const truths: (readonly [name: string, truth: boolean | null])[] = namesIn(all).map((name) => [
    name,
    holds(person, name, all),
  ]);
  const star = all['matches_star'];
  if (star?.startsWith('South') === true) truths.push(['matches_star', starHolds(star, code)]);
  const mustNames: string[] = [...namesIn(must), ...('matches_star' in must ? ['matches_star'] : [])];
  return {
    excluded: truths.some(([name, truth]) => truth === false && mustNames.includes(name)),
    counts: {
      holds: truths.filter(([, truth]) => truth === true).length,
      unknown: truths.filter(([, truth]) => truth === null).length,
      wishes: truths.length,
    },
  };
}

const noWishes: Kept = { must: {}, hoped: {} };

/** The first 60 who fit a person, by a plain look at everybody. */
function lookThrough(person: Facts, everyone: readonly Facts[], wishes: ReadonlyMap<number, Kept>) {
  const fitting: { id: number; mine: Counts; theirs: Counts }[] = [];
  for (const other of everyone) {
    if (other.gender === null || person.gender === null || other.gender === person.gender) continue;
    const mine = fitOf(other, wishes.get(person.id) ?? noWishes, other.star_code);
    const theirs = fitOf(person, wishes.get(other.id) ?? noWishes, other.star_code);
    if (!mine.excluded && !theirs.excluded) fitting.push({ id: other.id, mine: mine.counts, theirs: theirs.counts });
  }
  // A family without wishes does not come last.
  const agreed = ({ mine, theirs }: (typeof fitting)[number]) =>
    mine.holds - (theirs.wishes - theirs.unknown > 2 * theirs.holds ? 1 : 0);
  // The sort is stable: the least shown stay first.
  return { people: fitting.length, list: fitting.toSorted((one, other) => agreed(other) - agreed(one)).slice(0, 60) };
}

// Of the demo people some were shown already: those are on no list of matches.
await sql`delete from public.introductions`;
await sql`update private.profile_search set times_shown = id % 4`;
const before = await sql<{ registered_user_id: number; must: Wishes; hoped: Wishes }[]>`
  select registered_user_id::int, must, hoped from public.wishes`;
async function restore(): Promise<void> {
  await sql`update private.profile_search set times_shown = 0`;
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
  const wishes = new Map<number, Kept>(before.map(({ registered_user_id: id, ...kept }) => [id, kept]));
  for (const { must, hoped } of before) await findByWords({ ...must, ...hoped });
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
        wishes.set(person.id, kept);
        await findByWords({ ...kept.must, ...kept.hoped });
        const { data } = await call(clients.admin, 'find_matches', {
          profile_id: person.id,
          at_most: 60,
          star_scores,
        });
        expect(data).toEqual(lookThrough(person, everyone, wishes));
      },
    ),
    { numRuns: randomRuns(1000, 50), endOnFailure: true },
  );
  await restore();
}, 600_000);
