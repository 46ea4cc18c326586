import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compareMigrations } from './migrations.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

test('the comparison names unknown, waiting and late migrations', () => {
  const root = makeTemporaryFolder();
  const folder = path.join(root, 'supabase/migrations');
  mkdirSync(folder, { recursive: true });
  for (const name of ['2_second.sql', '1_first.sql', 'notes.md']) writeFileSync(path.join(folder, name), '');
  expect(compareMigrations(root, [])).toEqual({ unknown: [], waiting: ['1', '2'], late: [] });
  expect(compareMigrations(root, ['1'])).toEqual({ unknown: [], waiting: ['2'], late: [] });
  expect(compareMigrations(root, ['2'])).toEqual({ unknown: [], waiting: ['1'], late: ['1'] });
  expect(compareMigrations(root, ['0', '1', '2'])).toEqual({ unknown: ['0'], waiting: [], late: [] });
});
