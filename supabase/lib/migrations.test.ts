import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compareMigrations } from './migrations.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

test('the comparison names unknown, earlier, waiting and late migrations', () => {
  const root = makeTemporaryFolder();
  const folder = path.join(root, 'supabase/migrations');
  mkdirSync(folder, { recursive: true });
  for (const name of ['2_second.sql', '1_first.sql', 'notes.md']) writeFileSync(path.join(folder, name), '');
  expect(compareMigrations(root, [])).toEqual({ unknown: [], earlier: [], waiting: ['1', '2'], late: [] });
  expect(compareMigrations(root, ['1'])).toEqual({ unknown: [], earlier: [], waiting: ['2'], late: [] });
  expect(compareMigrations(root, ['2'])).toEqual({ unknown: [], earlier: [], waiting: ['1'], late: ['1'] });
  expect(compareMigrations(root, ['1', '3'])).toEqual({ unknown: ['3'], earlier: [], waiting: ['2'], late: ['2'] });
  expect(compareMigrations(root, ['0', '1'])).toEqual({ unknown: [], earlier: ['0'], waiting: ['2'], late: [] });
  expect(compareMigrations(root, ['0'])).toEqual({ unknown: ['0'], earlier: [], waiting: ['1', '2'], late: [] });
});
