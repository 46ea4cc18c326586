import type postgres from 'postgres';
import { z } from 'zod';
import type { Client } from './personas.ts';

/** The answer to a statement: its rows, or the code and the texts of the refusal. */
export interface Told {
  /** Empty for rows. */
  readonly code: string;
  readonly text: string;
}

const claimsSchema = z.object({ role: z.string(), sub: z.string().default('') });
const errorSchema = z.object({
  code: z.string(),
  message: z.string(),
  detail: z.string().optional(),
  hint: z.string().optional(),
});
/** A value as a literal of SQL. */
export const literal = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** A function of the API, by the catalogue of the database. */
export interface ListedFunction {
  readonly name: string;
  readonly args: readonly { readonly name: string; readonly type: string }[];
}

export const listFunctions = (sql: postgres.Sql): Promise<ListedFunction[]> => sql<ListedFunction[]>`
  select proname as name, (
    select coalesce(jsonb_agg(jsonb_build_object('name', proargnames[place], 'type', format_type(type, null)) order by place), '[]')
    from unnest(proargtypes::oid[]) with ordinality as argument (type, place)
  ) as args
  from pg_proc where pronamespace = 'public'::regnamespace order by proname collate "C"`;

/** Arguments by their names, as JSON has them. */
export type Values = Readonly<Record<string, unknown>>;

function typed(value: unknown, type: string): string {
  if (value === null || value === undefined) return `null::${type}`;
  const json = JSON.stringify(value);
  if (type === 'jsonb') return `${literal(json)}::jsonb`;
  if (type.endsWith('[]')) return `array(select jsonb_array_elements_text(${literal(json)}))::${type}`;
  return `${literal(typeof value === 'string' ? value : json)}::${type}`;
}

/**
 * The statement of a call with these arguments; the others have their defaults.
 * @param expressions arguments in SQL
 */
export function callOf(
  { name, args }: ListedFunction,
  values: Values,
  expressions: Readonly<Record<string, string>> = {},
) {
  const list = args
    .filter((argument) => argument.name in values || argument.name in expressions)
    .map((argument) =>
      [argument.name, expressions[argument.name] ?? typed(values[argument.name], argument.type)].join(' => '),
    );
  return `select answer::text from public.${name}(${list.join()}) as answer`;
}

/**
 * Runs statements in the database as this caller, by the role and the claims that PostgREST sets. Each is rolled back. `before`:
 * statements of `postgres` that make the world of the caller, in the same transaction.
 */
export async function asCaller<Result>(
  sql: postgres.Sql,
  client: Client,
  work: (run: (statement: string) => Promise<Told>) => Promise<Result>,
  headers: Readonly<Record<string, string>> = {},
  before = '',
): Promise<Result> {
  const { data } = await client.auth.getSession();
  const [, payload] = data.session?.access_token.split('.') ?? [];
  const claims = payload === undefined ? '{"role":"anon"}' : Buffer.from(payload, 'base64url').toString();
  const { role, sub } = claimsSchema.parse(JSON.parse(claims));
  const settings = {
    'request.jwt.claims': claims,
    'request.jwt.claim.sub': sub,
    'request.headers': JSON.stringify(headers),
    role,
  };
  const set = Object.entries(settings).map(([name, value]) => `set_config('${name}', ${literal(value)}, true)`);
  const connection = await sql.reserve();
  const run = async (statement: string): Promise<Told> => {
    try {
      const results: unknown[] = await connection.unsafe(`begin; ${before}; select ${set.join()}; ${statement}`);
      return { code: '', text: JSON.stringify(results.at(-1)) };
    } catch (error) {
      const told = errorSchema.parse(error);
      return { code: told.code, text: JSON.stringify(told) };
    } finally {
      await connection.unsafe('rollback');
    }
  };
  try {
    return await work(run);
  } finally {
    connection.release();
  }
}
