import { z } from 'zod';
import { psql, queryJson, runInside, type Installation } from '../backends/compose/compose.ts';
import { copyTarget, listSequences, listTables, savedTable, tableStates, type SavedTable } from './rows.ts';

/** A fingerprint of a table's rows, to compare two databases without reading the rows. */
export interface TableState {
  readonly name: string;
  readonly rows: number;
  readonly fingerprint: string;
}

/** A text in a backup that becomes part of a URL or is printed. */
const plainText = z.string().regex(/^\P{C}{1,500}$/u);

/** A file of storage with the columns of its row. */
export const storedFile = z.object({
  id: z.uuid(),
  bucket: z.string().regex(/^[a-z][a-z0-9-]*$/),
  name: plainText.refine((name) => name.split('/').every((part) => !['', '.', '..'].includes(part))),
  owner: z.uuid().nullable(),
  owner_id: plainText.nullable(),
  user_metadata: z.unknown(),
  created_at: plainText,
  updated_at: plainText,
  content_type: plainText,
  cache_control: plainText,
});

/** Some versions of storage write the metadata as a string of JSON, not as an object. */
const storedFiles = `
select coalesce(jsonb_agg(jsonb_build_object(
  'id', id, 'bucket', bucket_id, 'name', name, 'owner', owner, 'owner_id', owner_id, 'user_metadata', user_metadata,
  'created_at', created_at, 'updated_at', updated_at,
  'content_type', coalesce(file ->> 'mimetype', 'application/octet-stream'),
  'cache_control', coalesce(file ->> 'cacheControl', 'max-age=3600')
) order by bucket_id, name), '[]')
from storage.objects, lateral (select (metadata #>> '{}')::jsonb as file) as described;`;

/** The folder of a snapshot inside the database's container: in memory, not on disk. */
const folder = '/tmp/backup';

/** The gzip file with a table's rows. */
export const rowsPart = ({ name }: Pick<SavedTable, 'name'>): string => `${name}.copy.gz`;

/** The present tables of an installation. */
export async function readTables(installation: Installation): Promise<readonly SavedTable[]> {
  return z.array(savedTable).parse(await queryJson(installation, listTables));
}

/**
 * Copies all rows inside the database's container, with table states and the list of files, in one snapshot.
 * removeSnapshot() must follow.
 */
export async function takeSnapshot(installation: Installation): Promise<void> {
  const tables = await readTables(installation);
  const sql = `
begin isolation level repeatable read read only;
\\o tables.json
select ${listTables};
\\o
${tables.map((table) => `copy ${copyTarget(table)} to stdout \\g '${table.name}.copy'\n\\! gzip -1 '${table.name}.copy'`).join('\n')}
\\o states
${tableStates}
\\o objects.json
${storedFiles}
\\o sequences.json
select ${listSequences};
\\o audit-head.json
select coalesce((
  select jsonb_build_object('id', id::text, 'hash', encode(hash, 'hex')) from public.audit_log order by id desc limit 1
), 'null');
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
${psql()} --file=-
${tables.map((table) => `test -e '${rowsPart(table)}'`).join('\n')}`;
  await runInside(installation, 'db', script, sql);
}

/** Removes the files of takeSnapshot(). */
export async function removeSnapshot(installation: Installation): Promise<void> {
  await runInside(installation, 'db', `rm -rf ${folder}`);
}

/** The arguments of `docker compose` that print a part of the snapshot. */
export const snapshotPart = (name: string): readonly string[] => ['exec', '-T', 'db', 'cat', `${folder}/${name}`];

/** The size of each part of the snapshot in bytes, by name. */
export async function snapshotSizes(installation: Installation): Promise<ReadonlyMap<string, number>> {
  const lines = (await runInside(installation, 'db', `cd ${folder} && wc -c -- *`)).trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [, bytes = '', name = ''] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
      return [name, Number(bytes)];
    }),
  );
}

/** The present state of each table. */
export async function readTableStates(installation: Installation): Promise<readonly TableState[]> {
  return parseTableStates(await runInside(installation, 'db', `${psql()} --file=-`, tableStates));
}

/** Parses the output of tableStates. */
export function parseTableStates(text: string): readonly TableState[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', rows = '', fingerprint = ''] = line.split('|');
      return { name, rows: Number(rows), fingerprint };
    });
}
