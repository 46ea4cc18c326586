import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { withDatabase } from '../lib/database.ts';
import { withPlainLineEnds } from '../lib/read-text.ts';
import { StackError } from '../lib/settings.ts';

/** The faults of a file, a line for each. */
export class FileRefused extends Error {
  constructor(problems: readonly string[]) {
    super(problems.length === 1 ? problems[0] : ['', ...problems].join('\n'));
    this.name = 'FileRefused';
  }
}

/** Applies the text, and may refuse it before or after that with a FileRefused. */
type Apply = (transaction: postgres.TransactionSql, text: string, apply: () => Promise<void>) => Promise<void>;

/**
 * Applies one SQL file in one transaction: all of it or nothing. The database refuses a statement that would end the
 * transaction halfway (`commit`), because the file runs inside of one statement.
 * @throws StackError with the database's words when a statement fails
 */
export async function applySqlFile(
  databaseUrl: string,
  file: string,
  applyText: Apply = async (_transaction, _text, apply) => {
    await apply();
  },
): Promise<void> {
  const content = await readFile(file, 'utf8').catch(() => {
    throw new StackError(`There is no file ${file}.`, 'Give its path: make seed FILE=../new-member.sql');
  });
  // Some editors begin a file with a mark that is no SQL. Some end lines with CRLF, which a text of several lines would keep.
  const text = withPlainLineEnds(content.replace(/^\uFEFF/, ''));
  try {
    await withDatabase(databaseUrl, (sql) =>
      sql.begin(async (transaction) => {
        await applyText(transaction, text, async () => {
          await transaction`select set_config('seed.text', ${text}, true)`;
          await transaction.unsafe(`do $$ begin execute current_setting('seed.text'); end $$`);
        });
      }),
    );
  } catch (error) {
    const explanation =
      error instanceof postgres.PostgresError
        ? explain(error, text)
        : error instanceof FileRefused
          ? error.message
          : undefined;
    if (explanation === undefined) throw error;
    throw new StackError(`${path.basename(file)} was not applied, nothing of it was kept:`, explanation);
  }
}

/** EXECUTE of a statement that begins or ends a transaction; the same in a block of the file's own. */
const endsTransaction = ['0A000', '2D000'];

/** A missing value, and a check of a table. */
const brokenRule = ['23502', '23514'];

function explain(error: postgres.PostgresError, text: string): string {
  if (endsTransaction.includes(error.code) && /transaction/.test(error.message)) {
    return 'It holds begin, commit or rollback. Take those out: the file is one transaction already.';
  }
  const position = error.internal_query === text ? error.internal_position : undefined;
  const line = !position ? '' : ` (line ${text.slice(0, Number(position)).split('\n').length})`;
  // The detail of a broken rule repeats the whole row, contact details included.
  const detail = brokenRule.includes(error.code) ? undefined : error.detail;
  return [`${error.message}${line}`, detail, error.hint].filter(Boolean).join(' ');
}
