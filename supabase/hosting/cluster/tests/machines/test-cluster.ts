import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import type { BackendAccess } from '../../../../backends/backend.ts';
import { databaseUrl, jwtSecret, publishableKey, secretKey } from '../../../../backends/embedded/keys.ts';
import { defineLite } from '../../../../backends/embedded/lite/lite.ts';
import { runAsSuperuser, runFileAsSuperuser } from '../../../../backends/embedded/superuser.ts';
import { applyMigrations } from '../../../../lib/migrations.ts';
import { requireFreePort } from '../../../../lib/ports.ts';
import { answers, waitUntil } from '../../../../lib/processes.ts';
import { StackError } from '../../../../lib/settings.ts';
import { giveStatementsTime } from '../../../../commands/check/test-backend.ts';
import { addDemoData } from '../../../../commands/demo-data.ts';
import { makeGateway } from './node-gateway.ts';
import { addressOf, makeNetwork, nodes, removeNetwork, type Node } from './network.ts';
import {
  dataOf,
  defineAuthAndStorage,
  defineCaddy,
  defineEtcd,
  defineFront,
  defineHaproxy,
  definePatroni,
  defineRest,
  poolNames,
  pools,
  type Pool,
} from './nodes.ts';
import type { Place } from './place.ts';
import { Processes } from './background-programs.ts';
import { getPrograms } from './programs.ts';

/** On this machine: the site; auth with storage; and HAProxy, as on every node. */
export const ports = { site: 8460, auth: 8461, database: pools.primary.databasePort };

const memberSchema = z.object({ name: z.string(), role: z.string(), state: z.string() });
const clusterSchema = z.object({ members: z.array(memberSchema) });

/** How writes are kept: on all three before they are acknowledged, or sent to the others afterwards (to compare with). */
export type Replication = 'synchronous' | 'asynchronous';

/** Three machines on one, each with the services of docker-compose.node.yml, from the shipped files. */
export class TestCluster {
  readonly processes: Processes;
  readonly access: BackendAccess;
  readonly place: Place;
  #replication: Replication = 'synchronous';

  private constructor(place: Place) {
    this.place = place;
    this.processes = new Processes(place.folder);
    this.access = {
      apiUrl: place.siteUrl,
      databaseUrl: databaseUrl(ports.database),
      publishableKey,
      secretKey,
      jwtSecret,
      servicePasswords: {},
    };
  }

  /** The cluster of this folder, whether it runs or not. */
  static async open(root: string): Promise<TestCluster> {
    const folder = path.join(root, '.cluster');
    const programs = await getPrograms(path.join(folder, 'programs'));
    return new TestCluster({ root, folder, programs, siteUrl: `http://127.0.0.1:${ports.site}` });
  }

  /** Makes a new one, with the demo data, and waits until it answers. */
  async start(): Promise<void> {
    await this.stop();
    for (const name of ['etcd', 'data'].flatMap((part) => nodes.map((node) => `${part}${node}`)).concat('auth', 'logs'))
      rmSync(path.join(this.place.folder, name), { recursive: true, force: true });
    for (const [name, port] of Object.entries(ports)) await requireFreePort(port, name, 'no setting');
    makeNetwork();
    const { root } = this.place;
    const fresh = new Processes(this.place.folder);
    for (const node of nodes) fresh.start(`etcd${node}`, defineEtcd(this.place, node));
    for (const node of nodes) this.startDatabase(node);
    for (const node of nodes) fresh.start(`haproxy${node}`, defineHaproxy(this.place, node));
    fresh.start('haproxy', defineHaproxy(this.place));
    await this.waitUntilWhole(90_000);
    await runFileAsSuperuser(ports.database, path.join(root, 'supabase/backends/embedded/before-auth.sql'));
    await this.startAuthAndStorage();
    await applyMigrations(root, this.access.databaseUrl, 'It is made again each time.');
    for (const node of nodes) for (const pool of poolNames) this.startRest(node, pool);
    await makeGateway(this.place, this.access);
    for (const node of nodes) {
      fresh.start(`services${node}`, defineAuthAndStorage(this.place, node));
      fresh.start(`caddy${node}`, defineCaddy(this.place, node));
    }
    fresh.start('front', defineFront(this.place, ports));
    await this.#waitFor('the gateways', async () => await this.isAnswering(), 60_000);
    await addDemoData(root, this.access);
    await giveStatementsTime(this.access.databaseUrl);
  }

  startDatabase(node: Node): void {
    this.processes.start(`patroni${node}`, definePatroni(this.place, node));
  }

  startRest(node: Node, pool: Pool): void {
    this.processes.start(`rest${node}-${pool}`, defineRest(this.place, node, pools[pool]));
  }

  /** Ends everything; written files stay for a look. */
  async stop(): Promise<void> {
    const names = ['front', 'auth', 'haproxy', 'rest-standby'].concat(
      nodes.flatMap((node) => [
        `garage${node}`,
        `caddy${node}`,
        `services${node}`,
        ...poolNames.map((pool) => `rest${node}-${pool}`),
        `haproxy${node}`,
      ]),
    );
    await Promise.all(names.map(async (name) => await this.processes.end(name)));
    // At once: Patroni would wait until others have taken over.
    for (const node of nodes) await this.killDatabase(node);
    await Promise.all(nodes.map(async (node) => await this.processes.end(`etcd${node}`, 'SIGKILL')));
    removeNetwork();
  }

  async startAuthAndStorage(): Promise<void> {
    const { command, args, env, cwd, isReady, afterStart } = defineLite(this.place.folder, ports);
    const given = Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
    this.processes.start('auth', { command, args, env: Object.fromEntries(given), cwd });
    await this.#waitFor('auth with storage', isReady, 60_000);
    await afterStart?.();
  }

  /** Whether a visitor's read comes through all gateways and pools. */
  async isAnswering(): Promise<boolean> {
    const headers = { apikey: publishableKey, authorization: `Bearer ${publishableKey}` };
    const urls = nodes.map((node) => `http://${addressOf(node)}:8090/health`);
    const isUp = await Promise.all([
      answers(`${this.access.apiUrl}/rest/v1/site_settings?select=id`, headers),
      answers(`${this.access.apiUrl}/auth/v1/settings`, headers),
      ...urls.map(async (url) => await answers(url)),
      ...nodes.flatMap((node) => poolNames.map(async (pool) => await this.restAnswers(node, pool))),
    ]);
    return isUp.every(Boolean);
  }

  /** Whether this PostgREST reaches its database. */
  async restAnswers(node: Node, pool: Pool): Promise<boolean> {
    return await answers(`http://${addressOf(node)}:${pools[pool].restPort}/site_settings?select=id`);
  }

  /** The node that takes the writes; undefined while there is none, or more than one. */
  async findPrimary(): Promise<Node | undefined> {
    const are = await Promise.all(
      nodes.map(async (node) => ((await answers(`http://${addressOf(node)}:8008/primary`)) ? [node] : [])),
    );
    const [primary, other] = are.flat();
    return other === undefined ? primary : undefined;
  }

  async primary(): Promise<Node> {
    let found: Node | undefined;
    await this.#waitFor('a primary', async () => (found = await this.findPrimary()) !== undefined, 60_000);
    if (found === undefined) throw new Error('There is no primary.');
    return found;
  }

  async standbys(): Promise<readonly Node[]> {
    const primary = await this.primary();
    return nodes.filter((node) => node !== primary);
  }

  /** Waits until there is a primary with two standbys that serve reads. */
  async waitUntilWhole(withinMs = 90_000): Promise<void> {
    await this.#waitFor('the cluster of three', async () => await this.#isWhole(), withinMs);
  }

  async #isWhole(): Promise<boolean> {
    const standby = this.#replication === 'synchronous' ? 'sync_standby' : 'replica';
    const states = await Promise.all(
      nodes.map(async (node) => {
        const answer = await fetch(`http://${addressOf(node)}:8008/cluster`, { signal: AbortSignal.timeout(2_000) });
        const { members } = clusterSchema.parse(await answer.json());
        const count = (role: string) => members.filter((member) => member.role === role).length;
        const isReady = await answers(`http://${addressOf(node)}:8008/readiness`);
        return isReady && count('leader') === 1 && count(standby) === 2;
      }),
    ).catch(() => [false]);
    return states.every(Boolean);
  }

  /** How the writes of the whole cluster are kept from now on. */
  async replicate(how: Replication): Promise<void> {
    this.#replication = how;
    const isSynchronous = how === 'synchronous';
    await this.patronictl([
      'edit-config',
      '--force',
      ...['-s', `synchronous_mode=${String(isSynchronous)}`, '-s', `synchronous_mode_strict=${String(isSynchronous)}`],
      ...['-p', `synchronous_commit=${isSynchronous ? 'remote_apply' : 'on'}`],
    ]);
    await this.waitUntilWhole();
    const wanted = isSynchronous ? 'remote_apply' : 'on';
    const isSet = async () => {
      const rows = await runAsSuperuser(
        ports.database,
        `select current_setting('synchronous_commit') as commit, current_setting('synchronous_standby_names') as names`,
      );
      return rows?.[0]?.['commit'] === wanted && (rows[0]['names'] !== '') === isSynchronous;
    };
    await this.#waitFor(`${how} replication`, isSet, 60_000);
  }

  async patronictl(args: readonly string[]): Promise<string> {
    const { command, args: all, env } = definePatroni(this.place, 1);
    // The same place in the network, and the same settings, for the other program.
    const to = all.map((arg) => (arg === this.place.programs.patroni ? this.place.programs.patronictl : arg));
    const at = to.indexOf(this.place.programs.patronictl);
    const config = to.slice(at + 1);
    const { stdout } = await execa(command, [...to.slice(0, at + 1), '-c', ...config, ...args], {
      env: { ...process.env, ...env },
    });
    return stdout;
  }

  /** PostgreSQL's processes of a node, by their own titles; Patroni is the first. */
  databaseProcesses(node: Node): { pid: number; title: string }[] {
    const data = dataOf(this.place, node);
    const own = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          if (readlinkSync(`/proc/${pid}/cwd`) !== data) return [];
          return [
            { pid: Number(pid), title: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() },
          ];
        } catch {
          return [];
        }
      });
    const patroni = this.processes.find(`patroni${node}`);
    return [...(patroni === undefined ? [] : [{ pid: patroni.pid, title: 'patroni' }]), ...own];
  }

  /** Stops these processes where they are, until they are sent on. */
  freeze(pids: readonly number[]): void {
    this.#signal(pids, 'SIGSTOP');
  }

  thaw(pids: readonly number[]): void {
    this.#signal(pids, 'SIGCONT');
  }

  /** As when the power fails: first all stand still, so that none outlives another. */
  async killDatabase(node: Node): Promise<void> {
    const pids = this.databaseProcesses(node).map(({ pid }) => pid);
    this.freeze(pids);
    this.#signal(pids, 'SIGKILL');
    await this.#waitFor('the end of the database', () => this.databaseProcesses(node).length === 0, 10_000);
  }

  #signal(pids: readonly number[], signal: string): void {
    if (pids.length === 0) return;
    try {
      execFileSync('kill', ['-s', signal.slice(3), ...pids.map(String)], { stdio: 'ignore' });
    } catch {
      // Some have ended in the meantime.
    }
  }

  async #waitFor(what: string, isDone: () => boolean | Promise<boolean>, withinMs: number): Promise<void> {
    if (await waitUntil(isDone, withinMs)) return;
    throw new StackError(`${what} did not come in ${withinMs / 1000} s.`, `The logs are in ${this.place.folder}/logs.`);
  }
}
