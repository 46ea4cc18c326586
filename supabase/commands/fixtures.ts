import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import type { Backend } from '../backends/backend.ts';
import { withDatabase } from '../lib/database.ts';
import { applyMigrations } from '../lib/migrations.ts';
import { StackError, type Settings } from '../lib/settings.ts';

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
async function isEmpty(databaseUrl: string): Promise<boolean> {
  const rows = await withDatabase(databaseUrl, (sql) => sql`select 1 from public."RegisteredUsers" limit 1`);
  return rows.length === 0;
}

/**
 * What belongs into a database that has just come up: what it lacks of the migrations, and the demo data when it is empty.
 * @returns whether anybody is registered then
 * @throws StackError when it was made by another version of this project
 */
export async function fillBackend(
  backend: Backend,
  { root, seed }: Pick<Settings, 'root' | 'seed'>,
  say: (line: string) => void = () => undefined,
): Promise<boolean> {
  if (backend.isBureaus) return true;
  const { access } = backend;
  await applyMigrations(root, access.databaseUrl, backend.whenDataIsOld);
  if (!(await isEmpty(access.databaseUrl))) return true;
  if (!seed) return false;
  say('The database is empty: adding the demo data.');
  const { addDemoData } = await import('./demo-data.ts');
  await addDemoData(root, access);
  return true;
}
