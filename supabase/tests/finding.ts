import type postgres from 'postgres';
import { z } from 'zod';
import { addPerson, type TestPerson } from './people.ts';
import { call, type Client } from './personas.ts';

export const found = z.array(z.looseObject({ id: z.number(), name: z.string() }));
export type Filters = Record<string, unknown>;

/** Begins a search by details; of filters of the card nothing is counted, and visitors have no others. */
export const begin = (client: Client, filters: Filters) => call(client, 'begin_search', { filters });

/** One part of the list that this client is shown. */
export async function findPart(
  client: Client,
  filters: Filters,
  sort = 'newest',
  after: number[] | null = null,
): Promise<number[]> {
  await begin(client, filters);
  const { data, message } = await call(client, 'find_profiles', { filters, sort, after });
  return found.parse(data, { error: () => message ?? 'No rows.' }).map(({ id }) => id);
}

/** All parts of the list, one after the other. */
export async function findParts(
  client: Client,
  filters: Filters,
  sort = 'newest',
  between?: () => Promise<unknown>,
): Promise<number[]> {
  const all: number[] = [];
  for (let part = await findPart(client, filters, sort); part.length > 0;) {
    all.push(...part);
    if (part.length < 25) break;
    await between?.();
    part = await findPart(client, filters, sort, part);
  }
  return all;
}

export async function countFound(client: Client, filters: Filters): Promise<unknown> {
  await begin(client, filters);
  return (await call(client, 'count_profiles', { filters })).data;
}

/** The expected result of a seeker's filters, by a plain scan of the tables. */
export async function scan(sql: postgres.Sql, seeker: TestPerson, condition: string): Promise<number[]> {
  const rows = await sql.unsafe<{ id: number }[]>(`
    select id::int from public."RegisteredUsers" left join public.profile_details on registered_user_id = id
    where visible and id <> ${seeker.id} and (${condition}) order by "RegisteredUsers".created_at desc, id desc`);
  return rows.map(({ id }) => id);
}

/** Adds a person who searches, and a person with a name and details that are hard to find. */
export async function addSeeker(sql: postgres.Sql): Promise<TestPerson> {
  // More in a minute than a family in an evening.
  await sql`update public.site_settings set searches_per_day = 10000`;
  const seeker = await addPerson(sql, {
    label: 'seeker',
    login: true,
    card: { gender: 'groom', location: 'Zz Town, Zz State' },
  });
  await addPerson(sql, {
    label: "Étoile 50%_ O'Hara",
    card: { location: 'Zz Town, Zz State', age: 33, religion: 'Jewish' },
    details: { caste: 'Testers', education: 'B.Sc. Physics, M.B.A.', job: 'Head tester (senior)', height: 171 },
  });
  return seeker;
}
