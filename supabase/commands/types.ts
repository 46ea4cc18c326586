import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateForClient } from '../lib/register.ts';
import type { Stack } from './stack.ts';

/** Writes the client's description of the running database: the types of its rows, and its lists. */
export async function types({ settings: { root }, backend }: Stack): Promise<void> {
  const generated = await generateForClient(root, backend.access.databaseUrl);
  for (const [file, text] of Object.entries(generated)) writeFileSync(path.join(root, file), text);
  console.log(`${Object.keys(generated).join(', ')} are written.`);
}
