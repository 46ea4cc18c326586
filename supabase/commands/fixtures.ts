import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import type { Backend, BackendAccess } from '../backends/backend.ts';
import { withDatabase } from '../lib/database.ts';
import { createNodeClient } from '../lib/node-client.ts';
import { applyMigrations } from '../lib/migrations.ts';
import { StackError, type Settings } from '../lib/settings.ts';
import { buckets } from '../lib/stored-files.ts';

const contentTypes: Record<string, string> = { '.webp': 'image/webp', '.jpg': 'image/jpeg', '.png': 'image/png' };
const uploadsAtOnce = 8;

/**
 * Applies one SQL file in one transaction: all of it or nothing. What would end the transaction halfway (`commit`) is
 * refused by the database, because the file runs inside of one statement.
 * @throws StackError with the database's words when a statement fails
 */
export async function applySqlFile(databaseUrl: string, file: string): Promise<void> {
  const content = await readFile(file, 'utf8').catch(() => {
    throw new StackError(`There is no file ${file}.`, 'Give its path: make seed FILE=../new-member.sql');
  });
  // Some editors begin a file with a mark that is no SQL.
  const text = content.replace(/^\uFEFF/, '');
  try {
    await withDatabase(databaseUrl, (sql) =>
      sql.begin(async (transaction) => {
        await transaction`select set_config('seed.text', ${text}, true)`;
        await transaction.unsafe(`do $$ begin execute current_setting('seed.text'); end $$`);
      }),
    );
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    throw new StackError(`${path.basename(file)} was not applied, nothing of it was kept:`, explain(error, text));
  }
}

/** EXECUTE of what begins or ends a transaction; the same in a block of the file's own. */
const endsTransaction = ['0A000', '2D000'];

function explain(error: postgres.PostgresError, text: string): string {
  if (endsTransaction.includes(error.code) && /transaction/.test(error.message)) {
    return 'It holds begin, commit or rollback. Take those out: the file is one transaction already.';
  }
  const position = error.internal_query === text ? error.internal_position : undefined;
  const line = !position ? '' : ` (line ${text.slice(0, Number(position)).split('\n').length})`;
  return [`${error.message}${line}`, error.detail, error.hint].filter(Boolean).join(' ');
}

/** Whether nobody is registered yet. */
export async function isEmpty(databaseUrl: string): Promise<boolean> {
  const rows = await withDatabase(databaseUrl, (sql) => sql`select 1 from public."RegisteredUsers" limit 1`);
  return rows.length === 0;
}

/**
 * What belongs into a database that has just come up: what it lacks of the migrations, and the demo data when it is empty.
 * @throws StackError when it was made by another version of this project
 */
export async function fillBackend(
  backend: Backend,
  { root, seed }: Pick<Settings, 'root' | 'seed'>,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  if (backend.isBureaus) return;
  const { access } = backend;
  await applyMigrations(root, access.databaseUrl, backend.whenDataIsOld);
  if (!seed || !(await isEmpty(access.databaseUrl))) return;
  say('The database is empty: adding the demo data.');
  await applyFixtures(root, access);
}

/** Fills an empty database with the demo data and its pictures. Running it again changes nothing. */
export async function applyFixtures(root: string, access: BackendAccess): Promise<void> {
  const folder = path.join(root, 'seed');
  const files = (await readdir(folder)).filter((name) => /^[0-9]+_.*\.sql$/.test(name)).sort();
  for (const file of files) await applySqlFile(access.databaseUrl, path.join(folder, file));
  await uploadPictures(folder, access);
}

/** Uploads the fixture pictures that are not there yet. Their folders are laid out as the buckets are. */
async function uploadPictures(folder: string, access: BackendAccess): Promise<void> {
  const existing = await listObjects(access.databaseUrl);
  const { storage } = createNodeClient(access.apiUrl, access.secretKey);
  const missing = (await Promise.all(buckets.map(async (bucket) => await listPictures(folder, bucket))))
    .flat()
    .filter(({ bucket, name }) => !existing.has(`${bucket}/${name}`));

  const uploadNext = async (): Promise<void> => {
    for (let picture = missing.pop(); picture !== undefined; picture = missing.pop()) {
      const bytes = await readFile(path.join(folder, 'pictures', picture.bucket, picture.name));
      const contentType = contentTypes[path.extname(picture.name)] ?? 'application/octet-stream';
      const { error } = await storage.from(picture.bucket).upload(picture.name, bytes, { contentType });
      if (error) throw new StackError(`The picture ${picture.bucket}/${picture.name} was not stored:`, error.message);
    }
  };
  await Promise.all(Array.from({ length: uploadsAtOnce }, uploadNext));
}

async function listPictures(folder: string, bucket: string): Promise<{ bucket: string; name: string }[]> {
  const entries = await readdir(path.join(folder, 'pictures', bucket), { recursive: true }).catch(() => []);
  return entries.filter((name) => path.extname(name) in contentTypes).map((name) => ({ bucket, name }));
}

async function listObjects(databaseUrl: string): Promise<Set<string>> {
  const rows = await withDatabase(
    databaseUrl,
    (sql) => sql<{ path: string }[]>`select bucket_id || '/' || name as path from storage.objects`,
  );
  return new Set(rows.map((row) => row.path));
}
