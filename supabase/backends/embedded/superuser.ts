import { readFile } from 'node:fs/promises';
import postgres from 'postgres';
import { superuserUrl } from './keys.ts';

/** The rows, or undefined while the database does not answer. */
export async function runAsSuperuser(port: number, statements: string): Promise<readonly postgres.Row[] | undefined> {
  const sql = postgres(superuserUrl(port), { max: 1, connect_timeout: 2, onnotice: () => undefined });
  try {
    return await sql.unsafe(statements);
  } catch {
    return undefined;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Runs the statements of a file in one transaction. */
export async function runFileAsSuperuser(port: number, file: string): Promise<void> {
  const sql = postgres(superuserUrl(port), { max: 1, onnotice: () => undefined });
  try {
    const statements = await readFile(file, 'utf8');
    await sql.begin(async (transaction) => await transaction.unsafe(statements));
  } finally {
    await sql.end({ timeout: 1 });
  }
}
