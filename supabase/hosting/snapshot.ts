import { z } from 'zod';
import { psql, psqlOptions, runInside, type Installation } from './compose.ts';

/** A table's rows, so that two databases can be compared without looking into them. */
export interface TableState {
  readonly name: string;
  readonly rows: number;
  readonly fingerprint: string;
}

/** A file of storage and what its row says of it. */
export const storedFile = z.object({
  id: z.string(),
  bucket: z.string(),
  name: z.string(),
  owner: z.string().nullable(),
  owner_id: z.string().nullable(),
  user_metadata: z.unknown(),
  created_at: z.string(),
  updated_at: z.string(),
  content_type: z.string(),
  cache_control: z.string(),
});

/** What a backup holds of the database: everything of the product, and the logins. Nobody stays signed in. */
const backedUpTables = ['public.*', 'private.*', 'auth.users', 'auth.identities'];

/** SQL whose result is one line a table: its name, its number of rows, and a sum over all of them. */
const tableStates = `
select format(
  'select %L, count(*), coalesce(sum(hashtextextended(t::text, 0)), 0) from %I.%I as t', nspname || '.' || relname, nspname, relname
)
from pg_class join pg_namespace on pg_namespace.oid = relnamespace
where relkind = 'r' and (nspname in ('public', 'private') or (nspname = 'auth' and relname in ('users', 'identities')))
order by nspname, relname \\gexec`;

/** The JSON of what storage knows of a file may itself be a string of JSON: not every version of it writes an object. */
const storedFiles = `
select coalesce(jsonb_agg(jsonb_build_object(
  'id', id, 'bucket', bucket_id, 'name', name, 'owner', owner, 'owner_id', owner_id, 'user_metadata', user_metadata,
  'created_at', created_at, 'updated_at', updated_at,
  'content_type', coalesce(file ->> 'mimetype', 'application/octet-stream'),
  'cache_control', coalesce(file ->> 'cacheControl', 'max-age=3600')
) order by bucket_id, name), '[]')
from storage.objects, lateral (select (metadata #>> '{}')::jsonb as file) as described;`;

/** Where a snapshot lies inside the database's container: in memory, not on its disk. */
const folder = '/tmp/backup';

/**
 * Dumps the database inside its container, with the state of each table and the list of files, all as of one moment.
 * removeSnapshot() must follow.
 */
export async function takeSnapshot(installation: Installation): Promise<void> {
  const tables = backedUpTables.map((pattern) => `--table='${pattern}'`).join(' ');
  const sql = `
begin isolation level repeatable read read only;
select pg_export_snapshot() as moment \\gset
\\setenv MOMENT :moment
\\! pg_dump --snapshot="$MOMENT" --format=custom --data-only ${tables} --file=database.dump && touch dumped
\\o tables
${tableStates}
\\o objects.json
${storedFiles}
\\o migration
select max(version) from supabase_migrations.schema_migrations;
\\o
commit;
`;
  const script = `
umask 077
rm -rf ${folder}
mkdir ${folder}
cd ${folder}
export PGPASSWORD="$POSTGRES_PASSWORD" PGHOST=127.0.0.1 PGUSER=postgres PGDATABASE=postgres
psql ${psqlOptions} --file=-
test -e dumped`;
  await runInside(installation, 'db', script, sql);
}

/** Removes what takeSnapshot() has left. */
export async function removeSnapshot(installation: Installation): Promise<void> {
  await runInside(installation, 'db', `rm -rf ${folder}`);
}

/** The command that prints a part of the snapshot. */
export const snapshotPart = (name: string): readonly string[] => ['exec', '-T', 'db', 'cat', `${folder}/${name}`];

/** The size of a part of the snapshot, in bytes. */
export async function snapshotSize(installation: Installation, name: string): Promise<number> {
  return Number(await runInside(installation, 'db', `wc -c < ${folder}/${name}`));
}

/** The state of each table as it is now. */
export async function readTableStates(installation: Installation): Promise<readonly TableState[]> {
  return parseTableStates(await runInside(installation, 'db', `${psql()} --file=-`, tableStates));
}

/** Reads what the SQL above prints. */
export function parseTableStates(text: string): readonly TableState[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', rows = '', fingerprint = ''] = line.split('|');
      return { name, rows: Number(rows), fingerprint };
    });
}
