import postgres from 'postgres';
import { chooseBackend } from '../supabase/stack/choose-backend.ts';
import { readSettings } from '../supabase/stack/settings.ts';

/** The backend under test, to be stopped and started. */
export const backend = chooseBackend(readSettings());

/** Runs the work with a connection to the database under test, and closes it. */
export async function withDatabase<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(backend.access.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
