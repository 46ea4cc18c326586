// Two worlds that differ in one hidden fact: a caller who may not know it reads the same in both.
import type postgres from 'postgres';
import { asCaller, callOf, listFunctions } from './as-caller.ts';
import { apiFunctions, argumentsFor } from './functions.ts';
import { oneValue, type TestPerson } from './people.ts';
import type { Client, PersonaName } from './personas.ts';

/** Everything that a caller reads, by statement. */
export type Readings = ReadonlyMap<string, string>;

/** Without the numbers of new rows, and with one word for each moment of this reading. */
const plain = (text: string, since: Date): string =>
  text
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:?\d\d)?)?/g, (moment) =>
      Date.parse(moment.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')) >= since.getTime() ? '<now>' : moment,
    )
    .replaceAll(/\\?"id\\?": ?\d+/g, '"id"');

/**
 * Reads each table, row by row and column by column as far as the role may, and asks each function that serves the caller, about
 * this person. `world`: statements that make the hidden fact. `acts`: what the caller does in it first.
 */
export async function readWorld(
  sql: postgres.Sql,
  caller: { readonly persona: PersonaName; readonly client: Client },
  person: Pick<TestPerson, 'id' | 'name'>,
  world = '',
  acts = '',
): Promise<Readings> {
  const role = caller.persona === 'visitor' ? 'anon' : 'authenticated';
  const tables = await sql<{ name: string; columns: string }[]>`
    select format('public.%I', relname) as name, string_agg(format('%I', attname), ', ' order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and has_column_privilege(${role}, pg_class.oid, attnum, 'select')
    group by relname order by relname`;
  const args = await argumentsFor(sql, person);
  // The challenge of an enquiry is another one each time.
  const functions = (await listFunctions(sql)).filter(
    ({ name }) => apiFunctions[name]?.for.includes(caller.persona) && name !== 'begin_enquiry',
  );
  const statements = [
    ...tables.map(
      ({ name, columns }) =>
        `select jsonb_agg(to_jsonb(row) order by to_jsonb(row)) from (select ${columns} from ${name}) as row`,
    ),
    ...functions.map((each) => callOf(each, { ...args[each.name] })),
  ];
  const since = await oneValue(sql<{ now: Date }[]>`select clock_timestamp() as now`);
  const readings = new Map<string, string>();
  await asCaller(
    sql,
    caller.client,
    async (run) => {
      const { code, text } = await run('select');
      if (code !== '') throw new Error(`There is no such world: ${text}`);
      for (const statement of statements)
        readings.set(statement, plain((await run(`${acts} ${statement}`)).text, since));
    },
    {},
    world,
  );
  return readings;
}

/** The statements with other answers: of both answers the part where they part. */
export const differences = (one: Readings, other: Readings): Record<string, [string, string]> =>
  Object.fromEntries(
    [...one].flatMap(([statement, text]) => {
      const also = other.get(statement) ?? '';
      if (text === also) return [];
      let same = 0;
      while (same < text.length && text[same] === also[same]) same += 1;
      const place = Math.max(same - 60, 0);
      return [[statement, [text.slice(place, place + 160), also.slice(place, place + 160)]]];
    }),
  );
