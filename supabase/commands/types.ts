import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { withDatabase } from '../lib/database.ts';
import { generateRegister, registerFile } from '../lib/register.ts';
import { generateTypes } from '../lib/supabase-cli.ts';
import type { Stack } from './stack.ts';

const file = 'web/src/lib/database.types.ts';

/** Writes what the client knows of the database from the running one: the types of its rows, and its lists. */
export async function types({ settings: { root }, backend }: Stack): Promise<void> {
  // Of a database that does not run, the CLI says in many lines what else could be wrong.
  await withDatabase(backend.access.databaseUrl, (sql) => sql`select`);
  writeFileSync(path.join(root, file), await generateTypes(root, backend.access.databaseUrl));
  writeFileSync(path.join(root, registerFile), await generateRegister(backend.access.databaseUrl));
  console.log(`${file} and ${registerFile} are written.`);
}
