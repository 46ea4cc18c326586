import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { withDatabase } from '../lib/database.ts';
import { generateTypes } from '../lib/supabase-cli.ts';
import type { Stack } from './stack.ts';

const file = 'web/src/lib/database.types.ts';

/** Writes the database types of the client from the running database. */
export async function types({ settings: { root }, backend }: Stack): Promise<void> {
  // Of a database that does not run, the CLI says in many lines what else could be wrong.
  await withDatabase(backend.access.databaseUrl, (sql) => sql`select`);
  writeFileSync(path.join(root, file), await generateTypes(root, backend.access.databaseUrl));
  console.log(`${file} is written.`);
}
