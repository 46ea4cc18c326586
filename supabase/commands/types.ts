import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateTypes } from '../lib/supabase-cli.ts';
import type { Stack } from './stack.ts';

const file = 'web/src/lib/database.types.ts';

/** Writes the database types of the client from the running database. */
export async function types({ settings: { root }, backend }: Stack): Promise<void> {
  writeFileSync(path.join(root, file), await generateTypes(root, backend.access.databaseUrl));
  console.log(`${file} is written.`);
}
