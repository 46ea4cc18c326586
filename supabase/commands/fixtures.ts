import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { withDatabase } from '../lib/database.ts';
import { StackError } from '../lib/settings.ts';

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
