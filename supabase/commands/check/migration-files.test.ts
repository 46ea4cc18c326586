import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../lib/temporary-folder.ts';
import { addDigests, addMigration, checkMigrationFiles } from './migration-files.ts';

const now = new Date('2026-11-22T13:30:00Z');
const first = 'supabase/migrations/20261121181428_create_people.sql';
const second = 'supabase/migrations/20261122092304_find_people.sql';
let root: string;
const at = (file: string) => path.join(root, file);
const setVersion = (version: string) => {
  writeFileSync(at('package.json'), JSON.stringify({ version }));
};

beforeEach(() => {
  root = makeTemporaryFolder({ [first]: 'select 1;\n', [second]: 'select 1;\n' });
  setVersion('0.9.0');
  addDigests(root, now);
});

const check = () => {
  checkMigrationFiles(root, now);
};

test('what has landed is as it was, in the form of sha256sum', () => {
  expect(check).not.toThrow();
  // printf 'select 1;\\n' | sha256sum
  const digest = '4a45092ccf992ea92250053a80b931b787924ba61648f420555511b84f10ab6c';
  expect(readFileSync(at('supabase/migrations.sha256'), 'utf8')).toBe(`${digest}  ${first}\n${digest}  ${second}\n`);
});

test('a migration with the line ends of Windows is the landed one', () => {
  writeFileSync(at(first), 'select 1;\r\n');
  expect(check).not.toThrow();
});

test('an edited migration is named, and its digest is not replaced', () => {
  appendFileSync(at(first), '-- later\n');
  const message = new RegExp(`^${first} was edited.*git checkout origin/main -- ${first}.*make migration NAME=`);
  expect(check).toThrow(message);
  expect(() => addDigests(root, now)).toThrow(message);
});

test('a migration that is gone or has another name is named, beside what else is wrong', () => {
  appendFileSync(at(first), '-- later\n');
  renameSync(at(second), at('supabase/migrations/20261122092305_find_people.sql'));
  expect(check).toThrow(/was edited.*\n.*is gone/);
  expect(check).toThrow(`${second} is gone. Restore it: git checkout origin/main -- ${second}.`);
});

test('a migration without a digest is named, until it has one', () => {
  const file = addMigration(root, 'like_people', '', now);
  expect(check).toThrow(
    `${file} is not in supabase/migrations.sha256. When it is ready to land: make migration-digests`,
  );
  expect(addDigests(root, now)).toEqual([file]);
  expect(check).not.toThrow();
  expect(addDigests(root, now)).toEqual([]);
});

test.each([
  ['20261122133001_like_people.sql', 'is dated in the future'],
  ['20261122092303_like_people.sql', 'is not dated after 20261122092304_find_people.sql'],
  ['20261122092304_like_people.sql', 'is not dated after 20261122092304_find_people.sql'],
  ['like_people.sql', 'is not named like a migration'],
])('%s %s, and gets no digest', (name, problem) => {
  writeFileSync(at(`supabase/migrations/${name}`), '');
  const before = readFileSync(at('supabase/migrations.sha256'), 'utf8');
  expect(check).toThrow(`supabase/migrations/${name} ${problem}`);
  expect(() => addDigests(root, now)).toThrow(problem);
  expect(readFileSync(at('supabase/migrations.sha256'), 'utf8')).toBe(before);
});

test('a migration that landed after one with a later date is named', () => {
  const lines = readFileSync(at('supabase/migrations.sha256'), 'utf8').trimEnd().split('\n');
  writeFileSync(at('supabase/migrations.sha256'), `${lines.reverse().join('\n')}\n`);
  expect(check).toThrow(`${first} is not dated after ${path.basename(second)}, which has landed. Rename it`);
});

test('before version 1.0.0 the whole history may be laid down once more, later not', () => {
  const once = /Before version 1\.0\.0 the whole history may be laid down once more: .*migrations\.sha256/;
  writeFileSync(at(first), 'select 2;\n');
  setVersion('1.0.0');
  expect(check).toThrow(/was edited/);
  expect(check).not.toThrow(once);
  setVersion('0.9.0');
  expect(check).toThrow(once);
  rmSync(at('supabase/migrations.sha256'));
  addDigests(root, now);
  expect(check).not.toThrow();
});

test('the next migration is dated now, or a second after the newest, and begins with what a migration says', () => {
  expect(addMigration(root, 'like_people', '', now)).toBe('supabase/migrations/20261122133000_like_people.sql');
  const file = addMigration(root, 'block_people', 'select 1;\n', now);
  expect(file).toBe('supabase/migrations/20261122133001_block_people.sql');
  expect(readFileSync(at(file), 'utf8')).toMatch(
    /^-- What changes, and why\. Who may.*\n-- .*by hand: rows, settings of roles/,
  );
  expect(readFileSync(at(file), 'utf8')).toMatch(/\n\nselect 1;\n$/);
  rmSync(at('supabase/migrations'), { recursive: true });
  mkdirSync(at('supabase/migrations'));
  expect(addMigration(root, 'create_people', '', now)).toBe('supabase/migrations/20261122133000_create_people.sql');
});

test.each(['', 'Like people', '../like', '1st'])('"%s" is no name', (name) => {
  expect(() => addMigration(root, name, '', now)).toThrow('make migration NAME=record_blood_groups');
  expect(readdirSync(at('supabase/migrations'))).toHaveLength(2);
});
