import { createHash } from 'node:crypto';
import { constants, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { Backend } from '../../backends/backend.ts';
import { chooseBackend } from '../../backends/choose.ts';
import { makeTestInstallation } from '../../backends/compose/installation.ts';
import { dataFolders, EmbeddedBackend } from '../../backends/embedded/embedded-backend.ts';
import { readKind } from '../../backends/stack-kind.ts';
import { withDatabase } from '../../lib/database.ts';
import { applyMigrations } from '../../lib/migrations.ts';
import { findFreePort } from '../../lib/ports.ts';
import { isAlive } from '../../lib/processes.ts';
import { readSetting, readSettings, StackError, type Settings } from '../../lib/settings.ts';
import { makeTestFolder, testFolders } from '../../lib/test-folders.ts';
import { workers } from '../../lib/workers.ts';
import { fillBackend } from '../fill-backend.ts';
import { hostSite } from '../hosted-site.ts';
import { Site } from '../site.ts';
import { checkLogs, endOfLog } from './find-secrets.ts';
import { part, withCleanUp } from './parts.ts';
import type { Environment } from './tools.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** Filled data of the embedded backend, to be copied. */
const store = path.join(testFolders, 'prepared');

/** The kinds of backend that all tests can talk to. */
const testKinds = ['embedded', 'supabase', 'compose', 'external'] as const;

/** The kind that BACKEND names. */
export const kind = ((): (typeof testKinds)[number] => {
  const name = readSetting('BACKEND') ?? 'embedded';
  const found = testKinds.find((testKind) => testKind === name);
  if (found !== undefined) return found;
  console.error(`Error: BACKEND=${name} is not a backend for tests. Use one of: ${testKinds.join(', ')}.`);
  process.exit(1);
})();

/** The part of a run that starts a backend. */
export const partOfBackend = (name: string): string => `backend for ${name} tests`;

/** A backend with the demo data, for one kind of tests. */
export interface TestBackend {
  readonly backend: Backend;
  readonly settings: Settings;
  /** Tells the programs that are started where this backend is. */
  readonly environment: Environment;
}

/** Starts a backend with the demo data for one kind of tests, and removes it afterwards. */
export async function withTestBackend(name: string, work: (backend: TestBackend) => Promise<void>): Promise<void> {
  const settings = await makeSettings(name);
  const environment = {
    STACK: kind,
    STACK_FOLDER: settings.folder,
    API_PORT: String(settings.apiPort),
    DB_PORT: String(settings.databasePort),
    WEB_PORT: String(settings.webPort),
  };
  if (kind === 'compose') await makeTestInstallation(settings);
  const backend = chooseBackend(settings, kind);
  const drop = async () => await (kind === 'external' ? leaveDemoData(backend) : backend.drop());
  await removeAfter({ drop }, settings, async () => {
    try {
      await part(partOfBackend(name), async () => {
        if (kind === 'embedded') await copyFolders(dataFolders, await provideData(), settings.folder);
        // All others are new.
        if (kind === 'external') await backend.drop();
        await fill(backend);
        await giveStatementsTime(backend.access.databaseUrl);
      });
      await work({ backend, settings, environment });
    } catch (error) {
      await printLogs(name, backend).catch(console.error);
      throw error;
    }
  });
}

/** Prints the end of every log, before it is removed. */
async function printLogs(name: string, backend: Backend): Promise<void> {
  for (const log of await backend.readLogs()) {
    console.log(`\n==> ${log.name}, of the backend for ${name} tests\n${await endOfLog(log, backend.access)}`);
  }
}

/** The names of the backends of a layer: one for each worker. Only the embedded one is started several times. */
export const namesOfBackends = (name: string): string[] =>
  Array.from({ length: kind === 'embedded' ? workers : 1 }, (_, index) =>
    index === 0 ? name : `${name} ${index + 1}`,
  );

/** The same with a backend for each worker. */
export async function withTestBackends(
  name: string,
  work: (first: TestBackend, ...others: TestBackend[]) => Promise<void>,
): Promise<void> {
  const next = async ([current, ...others]: readonly string[], started: readonly TestBackend[]): Promise<void> => {
    const [first, ...rest] = started;
    if (current !== undefined) {
      await withTestBackend(current, async (backend) => await next(others, [...started, backend]));
    } else if (first !== undefined) await work(first, ...rest);
  };
  await next(namesOfBackends(name), []);
}

let provided: Promise<string> | undefined;

/** The folder with the filled data of the embedded backend; it is made when anything of it has changed since the last check. */
export async function provideData(): Promise<string> {
  provided ??= keepOnce(store, nameOfData(root), async () => {
    const settings = await makeSettings('prepared');
    const backend = chooseBackend(settings, 'embedded');
    let isDone = false;
    await withCleanUp(
      async () => (isDone ? undefined : await remove(backend, settings)),
      async () => {
        await fill(backend);
        await backend.stop();
        isDone = true;
      },
    );
    // Its own files belong to it alone.
    for (const entry of readdirSync(settings.folder).filter((present) => !dataFolders.includes(present))) {
      rmSync(path.join(settings.folder, entry), { recursive: true, force: true });
    }
    return settings.folder;
  });
  return await provided;
}

async function remove(backend: Pick<Backend, 'drop'>, { folder }: Settings): Promise<void> {
  await backend.drop();
  rmSync(folder, { recursive: true, force: true });
}

/** Does the work, and then removes the backend with its folder. */
export const removeAfter = <T>(backend: Pick<Backend, 'drop'>, settings: Settings, work: () => Promise<T>) =>
  withCleanUp(() => remove(backend, settings), work);

/** Settings of a backend of this process: a folder and free ports of its own. */
export async function makeSettings(name: string): Promise<Settings> {
  const apiPort = await findFreePort();
  const settings: Settings = {
    ...readSettings(),
    folder: makeTestFolder(name),
    apiPort,
    databasePort: await findFreePort(),
    // There the gateway serves the site too, as on a bureau's own server.
    webPort: kind === 'compose' ? apiPort : await findFreePort(),
  };
  return settings;
}

async function fill(backend: Backend): Promise<void> {
  await backend.start();
  await fillBackend(backend, { root, seed: true });
}

/** The state that others find on a backend that goes on after the tests. */
async function leaveDemoData(backend: Backend): Promise<void> {
  await backend.drop();
  await fill(backend);
  await limitStatements(backend.access.databaseUrl, 2);
}

/**
 * The two seconds that a statement may take are for people who wait, not for a machine that runs everything at once.
 * @throws StackError when a role of the API has no such limit that could be raised
 */
async function giveStatementsTime(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, async (sql) => {
    const limited = await sql`
      select from pg_roles where rolname in ('anon', 'authenticated') and 'statement_timeout=2s' = any (rolconfig)`;
    if (limited.length !== 2)
      throw new StackError('Nothing limits the statements of visitors and members.', 'A migration must do it.');
  });
  await limitStatements(databaseUrl, 15);
}

async function limitStatements(databaseUrl: string, seconds: number): Promise<void> {
  await withDatabase(databaseUrl, async (sql) => {
    for (const role of ['anon', 'authenticated']) {
      await sql.unsafe(`alter role ${role} set statement_timeout = '${seconds}s'`);
    }
    await sql`notify pgrst, 'reload config'`;
  });
}

/** Where the smoke test of STACK=external notes its site, below the folder of the backend that it uses. */
export const externalFolder = (folder: string) => path.join(folder, 'external');

/** Ends the backends of earlier checks that were killed. */
export async function endStaleRuns(): Promise<void> {
  if (!existsSync(testFolders)) return;
  for (const name of readdirSync(testFolders)) {
    const folder = path.join(testFolders, name);
    const [, pid, started = ''] = /^(\d+)-(\d+)-/.exec(name) ?? [];
    if (pid === undefined || isAlive({ pid: Number(pid), started })) continue;
    const settings: Settings = { ...readSettings(), folder };
    await new Site({ ...settings, folder: externalFolder(folder) }).stop();
    const left = readKind(settings) ?? 'embedded';
    // One that runs elsewhere has nothing on this machine.
    if (left !== 'external') await chooseBackend(settings, left).drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The content of a backend: the demo data, or its migrations and nobody. */
export type Content = 'demo data' | 'nobody';

interface OwnBackend {
  readonly content: Content;
  /** The folder with the filled data of the embedded backend. */
  readonly preparedData: string;
  /** The folder with the build of the site. */
  readonly siteFolder: string;
}

/** Starts an embedded backend for one worker, serves the site beside it, and removes both after the work. */
export async function withOwnBackend(
  { content, preparedData, siteFolder }: OwnBackend,
  work: (backend: Backend, siteUrl: string) => Promise<void>,
): Promise<void> {
  const settings = await makeSettings('own');
  const { root, folder, webPort: port } = settings;
  const backend = new EmbeddedBackend(settings);
  const { databaseUrl } = backend.access;
  await removeAfter(backend, settings, async () => {
    if (content === 'demo data') await copyFolders(dataFolders, preparedData, folder);
    await backend.start();
    if (content === 'nobody') await applyMigrations(root, databaseUrl, backend.whenDataIsOld);
    await giveStatementsTime(databaseUrl);
    const close = await hostSite({ folder: siteFolder, port, ...backend.access });
    await work(backend, new Site(settings).url).finally(close);
    await checkLogs(await backend.readLogs(), backend.access);
  });
}

/** The sources of the filled data of the embedded backend. */
const sources = [
  'package-lock.json',
  'seed',
  'supabase/backends/embedded',
  'supabase/commands/check/test-backend.ts',
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
