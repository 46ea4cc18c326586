import { createHash } from 'node:crypto';
import { constants, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';

/** The sources of the filled data of the embedded backend. */
const sources = [
  'package-lock.json',
  'seed',
  'supabase/backends/embedded',
  'supabase/commands/check/prepared-data.ts',
  'supabase/commands/demo-data.ts',
  'supabase/commands/fill-backend.ts',
  'supabase/commands/fixtures.ts',
  'supabase/config.toml',
  'supabase/migrations',
];

/** A name that changes with anything that the data is made from, and with the day: ages are of the day they were written. */
export const nameOfData = (root: string, now = new Date()): string =>
  nameOf(root, sources, now.toISOString().slice(0, 10), process.version);

/** The sources of a build of the site. */
const sourcesOfSite = ['package-lock.json', 'supabase/lib/compress-texts.ts', 'supabase/lib/site-build.ts', 'web'];

/** A name that changes with the sources of the build, and with other inputs. */
export const nameOfSite = (root: string, shown: string): string => nameOf(root, sourcesOfSite, shown);

function nameOf(root: string, from: readonly string[], ...values: readonly string[]): string {
  const hash = createHash('sha256').update(values.join('\n'));
  for (const source of from) {
    // Nothing is made from a test.
    for (const file of filesIn(path.join(root, source)).filter((name) => !/\.test\.tsx?$/.test(name))) {
      hash.update(`\n${path.relative(root, file)}\n`).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 32);
}

function filesIn(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * The folder of the store with this name. When it is missing, `make` returns a filled folder, which replaces all others in
 * the store. The folder gets its name last, so a named folder is complete.
 */
export async function keepOnce(store: string, name: string, make: () => Promise<string>): Promise<string> {
  const kept = path.join(store, name);
  if (existsSync(kept)) return kept;
  const made = await make();
  mkdirSync(store, { recursive: true, mode: 0o700 });
  for (const other of readdirSync(store).filter((present) => present !== name)) {
    rmSync(path.join(store, other), { recursive: true, force: true });
  }
  // Another check may have been quicker.
  if (existsSync(kept)) rmSync(made, { recursive: true, force: true });
  else renameSync(made, kept);
  return kept;
}

/** Copies folders. Where the disk can, a block is only copied when it is written to. */
export async function copyFolders(names: readonly string[], from: string, into: string): Promise<void> {
  for (const name of names) {
    await cp(path.join(from, name), path.join(into, name), { recursive: true, mode: constants.COPYFILE_FICLONE });
  }
}
