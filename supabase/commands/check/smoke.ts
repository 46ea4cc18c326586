// Runs the README's first command in a new copy of the project, then opens the printed address in a browser. All other tests
// have a backend and a build of their own, so they do not see a broken `make up`.
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { dataFolders } from '../../backends/embedded/embedded-backend.ts';
import { findFreePort } from '../../lib/ports.ts';
import { plainPathOf } from '../../lib/vite.ts';
import { withCleanUp } from './parts.ts';
import { copyFolders, externalFolder, type TestBackend } from './test-backend.ts';
import { playwright, type BrowserOptions, type Environment } from './tools.ts';

/** Tests of `make check` alone. */
export const inDepthOnly = /@depth/;

const root = path.resolve(import.meta.dirname, '../../..');

/** All files of the project as they are now, committed or not, in a new folder. */
async function copyProject(into: string): Promise<void> {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { stdout } = await execa('git', listed, { cwd: root });
  for (const name of stdout.split('\0')) {
    // A file that was removed and not committed is still listed.
    if (name === '' || !existsSync(path.join(root, name))) continue;
    cpSync(path.join(root, name), path.join(into, name));
  }
}

/** Makes a folder of hard links to the files of another, but for some names in it; across devices, of copies. */
function linkFolder(from: string, into: string, without: readonly string[] = []): void {
  mkdirSync(into);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (without.includes(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(into, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    copyFileSync(source, target);
  }
}

/** Links the packages of this checkout into a copy of it. `make up` installs others there if the lock file wants others. */
function linkPackages(into: string): void {
  // Tools keep their own files there: the copy begins without them.
  const kept = ['.cache', '.vite', '.vite-temp'];
  linkFolder(path.join(root, 'node_modules'), path.join(into, 'node_modules'), kept);
}

/**
 * `make up` in this folder, the smoke test in a browser, `make status`, `make down`, and then `after`.
 * @throws Error when anything of it fails
 */
async function tryMakeUp(
  folder: string,
  settings: Environment,
  tests: Pick<BrowserOptions, 'notTagged'>,
  after: () => void,
  shell = {},
): Promise<void> {
  const given = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const make = async (target: string) =>
    await execa('make', [target, ...given], { cwd: folder, env: { ...shell, BACKEND: '', FILE: '' }, all: true });
  const down = async () => {
    await make('down').catch(() => undefined);
    after();
  };
  await withCleanUp(down, async () => {
    const { stdout } = await make('up');
    const address = /^ {2}Site +(\S+)$/m.exec(stdout)?.[1];
    if (address !== `http://127.0.0.1:${settings['WEB_PORT'] ?? ''}`)
      throw new Error(`make up printed no address:\n${stdout}`);
    const environment = { STACK_FOLDER: path.join(folder, '.stack'), ...settings };
    await playwright(['smoke'], { folder: environment.STACK_FOLDER, environment, ...tests });
    const { stdout: status } = await make('status');
    if (/stopped|failed/.test(status)) throw new Error(`make status says:\n${status}`);
  });
}

/** Variables for other programs and databases, which a developer's shell may hold. Nothing listens at the addresses. */
const shellOfDeveloper: Environment = {
  NODE_ENV: 'production',
  npm_config_omit: 'dev',
  ...Object.fromEntries(
    ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY'].flatMap((name) =>
      [name, name.toLowerCase()].map((each) => [each, 'http://127.0.0.1:9']),
    ),
  ),
  NODE_USE_ENV_PROXY: '1',
  PGHOST: 'other.example',
  PGPORT: '1',
  PGUSER: 'other',
  PGPASSWORD: 'other',
  PGDATABASE: 'other',
  PGOPTIONS: '-c search_path=other',
  PGSERVICE: 'other',
  PGSSLMODE: 'require',
  PGSSL: '1',
  PGSSLROOTCERT: '/other/root.crt',
  PGTARGETSESSIONATTRS: 'standby',
};

/**
 * The README's first command in a new copy of the project: packages, backend, demo data, the dev server's pages. In a folder and
 * a shell as other people have them.
 * @param preparedData the folder with the demo data of the run; without it, `make up` makes them itself
 * @param tests which tests
 */
export async function smokeTest(
  preparedData: string | undefined,
  tests: Pick<BrowserOptions, 'notTagged'>,
): Promise<void> {
  const place = mkdtempSync(path.join(tmpdir(), 'smoke-'));
  const folder = path.join(place, `Ravi's projects #1 (தமிழ்) 50%41 & more`);
  mkdirSync(folder);
  await copyProject(folder);
  linkPackages(folder);
  if (preparedData !== undefined) await copyFolders(dataFolders, preparedData, path.join(folder, '.stack'));
  const ports = {
    API_PORT: String(await findFreePort()),
    DB_PORT: String(await findFreePort()),
    WEB_PORT: String(await findFreePort()),
  };
  const after = () => {
    for (const made of [plainPathOf(folder), place]) rmSync(made, { recursive: true, force: true });
  };
  await tryMakeUp(folder, ports, tests, after, shellOfDeveloper);
}

/** The same for a Supabase that already runs: the test backend. */
export async function smokeTestExternal({ backend: { access }, settings: { folder } }: TestBackend): Promise<void> {
  const settings = {
    STACK: 'external',
    STACK_FOLDER: externalFolder(folder),
    WEB_PORT: String(await findFreePort()),
    SUPABASE_URL: access.apiUrl,
    SUPABASE_PUBLISHABLE_KEY: access.publishableKey,
    SUPABASE_SECRET_KEY: access.secretKey,
    DATABASE_URL: access.databaseUrl,
  };
  await tryMakeUp(root, settings, { notTagged: inDepthOnly }, () => undefined);
}
