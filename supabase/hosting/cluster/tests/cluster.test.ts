import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, openSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { launchAsAllowedUser } from '../../../backends/embedded/postgres.ts';
import { answers, waitUntil } from '../../../lib/processes.ts';
import { getPrograms } from './programs.ts';

// Three machines on one, by the files that are shipped: each has etcd, PostgreSQL under Patroni, and HAProxy. A machine is the
// processes of its folder.
const hosting = path.resolve(import.meta.dirname, '../..');
const folder = path.resolve(hosting, '../../.cluster');
const programs = getPrograms(path.join(folder, 'programs'));
const machines = [1, 2, 3] as const;
type Machine = (typeof machines)[number];
const folderOf = (machine: Machine) => path.join(folder, `node${machine}`);
const addressOf = (machine: Machine) => `127.0.1.${machine}`;
const haproxyOf = (machine: Machine) => `127.0.2.${machine}`;
const password = 'only for this test';
const nodes = Object.fromEntries(machines.map((machine) => [`NODE_${machine}`, addressOf(machine)]));

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  if (!(await waitUntil(isSo, 120_000))) throw new Error(`Not within two minutes: ${what}. The logs: ${folder}`);
}

/** The processes of a machine, by their titles. */
function processesOf(machine: Machine): { pid: number; title: string }[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const place = readlinkSync(`/proc/${pid}/cwd`);
      if (place !== folderOf(machine) && !place.startsWith(`${folderOf(machine)}/`)) return [];
      return [{ pid: Number(pid), title: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') }];
    } catch {
      // Not a process, or it has ended.
      return [];
    }
  });
}

function signal(processes: readonly { pid: number }[], name: NodeJS.Signals): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended.
    }
  }
}

/** As when the power fails: all stop before the first one ends. */
async function kill(machine: Machine): Promise<void> {
  signal(processesOf(machine), 'SIGSTOP');
  signal(processesOf(machine), 'SIGKILL');
  await until('the end of a machine', () => processesOf(machine).length === 0);
}

/** Starts the programs of a machine, with the environment of docker-compose.node.yml. */
function start(machine: Machine): void {
  const cwd = folderOf(machine);
  const own = addressOf(machine);
  mkdirSync(cwd, { recursive: true });
  const run = (name: string, command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const log = openSync(path.join(cwd, `${name}.log`), 'a');
    spawn(command, args, { cwd, env: { ...process.env, ...nodes, ...env }, stdio: ['ignore', log, log] });
  };
  run('etcd', programs.etcd, [
    `--name=node${machine}`,
    '--data-dir=etcd',
    `--listen-peer-urls=http://${own}:2380`,
    `--initial-advertise-peer-urls=http://${own}:2380`,
    `--listen-client-urls=http://${own}:2379`,
    `--advertise-client-urls=http://${own}:2379`,
    `--initial-cluster=${machines.map((each) => `node${each}=http://${addressOf(each)}:2380`).join(',')}`,
  ]);
  const patroni = launchAsAllowedUser(programs.patroni, [path.join(hosting, 'cluster/patroni.yml')]);
  run('patroni', patroni.command, patroni.args, {
    PATRONI_NAME: `node${machine}`,
    PATRONI_ETCD3_HOSTS: machines.map((each) => `'${addressOf(each)}:2379'`).join(','),
    PATRONI_RESTAPI_LISTEN: `${own}:8008`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${own}:8008`,
    PATRONI_POSTGRESQL_LISTEN: `${own}:5432`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${own}:5432`,
    PATRONI_POSTGRESQL_BIN_DIR: programs.postgresFolder,
    PATRONI_POSTGRESQL_DATA_DIR: path.join(cwd, 'data'),
    PATRONI_POSTGRESQL_PGPASS: path.join(cwd, 'pgpass'),
    PATRONI_SUPERUSER_USERNAME: 'supabase_admin',
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: password,
  });
  run('haproxy', programs.haproxy, ['-db', '-f', path.join(hosting, 'cluster/haproxy.cfg')], {
    LISTEN: haproxyOf(machine),
    LD_LIBRARY_PATH: programs.libraries,
  });
}

const clusterSchema = z.object({ members: z.array(z.object({ role: z.string(), state: z.string() })) });

/** Whether this machine sees a leader and two standbys, one of them synchronous, and its HAProxy the leader. */
async function isWhole(machine: Machine): Promise<boolean> {
  const limit = { signal: AbortSignal.timeout(2_000) };
  const answer = await fetch(`http://${addressOf(machine)}:8008/cluster`, limit).catch(() => undefined);
  if (answer === undefined) return false;
  const { members } = clusterSchema.parse(await answer.json());
  const states = members.map(({ role, state }) => `${role} ${state}`).toSorted();
  const isStreaming = states.join() === 'leader running,replica streaming,sync_standby streaming';
  return isStreaming && (await answers(`http://${haproxyOf(machine)}:7000/`));
}

const waitUntilWhole = async () => {
  for (const machine of machines) await until('three whole machines', () => isWhole(machine));
};

async function findLeader(): Promise<Machine> {
  for (const machine of machines) if (await answers(`http://${addressOf(machine)}:8008/primary`)) return machine;
  throw new Error('There is no leader.');
}

const connect = (machine: Machine, max = 1) =>
  postgres({ host: haproxyOf(machine), username: 'postgres', password, max, connect_timeout: 2 });

/** Somebody who writes one row after the other through the HAProxy of a machine, until a stop. */
class Writer {
  readonly acknowledged: { readonly id: number; readonly sentAt: number; readonly at: number }[] = [];
  #isWanted = true;
  readonly #done: Promise<void>;

  constructor(machine: Machine, first: number) {
    this.#done = this.#write(machine, first);
  }

  async #write(machine: Machine, first: number): Promise<void> {
    let sql = connect(machine);
    let id = first;
    while (this.#isWanted) {
      id += 1;
      const sentAt = Date.now();
      const answer = sql`insert into kept.writes (id) values (${id})`.then(() => true).catch(() => false);
      if (await Promise.race([answer, delay(10_000, false, { ref: false })])) {
        this.acknowledged.push({ id, sentAt, at: Date.now() });
      } else {
        // It may have been written or not.
        await Promise.all([sql.end({ timeout: 0 }), delay(100)]);
        sql = connect(machine);
      }
    }
    await sql.end({ timeout: 0 });
  }

  async stop(): Promise<void> {
    this.#isWanted = false;
    await this.#done;
  }
}

beforeAll(async () => {
  for (const machine of machines) {
    await kill(machine);
    rmSync(folderOf(machine), { recursive: true, force: true });
    start(machine);
  }
  await waitUntilWhole();
  // As README.md has it.
  execFileSync(
    programs.psql,
    ['-U', 'supabase_admin', '-d', 'postgres', '-q', '-f', path.join(hosting, 'cluster/roles.sql')],
    {
      env: {
        PGHOST: machines.map(addressOf).join(','),
        PGTARGETSESSIONATTRS: 'read-write',
        PGPASSWORD: password,
        POSTGRES_PASSWORD: password,
        AUTH_DB_PASSWORD: password,
        STORAGE_DB_PASSWORD: password,
        REST_DB_PASSWORD: password,
      },
    },
  );
  const sql = connect(1);
  await sql`create schema kept`;
  await sql`create table kept.writes (id bigint primary key)`;
  await sql.end({ timeout: 1 });
});

afterAll(async () => {
  for (const machine of machines) await kill(machine);
});

test.each([
  { standStill: false, name: 'in the middle of its work' },
  // A leader that acknowledges a write before a standby has it loses the write now.
  { standStill: true, name: 'when it has not reached its standbys any more' },
])('no acknowledged write is lost when the machine of the leader is killed $name', async ({ standStill }) => {
  const sql = connect(1, 2);
  await sql`delete from kept.writes where true`;
  const writers = Array.from({ length: 15 }, (_, number) => new Writer(machines[number % 3] ?? 1, number * 10_000_000));
  const count = () => writers.reduce((total, { acknowledged }) => total + acknowledged.length, 0);
  await until('3,000 writes', () => count() > 3000);
  const leader = await findLeader();
  if (standStill) {
    const senders = processesOf(leader).filter(({ title }) => title.includes('walsender'));
    expect(senders).not.toEqual([]);
    signal(senders, 'SIGSTOP');
    const before = count();
    const waiting = async () => (await sql`select from pg_stat_activity where wait_event = 'SyncRep'`).length;
    const isStill = async () => (await waiting()) === writers.length || count() > before + 500;
    await until('writers who wait, or more writes', isStill);
  }
  await sql.end({ timeout: 1 });
  await kill(leader);
  const killedAt = Date.now();
  const firstAfter = () =>
    Math.min(...writers.flatMap(({ acknowledged }) => acknowledged.find(({ sentAt }) => sentAt > killedAt)?.at ?? []));
  await until('a new leader', () => firstAfter() < Infinity);
  start(leader);
  await waitUntilWhole();
  const wholeAt = Date.now();
  for (const writer of writers) await writer.stop();

  const after = connect(1);
  const kept = new Set((await after<{ id: string }[]>`select id from kept.writes`).map(({ id }) => Number(id)));
  await after.end({ timeout: 1 });
  const acknowledged = writers.flatMap((writer) => writer.acknowledged);
  const lost = acknowledged.filter(({ id }) => !kept.has(id));
  const seconds = (moment: number) => ((moment - killedAt) / 1000).toFixed(1);
  process.stdout.write(
    `Machine ${leader} killed: ${acknowledged.length} writes acknowledged, ${lost.length} lost; writes again after ${seconds(firstAfter())} s, three machines after ${seconds(wholeAt)} s\n`,
  );
  expect(lost).toEqual([]);
});
