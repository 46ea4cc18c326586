// make migration NAME=what_it_does, and make migration-digests (docs/CONTRIBUTING.md).
import path from 'node:path';
import { readSetting, StackError } from '../lib/settings.ts';
import { addDigests } from './check/migration-files.ts';
import { writeMigration } from './check/compare-schemas.ts';

const root = path.resolve(import.meta.dirname, '../..');

function digests(): void {
  const added = addDigests(root);
  console.log(added.length === 0 ? 'All migrations have their digests.' : `Digests are added:\n${added.join('\n')}`);
}

/** Writes the difference between schemas and migrations. */
async function migration(): Promise<void> {
  const { file, isEmpty, missing } = await writeMigration(root, readSetting('MIGRATION_NAME') ?? '');
  console.log(
    isEmpty
      ? `The Supabase CLI sees no difference between schemas and migrations. ${file} is written, and has no statement: remove it, unless rows or data change.`
      : `${file} is written.`,
  );
  if (missing !== '') console.log(`\nStill different with it, to be written into it by hand:\n\n${missing}`);
  console.log('Read it, say in its head what changes and why, then: make reset, make types');
}

try {
  if (process.argv[2] === 'digests') digests();
  else await migration();
} catch (error) {
  if (!(error instanceof StackError)) throw error;
  console.error(`Error: ${error.message}`);
  process.exitCode = 1;
}
