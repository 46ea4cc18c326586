import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type postgres from 'postgres';
import { listSchemas } from '../../lib/schema-files.ts';
import { StackError } from '../../lib/settings.ts';
import { buckets } from '../../lib/stored-files.ts';

/** The content of a database that is about to be emptied. */
export interface Contents {
  readonly people: number;
  readonly logins: number;
  readonly files: number;
}

/**
 * Counts the rows of a database, when nobody in it can be real.
 * @throws StackError when it has people outside the seed and the tests, foreign logins or foreign tables: then it belongs to
 * somebody
 */
export async function inspectMadeUp(sql: postgres.ISql, root: string): Promise<Contents> {
  await refuseForeignTables(sql, root);
  const [product] = await sql<
    { exists: boolean }[]
  >`select to_regclass('public."RegisteredUsers"') is not null as exists`;
  if (product?.exists !== true) {
    await refuse(sql, 'logins', sql`select count(*)::int as count from auth.users`);
    return { people: 0, logins: 0, files: 0 };
  }
  await refuse(
    sql,
    'people who are neither from the seed nor from the tests',
    // People of the seed were registered at moments that follow from their ids (seed/01_registered_users.sql). People of the
    // tests are named Test, or have numbers that nobody in India has.
    sql`
      select count(*)::int as count
      from public."RegisteredUsers" as person left join public.contact_details as contact on contact.registered_user_id = person.id
      where not (
        (person.id <= 1000 and person.created_at = timestamptz '2026-11-19 17:40 +05:30' - make_interval(
          hours => ((1000 - person.id) * 73 / 100)::integer * 24, mins => ((1000 - person.id) * 73 % 100)::integer * 5,
          secs => (person.id * 17 % 60)::double precision))
        or (person.name like 'Test %' and contact.phone_number is null)
        or coalesce(replace(contact.phone_number, ' ', ''), '') like '+915%'
      )`,
  );
  await refuse(
    sql,
    'logins that this product did not make',
    sql`select count(*)::int as count from auth.users where email is null or email not like '%@members.matrimony.invalid'`,
  );
  const [contents] = await sql<Contents[]>`
    select (select count(*)::int from public."RegisteredUsers") as people, (select count(*)::int from auth.users) as logins,
      (select count(*)::int from storage.objects where bucket_id = any (${buckets})) as files`;
  return contents ?? { people: 0, logins: 0, files: 0 };
}

async function refuse(sql: postgres.ISql, what: string, query: postgres.PendingQuery<postgres.Row[]>): Promise<void> {
  const [row] = await query;
  const count = Number(row?.count);
  if (count === 0) return;
  const [place] = await sql<{ name: string }[]>`select current_database() as name`;
  throw new StackError(
    `The database ${place?.name ?? ''} holds ${count} ${what}. Nothing was changed.`,
    'Give another database: what this would do there cannot be undone.',
  );
}

/** Tables in `public` that are not in the schemas here. */
async function refuseForeignTables(sql: postgres.ISql, root: string): Promise<void> {
  const texts = await Promise.all(listSchemas(root).map(async (file) => await readFile(path.join(root, file), 'utf8')));
  const ours = texts.flatMap((text) =>
    [...text.matchAll(/^create table (?:"?public"?\.)"?(\w+)"?/gim)].map(([, name = '']) => name),
  );
  const rows = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
  const foreign = rows.map(({ name }) => name).filter((name) => !ours.includes(name));
  if (foreign.length === 0) return;
  throw new StackError(
    `The database has tables of something else: ${foreign.join(', ')}. Nothing was changed.`,
    'Give a database that is for this product alone.',
  );
}
