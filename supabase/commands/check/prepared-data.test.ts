import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeTemporaryFolder } from '../../lib/temporary-folder.ts';
import { keepOnce, nameOfData } from './prepared-data.ts';

const project = {
  'package-lock.json': '{}',
  'seed/01_people.sql': 'select 1',
  'seed/pictures/1/a.webp': 'picture',
  'supabase/backends/embedded/before-auth.sql': 'select 2',
  'supabase/commands/check/prepared-data.ts': '',
  'supabase/commands/demo-data.ts': '',
  'supabase/commands/fill-backend.ts': '',
  'supabase/commands/fixtures.ts': '',
  'supabase/config.toml': '',
  'supabase/migrations/1_first.sql': 'select 3',
};
const now = new Date('2026-11-20T10:00:00Z');

test('the name of the data follows from what it is made from, and from the day', () => {
  const root = makeTemporaryFolder(project);
  const name = nameOfData(root, now);
  for (const file of ['README.md', 'supabase/backends/embedded/keys.test.ts'])
    expect(nameOfData(makeTemporaryFolder({ ...project, [file]: 'anything' }), now), file).toBe(name);
  expect(nameOfData(root, new Date('2026-11-21T10:00:00Z'))).not.toBe(name);
  for (const file of Object.keys(project)) {
    const changed = makeTemporaryFolder({ ...project, [file]: 'something else' });
    expect(nameOfData(changed, now), file).not.toBe(name);
  }
  const moved = { ...project, 'supabase/migrations/2_second.sql': 'select 3' };
  Reflect.deleteProperty(moved, 'supabase/migrations/1_first.sql');
  expect(nameOfData(makeTemporaryFolder(moved), now)).not.toBe(name);
});

test('data is made once and kept; that of another name goes', async () => {
  const store = path.join(makeTemporaryFolder(), 'store');
  const make = vi.fn(() => Promise.resolve(makeTemporaryFolder({ 'database/PG_VERSION': '17' })));
  const first = await keepOnce(store, 'first', make);
  expect(readFileSync(path.join(first, 'database/PG_VERSION'), 'utf8')).toBe('17');
  expect(await keepOnce(store, 'first', make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  await keepOnce(store, 'second', make);
  expect(readdirSync(store)).toEqual(['second']);
});

test('what could not be made whole is not kept', async () => {
  const store = path.join(makeTemporaryFolder(), 'store');
  const breakOff = () => Promise.reject(new Error('interrupted'));
  await expect(keepOnce(store, 'first', breakOff)).rejects.toThrow('interrupted');
  expect(existsSync(path.join(store, 'first'))).toBe(false);
});

test('of two that make the same at once, one is kept whole', async () => {
  const store = path.join(makeTemporaryFolder(), 'store');
  const make = () => Promise.resolve(makeTemporaryFolder({ 'database/PG_VERSION': '17' }));
  const both = await Promise.all([keepOnce(store, 'first', make), keepOnce(store, 'first', make)]);
  expect(new Set(both).size).toBe(1);
  expect(readdirSync(path.join(store, 'first'))).toEqual(['database']);
});
