// A landed migration never changes: a database that has applied it stays as it is. `supabase/migrations.sha256` has the
// digest of each one, in the form of sha256sum. It stands beside the folder, because every file in the folder counts as a
// migration. Before version 1.0.0 the whole history may be laid down in one file (docs/decisions/023-schemas-and-migrations.md).
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readText } from '../../lib/read-text.ts';
import { StackError } from '../../lib/settings.ts';

const folder = 'supabase/migrations';
const list = 'supabase/migrations.sha256';
/** The head of a new migration, to be filled in. */
const head = `-- What changes, and why. Who may see or do what.
-- Compared were schemas and migrations. Not written, to be added by hand: rows, settings of roles, moves of data. A renamed
-- column or table is written as dropped and added, which loses its data: write alter ... rename instead.

`;

/** The first part of a migration's name: a moment in UTC. */
const toVersion = (moment: Date) => moment.toISOString().replaceAll(/\D/g, '').slice(0, 14);

/** The moment that a migration's name begins with. */
function toMoment(version: string): Date {
  const [year = '', ...rest] = version.match(/^\d{4}|\d{2}/g) ?? [];
  const [month = '', day = '', hour = '', minute = '', second = ''] = rest;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

const versionOf = (file: string) => path.basename(file).split('_', 1)[0] ?? '';

/** The files of the folder by their paths from the root of the project, the oldest first. */
const listFiles = (root: string) =>
  readdirSync(path.join(root, folder))
    .sort()
    .map((name) => `${folder}/${name}`);

const digestOf = (root: string, file: string) =>
  createHash('sha256')
    .update(readText(path.join(root, file)))
    .digest('hex');

/** The digests that are committed, by their files. */
function readDigests(root: string): Map<string, string> {
  const text = existsSync(path.join(root, list)) ? readFileSync(path.join(root, list), 'utf8') : '';
  return new Map([...text.matchAll(/^(\w{64}) {2}(.+)$/gm)].map(([, digest = '', file = '']) => [file, digest]));
}

/** The fault of a file with its remedy, or undefined. */
function findProblem(root: string, file: string, digests: ReadonlyMap<string, string>, now: Date): string | undefined {
  const listed = [...digests.keys()];
  const digest = digests.get(file);
  // Lines are added at the end: those before its own landed before it.
  const newest = listed
    .slice(0, digest === undefined ? undefined : listed.indexOf(file))
    .sort()
    .at(-1);
  if (!/^\d{14}_\w+\.sql$/.test(path.basename(file))) {
    return 'is not named like a migration. Take the name that make migration NAME=what_it_does gives.';
  }
  if (versionOf(file) > toVersion(now)) {
    return 'is dated in the future. Rename it: its name begins with the time now, as date -u +%Y%m%d%H%M%S prints it.';
  }
  if (newest !== undefined && versionOf(file) <= versionOf(newest)) {
    return `is not dated after ${path.basename(newest)}, which has landed. Rename it: its name begins with the time now, as date -u +%Y%m%d%H%M%S prints it.`;
  }
  if (digest !== undefined && digest !== digestOf(root, file)) {
    return `was edited, and databases that have it would stay as they are. Restore it (git checkout origin/main -- ${file}) and write another: make migration NAME=what_it_does. If it has not landed yet, remove its line from ${list} and run make migration-digests.`;
  }
  return undefined;
}

/** The faults, a line for each file, and the correct files that are not in the list yet. */
function inspect(root: string, now: Date): { readonly problems: string[]; readonly unlisted: string[] } {
  const digests = readDigests(root);
  const files = listFiles(root);
  const problems = files.flatMap((file) => {
    const problem = findProblem(root, file, digests, now);
    return problem === undefined ? [] : [`${file} ${problem}`];
  });
  const gone = [...digests.keys()].filter((file) => !files.includes(file));
  problems.push(
    ...gone.map(
      (file) =>
        `${file} is gone. Restore it: git checkout origin/main -- ${file}. If it has not landed yet, remove its line from ${list}.`,
    ),
  );
  const wrong = (file: string) => problems.some((problem) => problem.startsWith(`${file} `));
  return { problems, unlisted: files.filter((file) => !digests.has(file) && !wrong(file)) };
}

const packageSchema = z.object({ version: z.string() });

/** Whether bureaus have installed this, by package.json: from version 1.0.0 on. */
function isReleased(root: string): boolean {
  const { version } = packageSchema.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  return !version.startsWith('0.');
}

function refuse(root: string, problems: readonly string[]): void {
  if (problems.length === 0) return;
  const once = isReleased(root)
    ? ''
    : `Before version 1.0.0 the whole history may be laid down once more: then remove ${list} and run make migration-digests. `;
  throw new StackError(`${problems.join('\n')}\n`, `${once}How a migration lands: docs/CONTRIBUTING.md`);
}

/** @throws StackError naming each migration that was edited, is gone, is not in the list of digests, or has a wrong date. */
export function checkMigrationFiles(root: string, now = new Date()): void {
  const { problems, unlisted } = inspect(root, now);
  refuse(root, [
    ...problems,
    ...unlisted.map((file) => `${file} is not in ${list}. When it is ready to land: make migration-digests`),
  ]);
}

/**
 * Adds the digests of the migrations that have none and returns their files. Listed ones stay.
 * @throws StackError when a migration has a fault. Nothing is written then.
 */
export function addDigests(root: string, now = new Date()): readonly string[] {
  const { problems, unlisted } = inspect(root, now);
  refuse(root, problems);
  const lines = unlisted.map((file) => `${digestOf(root, file)}  ${file}\n`);
  writeFileSync(path.join(root, list), lines.join(''), { flag: 'a' });
  return unlisted;
}

/** @throws StackError when the name of a migration does not describe it */
export function requireName(name: string): void {
  if (/^[a-z][a-z0-9_]*$/.test(name)) return;
  throw new StackError('Say what it does, in small letters.', 'For example: make migration NAME=record_blood_groups');
}

/** Writes the next migration and gives its file: dated now, or a second after the newest. @throws StackError */
export function addMigration(root: string, name: string, statements: string, now = new Date()): string {
  requireName(name);
  const newest = listFiles(root).at(-1);
  const next = newest === undefined ? 0 : toMoment(versionOf(newest)).getTime() + 1000;
  const file = `${folder}/${toVersion(new Date(Math.max(now.getTime(), next)))}_${name}.sql`;
  writeFileSync(path.join(root, file), `${head}${statements}`, { flag: 'wx' });
  return file;
}
