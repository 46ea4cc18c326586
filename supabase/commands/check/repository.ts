import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StackError } from '../../lib/settings.ts';
import { addCount } from './parts.ts';

/** Tracked files and new files that git would add; in a copy without git, all files except the ignored folders. */
export function listRepository(root: string): string[] {
  const files = listByGit(root).filter((file) => lstatSync(path.join(root, file), { throwIfNoEntry: false })?.isFile());
  if (files.length > 0) return files;
  const ignored: readonly string[] =
    readFileSync(path.join(root, '.gitignore'), 'utf8').match(/^[^*!\n]+(?=\/$)/gm) ?? [];
  return listFolder(root, (name) => name !== '.git' && !ignored.includes(name));
}

function listByGit(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\0');
  } catch {
    return [];
  }
}

/** All files below a folder. */
export function listFolder(folder: string, isWanted = (_name: string) => true): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => isWanted(name));
  return entries.flatMap((entry) => {
    if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : [];
    return listFolder(path.join(folder, entry.name), isWanted).map((name) => `${entry.name}/${name}`);
  });
}

/** The place of a test: its needs, and its runner. */
export type Layer = 'unit' | 'components' | 'access' | 'servers' | 'browser';

/** The layer of a test file; undefined for other files and for tests that need containers or a cluster. */
function layerOf(file: string): Layer | undefined {
  if (/^e2e\/.*\.spec\.ts$/.test(file)) return 'browser';
  if (file.endsWith('.server.test.ts')) return 'servers';
  if (!/\.test\.tsx?$/.test(file) || /\/hosting\/.*tests\//.test(file)) return undefined;
  if (file.endsWith('.browser.test.tsx')) return 'components';
  return file.startsWith('supabase/tests/') ? 'access' : 'unit';
}

/**
 * The one test file with this end of its path, with or without `.ts`, `.test.ts` or `.spec.ts`.
 * @throws StackError that lists similar files
 */
export function findTestFile(present: readonly string[], wanted: string): { file: string; layer: Layer } {
  const files = present.flatMap((file) => {
    const layer = layerOf(file);
    return layer === undefined ? [] : [{ file, layer }];
  });
  const bare = wanted.replace(/^\.\//, '').replace(/\.tsx?$/, '');
  const isIt = (file: string) => {
    const stem = file.replace(/\.tsx?$/, '');
    return [bare, `${bare}.spec`, `${bare}.test`].some((name) => stem === name || stem.endsWith(`/${name}`));
  };
  const [found, ...others] = files.filter(({ file }) => isIt(file));
  if (found !== undefined && others.length === 0) return found;
  if (found !== undefined)
    throw new StackError(
      `FILE=${wanted} is several files.`,
      `Say which: ${[found, ...others].map(({ file }) => file).join(', ')}`,
    );
  const word = /[^/]*$/.exec(bare)?.[0].split('.')[0] ?? '';
  const near = files.filter(({ file }) => word !== '' && file.includes(word)).map(({ file }) => file);
  throw new StackError(
    `FILE=${wanted} is no test file.`,
    near.length === 0
      ? 'Give its path, as FILE=e2e/home.spec.ts.'
      : `Is it one of these? ${near.slice(0, 8).join(', ')}`,
  );
}

/** Whether a part of the check runs this file, if it is a test. */
const isRunByCheck = (file: string): boolean => layerOf(file) !== undefined || !/\.test\.tsx?$/.test(file);

// What no part of `make check` runs on a machine without Docker is in this file, with its promise. A test that leaves itself out
// there needs no entry: it makes the run red (tools.ts).
const listFile = '.config/not-in-check.json';
const listSchema = z.array(
  z.object({
    promise: z.string().min(1),
    /** The number of conditions by backend in each file; 0 for a test file that no part runs. */
    files: z.record(z.string(), z.number()),
    /** What holds a part of the promise here. */
    here: z.string().min(1),
    /** The run that holds it. */
    run: z.string().min(1),
  }),
);
export const readLeftOut = (root: string) =>
  listSchema.parse(JSON.parse(readFileSync(path.join(root, listFile), 'utf8')));

/** A part for other backends than the embedded one. */
const condition =
  /!\(?\w+ instanceof EmbeddedBackend|instanceof (?!Embedded)\w+Backend|\bisStandIn\b|!traits\.|!isEmbedded\b|kind === '(?:compose|supabase|external)'/g;

/** The conditions of each file that has any, and 0 for a test file that no part of the check runs. */
export function findGaps(files: readonly string[], read: (file: string) => string): Record<string, number> {
  const tests = /^(e2e|supabase\/tests)\/.*\.ts$|\.test\.tsx?$|^supabase\/commands\/check\/check\.ts$/;
  const own = /check\/check\.test\.ts$/;
  const found = files
    .filter((file) => tests.test(file) && !own.test(file))
    .map((file) => [file, read(file).match(condition)?.length ?? 0] as const);
  return Object.fromEntries(found.filter(([file, count]) => count > 0 || !isRunByCheck(file)));
}

/** The promises that this run does not hold, a line each. */
export const describeLeftOut = (root: string): string[] =>
  readLeftOut(root).flatMap(({ promise, here, run }) => [`LEFT OUT ${promise}: ${run}.`, `         Here: ${here}.`]);

const isTest = (file: string) => /\.test\.tsx?$|^(e2e|supabase\/tests)\//.test(file);
const isOfSite = (file: string) => /^web\/src\/.*\.tsx?$/.test(file) && !isTest(file);

/** The parts of the tree that have a limit of lines. */
const rooms: Readonly<Record<string, (file: string) => boolean>> = {
  'lines of the site': isOfSite,
  'lines of supabase': (file) => /^supabase\/(?!migrations\/).*\.(ts|mjs|sql|sh)$/.test(file) && !isTest(file),
  'lines of tests': (file) => /\.tsx?$/.test(file) && isTest(file),
};

/** Counts the lines of the rooms and the files of the site. More than .config/test-costs.json allows ends a run red. */
export function countSize(root: string): void {
  const files = listRepository(root);
  for (const [name, isIn] of Object.entries(rooms)) {
    const texts = files.filter(isIn).map((file) => readFileSync(path.join(root, file), 'utf8'));
    addCount(
      name,
      texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0),
    );
  }
  addCount('files of the site', files.filter(isOfSite).length);
}
