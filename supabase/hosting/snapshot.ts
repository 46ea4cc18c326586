import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type postgres from 'postgres';
import { z } from 'zod';
import { withDatabase } from '../lib/database.ts';
import { copyTarget, listSequences, listTables, savedSequence, savedTable, stateOf, type SavedTable } from './rows.ts';
import type { Store } from './store.ts';

/** A table with a fingerprint of its rows, to compare two databases without reading the rows. */
export interface TableState extends SavedTable {
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
const storedFiles = `(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'bucket', bucket_id, 'name', name, 'owner', owner, 'owner_id', owner_id, 'user_metadata', user_metadata,
    'created_at', created_at, 'updated_at', updated_at,
    'content_type', coalesce(file ->> 'mimetype', 'application/octet-stream'),
    'cache_control', coalesce(file ->> 'cacheControl', 'max-age=3600')
  ) order by bucket_id, name), '[]')
  from storage.objects, lateral (select (metadata #>> '{}')::jsonb as file) as described
)`;

const auditHead = `(
  select jsonb_build_object('id', id::text, 'hash', encode(hash, 'hex')) from public.audit_log order by id desc limit 1
)`;

/** The present tables. */
export async function readTables(sql: postgres.ISql): Promise<readonly SavedTable[]> {
  const [found] = await sql.unsafe(`select ${listTables} as tables`);
  return z.array(savedTable).parse(found?.['tables']);
}

/** The present sequences with their values. */
export async function readSequences(sql: postgres.ISql) {
  const [found] = await sql.unsafe(`select ${listSequences} as sequences`);
  return z.array(savedSequence).parse(found?.['sequences']);
}

/** The present state of each table. */
export async function readTableStates(sql: postgres.ISql): Promise<readonly TableState[]> {
  const states: TableState[] = [];
  for (const table of await readTables(sql)) {
    const [state] = await sql.unsafe<{ rows: number; fingerprint: string }[]>(stateOf(table));
    if (state !== undefined) states.push({ ...table, ...state });
  }
  return states;
}

interface Others {
  readonly files: unknown;
  readonly auditHead: unknown;
  readonly migration: unknown;
}

/** All rows of one moment, in memory: packed by gzip, by the name of their table. The list of files is of the same moment. */
export async function takeSnapshot({ databaseUrl }: Store) {
  return await withDatabase(databaseUrl, (sql) =>
    sql.begin('isolation level repeatable read read only', async (transaction) => {
      const tables = await readTableStates(transaction);
      const rows = new Map<string, Buffer>();
      for (const table of tables) {
        const copied = await transaction.unsafe(`copy ${copyTarget(table)} to stdout`).readable();
        await pipeline(copied, createGzip({ level: 1 }), async (packed) => {
          rows.set(table.name, await buffer(packed));
        });
        // The driver pauses its socket while a stream is full, and resumes it for no ended one: the next statement would wait.
        copied._read(0);
      }
      const [others] = await transaction.unsafe<Others[]>(`select ${storedFiles} as files, ${auditHead} as "auditHead",
        (select max(version) from supabase_migrations.schema_migrations) as migration`);
      return { tables, rows, sequences: await readSequences(transaction), ...others };
    }),
  );
}
