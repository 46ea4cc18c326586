import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeTemporaryFolder, writeFiles } from '../../lib/temporary-folder.ts';
import { addCount, CheckFailed, describeCounts, LeftOut, part, partsNotRun, planParts } from './parts.ts';
import { describeLeftOut, findGaps, findTestFile, listRepository, readLeftOut } from './repository.ts';
import { checkPlainWords } from './static-checks.ts';
import { keepOnce, nameOfData } from './test-backend.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

test('a part that was planned and has not begun is named, and one that was not planned is a fault', async () => {
  planParts(['lint', 'types', 'unit tests', 'hosting tests']);
  await part('lint', () => undefined);
  const fails = part('types', () => {
    throw new Error('A type is wrong.');
  });
  await expect(fails).rejects.toThrow(CheckFailed);
  await part('hosting tests', () => new LeftOut('there is no Docker'));
  expect(vi.mocked(console.log).mock.lastCall).toEqual(['SKIPPED hosting tests: there is no Docker']);
  expect(partsNotRun()).toEqual(['unit tests']);
  await expect(part('lint', () => undefined)).rejects.toThrow('The part "lint" was not planned.');
});

test('a count above its limit is named, and one without a limit', () => {
  const counts = (most: number) => ({ seconds: {}, counts: { 'page loads': { most, why: 'so many pages' } } });
  addCount('page loads', 2);
  addCount('page loads', 1);
  expect(describeCounts(counts(3))).toEqual([]);
  addCount('browser tests', 1);
  expect(describeCounts(counts(2)).slice(0, 2)).toEqual([
    'MORE    page loads: 3, and may be 2.',
    'MORE    browser tests: 1, and may be 0.',
  ]);
});

test('each test that make check leaves out here is in .config/not-in-check.json, and nothing else is', () => {
  const listed = Object.fromEntries(readLeftOut(root).flatMap(({ files }) => Object.entries(files)));
  expect(findGaps(listRepository(root), read)).toEqual(listed);
  const lines = describeLeftOut(root);
  expect(lines).toHaveLength(2 * readLeftOut(root).length);
  expect(lines[0]).toContain("A bureau's backup comes back on a server with containers: make test BACKEND=compose.");
});

test('a test file of containers, and a part for another backend, is a gap', () => {
  const texts: Record<string, string> = {
    'supabase/hosting/tests/new.test.ts': '',
    'supabase/tests/new.test.ts': `if (!(backend instanceof EmbeddedBackend)) expect(1).toBe(1);`,
    'supabase/tests/same.test.ts': 'expect(1).toBe(1);',
    'supabase/hosting/tests/new.server.test.ts': '',
    'supabase/lib/code.ts': `if (kind === 'compose') return;`,
  };
  expect(findGaps(Object.keys(texts), (file) => texts[file] ?? '')).toEqual({
    'supabase/hosting/tests/new.test.ts': 0,
    'supabase/tests/new.test.ts': 1,
  });
});

const files = [
  'README.md',
  'e2e/home.spec.ts',
  'e2e/profiles.spec.ts',
  'supabase/backends/embedded/services.server.test.ts',
  'supabase/commands/backup.test.ts',
  'supabase/hosting/backup.test.ts',
  'supabase/hosting/tests/restore.test.ts',
  'supabase/tests/doctor.depth.test.ts',
  'supabase/tests/doctor.test.ts',
  'web/src/base/store.test.ts',
  'web/src/ui/dialog.browser.test.tsx',
];

test.each([
  ['home.spec', 'e2e/home.spec.ts', 'browser'],
  ['e2e/home.spec.ts', 'e2e/home.spec.ts', 'browser'],
  ['doctor', 'supabase/tests/doctor.test.ts', 'access'],
  ['doctor.depth', 'supabase/tests/doctor.depth.test.ts', 'access'],
  ['store', 'web/src/base/store.test.ts', 'unit'],
  ['services.server', 'supabase/backends/embedded/services.server.test.ts', 'servers'],
  ['dialog.browser', 'web/src/ui/dialog.browser.test.tsx', 'components'],
])('%s is %s, a file of the layer %s', (wanted, file, layer) => {
  expect(findTestFile(files, wanted)).toEqual({ file, layer });
});

test.each([
  ['nope.spec', 'FILE=nope.spec is no test file. Give its path'],
  ['homes', 'FILE=homes is no test file.'],
  ['profile.spec', 'Is it one of these? e2e/profiles.spec.ts'],
  ['backup', 'FILE=backup is several files. Say which: '],
  // No test, and a test that needs containers.
  ['README.md', 'is no test file'],
  ['supabase/hosting/tests/restore.test.ts', 'is no test file'],
])('%s is refused at once: %s', (wanted, message) => {
  expect(() => findTestFile(files, wanted)).toThrow(message);
});

const words =
  '# Words\nforsooth: indeed\nof yore: earlier\n\n[names and comments of TypeScript]\nvarlet: caller\n\n[comments of TypeScript]\nquoth: gets\n';

test.each([
  ['notes.md', 'Forsooth, it is so', 'notes.md:2: "Forsooth". Write: indeed'],
  ['names.ts', 'const isForsoothTrue = 1;', 'names.ts:2: "Forsooth". Write: indeed'],
  ['names.sql', 'select forsooth_ids', 'names.sql:2: "forsooth". Write: indeed'],
  ['old.tsx', '<b>In days of yore</b>', 'old.tsx:2: "of yore". Write: earlier'],
  ['code.ts', "const firstVarlet = 'x';", 'code.ts:2: "Varlet". Write: caller'],
  ['code.ts', "f('a'); // The member's varlet", 'code.ts:2: "varlet". Write: caller'],
  ['code.ts', ' * It is quoth', 'code.ts:2: "quoth". Write: gets'],
])('a word of the list is named with its place, other words pass: %s', (file, line, finding) => {
  const folder = makeTemporaryFolder({
    '.gitignore': 'node_modules/\n',
    '.config/plain-words.txt': words,
    'notes.md': 'Forsoothly, it is so',
    'licence.txt': 'forsooth',
    'varlet.sql': 'select varlet',
    'columns.ts': "const quoth = row.varlet_id + 'varlet';",
  });
  expect(() => checkPlainWords(folder)).not.toThrow();
  writeFiles(folder, { [file]: `one\n${line}\n` });
  expect(() => checkPlainWords(folder)).toThrow(finding);
});

const project = {
  'package-lock.json': '{}',
  'seed/01_people.sql': 'select 1',
  'seed/pictures/1/a.webp': 'picture',
  'supabase/backends/embedded/before-auth.sql': 'select 2',
  'supabase/commands/check/test-backend.ts': '',
  'supabase/commands/demo-data.ts': '',
  'supabase/commands/fill-backend.ts': '',
  'supabase/commands/fixtures.ts': '',
  'supabase/config.toml': '',
  'supabase/migrations/1_first.sql': 'select 3',
};

test('the name of the data follows from what it is made from, and from the day', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const name = nameOfData(makeTemporaryFolder(project), now);
  const nameWith = (others: object) => nameOfData(makeTemporaryFolder({ ...project, ...others }), now);
  for (const file of ['README.md', 'supabase/backends/embedded/keys.test.ts'])
    expect(nameWith({ [file]: 'anything' }), file).toBe(name);
  for (const file of [...Object.keys(project), 'supabase/migrations/2_second.sql'])
    expect(nameWith({ [file]: 'something else' }), file).not.toBe(name);
  expect(nameOfData(makeTemporaryFolder(project), new Date('2026-11-21T10:00:00Z'))).not.toBe(name);
});

test('data is made once, whole, and kept; that of another name goes', async () => {
  const store = path.join(makeTemporaryFolder(), 'store');
  await expect(keepOnce(store, 'first', () => Promise.reject(new Error('interrupted')))).rejects.toThrow('interrupted');
  expect(existsSync(path.join(store, 'first'))).toBe(false);
  const make = vi.fn(() => Promise.resolve(makeTemporaryFolder({ 'database/PG_VERSION': '17' })));
  // Two checks at once.
  const [first, same] = await Promise.all([keepOnce(store, 'first', make), keepOnce(store, 'first', make)]);
  expect(same).toBe(first);
  expect(readdirSync(first)).toEqual(['database']);
  expect(make).toHaveBeenCalledTimes(2);
  expect(await keepOnce(store, 'first', make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
  await keepOnce(store, 'second', make);
  expect(readdirSync(store)).toEqual(['second']);
});
