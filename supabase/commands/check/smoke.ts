// Runs the README's first command in a new copy of the project, then opens the printed address in a browser. All other tests
// have a backend and a build of their own, so they do not see a broken `make up`.
import {
  copyFileSync,
  cpSync,
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
import { listRepository } from './repository.ts';
import { copyFolders, externalFolder, type TestBackend } from './test-backend.ts';
import { playwright, type BrowserOptions, type Environment } from './tools.ts';

/** Tests of `make check` alone. */
export const inDepthOnly = /@depth/;

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Links the packages of this checkout into a copy of it; across devices, copies them. `make up` installs others there if the lock
 * file wants others. Tools keep their own files there: the copy begins without them.
 */
function linkPackages(from: string, into: string, without = ['.cache', '.vite', '.vite-temp']): void {
  mkdirSync(into);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (without.includes(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(into, entry.name)];
    if (entry.isDirectory()) linkPackages(source, target, []);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else
      try {
        linkSync(source, target);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
        copyFileSync(source, target);
      }
  }
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
  NODE_USE_ENV_PROXY: '1',
  ...Object.fromEntries(
    ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY']
      .flatMap((name) => [name, name.toLowerCase()])
      .map((name) => [name, 'http://127.0.0.1:9']),
  ),
  ...Object.fromEntries(['HOST', 'USER', 'PASSWORD', 'DATABASE', 'SERVICE'].map((name) => [`PG${name}`, 'other'])),
  ...{ PGPORT: '1', PGSSL: '1', PGSSLMODE: 'require', PGSSLROOTCERT: '/other/root.crt' },
  ...{ PGOPTIONS: '-c search_path=other', PGTARGETSESSIONATTRS: 'standby' },
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
  // As they are now, committed or not.
  for (const name of listRepository(root)) cpSync(path.join(root, name), path.join(folder, name));
  linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
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
