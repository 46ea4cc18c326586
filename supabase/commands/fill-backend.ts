import type { Backend } from '../backends/backend.ts';
import { withDatabase } from '../lib/database.ts';
import { applyMigrations } from '../lib/migrations.ts';
import type { Settings } from '../lib/settings.ts';
import { addDemoData } from './demo-data.ts';

/** Whether nobody is registered yet. */
async function isEmpty(databaseUrl: string): Promise<boolean> {
  const rows = await withDatabase(databaseUrl, (sql) => sql`select 1 from public."RegisteredUsers" limit 1`);
  return rows.length === 0;
}

/**
 * Adds missing migrations to a database that has just started, and the demo data when it is empty.
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
  await addDemoData(root, access);
  return true;
}
