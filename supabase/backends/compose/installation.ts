import { appendFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { StackError, type Settings } from '../../lib/settings.ts';
import { stackNameOf } from '../../lib/stack-name.ts';
import { requireFreePort } from '../../lib/ports.ts';
import { requireDocker, type Installation } from './compose.ts';
import { listContainers } from './containers.ts';
import {
  checkSettings,
  generateSettings,
  isOurEnvFile,
  missingSigningKey,
  printEnvFile,
  readGeneratedSettings,
  readSitePorts,
  type HostingSettings,
} from './env-file.ts';

/** The stack of the tests: docker-compose.yml, and the database's port. */
export const testFiles = ['docker-compose.yml', 'supabase/backends/compose/compose.test.yml'] as const;

/** The settings of a bureau's own installation, as `make secrets` has made them. */
export const ownEnvFile = (root: string): string => path.join(root, '.env');

/** Whether `make secrets` has made settings here. */
export function hasOwnSettings(root: string): boolean {
  const file = ownEnvFile(root);
  return existsSync(file) && isOurEnvFile(readFileSync(file, 'utf8'));
}

/** The settings of an installation that is made for tests, in the stack's folder. */
export const testEnvFile = ({ folder }: Settings): string => path.join(folder, 'compose.env');

/** The name of all objects of a test installation. */
export const testProject = ({ folder }: Settings): string => `${stackNameOf(folder)}-test`;

/** The bureau's own installation. @throws StackError when its settings are not in order or Docker does not answer */
export async function openInstallation(root: string): Promise<Installation> {
  await readOwnSettings(root);
  await requireDocker();
  return ownInstallation(root);
}

/** The bureau's own installation, by its .env. @throws StackError when there is none */
export function ownInstallation(root: string): Installation {
  return {
    root,
    settings: readGeneratedSettings(readFileSync(requireEnvFile(root), 'utf8')),
    dist: path.join(root, 'supabase/hosting/dist'),
    show: true,
  };
}

function requireEnvFile(root: string): string {
  const file = ownEnvFile(root);
  if (existsSync(file)) return file;
  throw new StackError('There is no .env.', 'Make one: make secrets SITE_URL=https://matrimony.example');
}

/** The settings in .env, each checked. @throws StackError naming each missing or foreign one */
export async function readOwnSettings(root: string): Promise<HostingSettings> {
  const file = requireEnvFile(root);
  if ((statSync(file).mode & 0o077) !== 0) {
    throw new StackError('Others on this machine can read .env.', 'Take that from them: chmod 600 .env');
  }
  const added = missingSigningKey(readFileSync(file, 'utf8'));
  if (added !== undefined) {
    appendFileSync(file, added);
    console.log(
      '.env has a new line, BACKUP_SIGNING_KEY: this installation seals its backups with it. Keep a new copy.',
    );
  }
  const checked = await checkSettings(parseEnv(readFileSync(file, 'utf8')));
  if ('settings' in checked) return checked.settings;
  throw new StackError('.env is refused.', checked.problems.join(' '));
}

/**
 * Requires the ports of the site, before it is built.
 * @throws StackError when another program has one of them
 */
export async function requireSitePorts(installation: Installation): Promise<void> {
  const containers = await listContainers(installation);
  if (containers.some(({ Service, State }) => Service === 'gateway' && State === 'running')) return;
  for (const { setting, host, port } of readSitePorts(readFileSync(ownEnvFile(installation.root), 'utf8')))
    await requireFreePort(port, 'the site', setting, { host, byDocker: true });
}

/** The installation for tests that is in the stack's folder. */
export function testInstallation(settings: Settings): Installation {
  const envFile = testEnvFile(settings);
  return {
    root: settings.root,
    project: testProject(settings),
    envFile,
    files: testFiles,
    settings: readGeneratedSettings(readFileSync(envFile, 'utf8')),
    dist: testDist(settings),
    show: false,
  };
}

const testDist = ({ folder }: Settings) => path.join(folder, 'dist');

/** Prepares the stack's folder for a test installation: with volumes, secrets and ports of its own. */
export async function makeTestInstallation(settings: Settings): Promise<void> {
  const { apiPort, databasePort } = settings;
  const secrets = printEnvFile(await generateSettings(`http://127.0.0.1:${apiPort}`));
  const own = {
    SITE_ADDRESS: 'http://127.0.0.1',
    HTTP_PORT: `127.0.0.1:${apiPort}`,
    // Unused.
    HTTPS_PORT: '127.0.0.1:',
    TEST_DATABASE_PORT: databasePort,
    SITE_BUILD: testDist(settings),
    IPV6: 'false',
  };
  const lines = Object.entries(own).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(testEnvFile(settings), `${secrets}${lines.join('')}`, { mode: 0o600 });
}

/** To be called when all data of an installation for tests is gone. */
export function removeTestInstallation(settings: Settings): void {
  rmSync(testEnvFile(settings), { force: true });
}
