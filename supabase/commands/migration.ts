// make migration NAME=what_it_does, and make migration-digests (docs/CONTRIBUTING.md).
import { readSetting, StackError } from '../lib/settings.ts';
import { addDigests, addMigration } from './check/migration-files.ts';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

try {
  if (process.argv[2] === 'digests') {
    const added = addDigests(root);
    console.log(added.length === 0 ? 'All migrations have their digests.' : `Digests are added:\n${added.join('\n')}`);
  } else {
    console.log(
      `${addMigration(root, readSetting('MIGRATION_NAME') ?? '')} is written. Fill it in, then: make reset, make types`,
    );
  }
} catch (error) {
  if (!(error instanceof StackError)) throw error;
  console.error(`Error: ${error.message}`);
  process.exitCode = 1;
}
