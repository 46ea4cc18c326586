import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Backend } from '../../backends/backend.ts';
import { chooseBackend } from '../../backends/choose.ts';
import { dataFolders } from '../../backends/embedded/embedded-backend.ts';
import { readKind } from '../../backends/stack-kind.ts';
import { withDatabase } from '../../lib/database.ts';
import { workers } from '../../lib/workers.ts';
import { findFreePort } from '../../lib/ports.ts';
import { isAlive } from '../../lib/processes.ts';
import { readSetting, readSettings, StackError, type Settings } from '../../lib/settings.ts';
import { makeTestFolder, testFolders } from '../../lib/test-folders.ts';
import { makeTestInstallation } from '../../backends/compose/installation.ts';
import { fillBackend } from '../fill-backend.ts';
import { Site } from '../site.ts';
import { endOfLog } from './find-secrets.ts';
import { copyFolders, keepOnce, nameOfData } from './prepared-data.ts';
import { part } from './test-results.ts';
import type { Environment } from './tools.ts';
import { withCleanUp } from './with-clean-up.ts';

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
export async function giveStatementsTime(databaseUrl: string): Promise<void> {
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
