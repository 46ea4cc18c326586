import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { withDatabase } from '../../lib/database.ts';
import { failed, failIfAny, ok, warning, type Result } from '../findings.ts';

/** Three machines under check, from any of them. */
export interface Nodes {
  /** Their private addresses. */
  readonly addresses: readonly string[];
  /** The database's URL as `postgres`, through HAProxy's port of the primary. */
  readonly databaseUrl: string;
  /** Under which name the gateways serve the site; without it they are not asked. */
  readonly siteUrl?: string;
  /** Whether the files are in Garage on these machines, not in another S3 store. */
  readonly hasGarage: boolean;
}

type Checks = Readonly<Record<string, () => Promise<Result>>>;

/** What is checked of three machines in addition to the checks of one, by name. Only HTTP and SQL; changes nothing. */
export const nodeChecks = (nodes: Nodes): Checks => ({
  Patroni: () => checkPatroni(nodes),
  "Patroni's settings": () => checkSettings(nodes),
  replication: () => checkReplication(nodes),
  etcd: () => checkEtcd(nodes),
  'pools of HAProxy': () => checkPools(nodes),
  'services of the nodes': () => checkServices(nodes),
  ...(nodes.hasGarage ? { Garage: () => checkGarage(nodes) } : {}),
  ...(nodes.siteUrl === undefined ? {} : { gateways: () => checkGateways(nodes, nodes.siteUrl ?? '') }),
});

const ask = async (url: string, init: RequestInit = {}) =>
  await fetch(url, { ...init, signal: AbortSignal.timeout(5000) });

async function read(url: string): Promise<string> {
  const response = await ask(url);
  const body = await response.text();
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return body;
}

/** Asks the server at an address for a page of another name, which fetch() does not allow. */
async function readAs(host: string, url: string): Promise<string> {
  return await new Promise((resolve, reject) => {
    const options = { headers: { host }, signal: AbortSignal.timeout(5000) };
    request(url, options, (response) => {
      if (response.statusCode === 200) text(response).then(resolve, reject);
      else {
        response.resume();
        reject(new Error(`${url} answers ${response.statusCode ?? 0}`));
      }
    })
      .on('error', reject)
      .end();
  });
}

/** Checks each node; a problem has the node's address. */
async function askEach(
  { addresses }: Nodes,
  question: (address: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const answers = addresses.map(async (address) => {
    const problems = await question(address).catch((error: unknown) => [`no answer (${reasonOf(error)})`]);
    return problems.map((problem) => `${address}: ${problem}`);
  });
  return (await Promise.all(answers)).flat();
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

const lag = z.union([z.number(), z.literal('unknown')]).optional();

const memberSchema = z.object({
  name: z.string(),
  role: z.string(),
  state: z.string(),
  timeline: z.number().optional(),
  pending_restart: z.boolean().optional(),
  receive_lag: lag,
  replay_lag: lag,
});

const clusterSchema = z.object({ members: z.array(memberSchema), pause: z.boolean().optional() });

type Cluster = z.infer<typeof clusterSchema>;

/** What Patroni answers to `GET /cluster`. */
export const readCluster = (answer: string): Cluster => clusterSchema.parse(JSON.parse(answer));

/** Bytes that a synchronous standby may be behind when it is asked: what is on its way. */
const mostLag = 1024 * 1024;

/** What is wrong with the cluster that a node describes. */
export function problemsOfCluster({ members, pause = false }: Cluster): readonly string[] {
  const leaders = members.filter(({ role }) => role === 'leader');
  const timelines = new Set(members.map(({ timeline }) => timeline));
  return [
    ...(members.length === 3 ? [] : [`${members.length} members instead of 3`]),
    ...(leaders.length === 1 ? [] : [`${leaders.length} leaders`]),
    ...(timelines.size <= 1 ? [] : ['the members are on different timelines']),
    ...(pause ? ['Patroni is paused: nobody would take over'] : []),
    ...members.flatMap((member) => problemsOfMember(member).map((problem) => `${member.name} ${problem}`)),
  ];
}

function problemsOfMember({ role, state, pending_restart, receive_lag, replay_lag }: z.infer<typeof memberSchema>) {
  const restart = pending_restart === true ? ['waits for a restart'] : [];
  if (role === 'leader') return [...restart, ...(state === 'running' ? [] : [`is ${state}`])];
  const behind = [receive_lag, replay_lag].some((bytes) => bytes === 'unknown' || (bytes ?? 0) > mostLag);
  return [
    ...restart,
    ...(role === 'sync_standby' ? [] : [`is a ${role}, not a synchronous standby`]),
    ...(state === 'streaming' ? [] : [`is ${state}, not streaming`]),
    ...(behind ? ['is behind'] : []),
  ];
}

async function checkPatroni(nodes: Nodes): Promise<Result> {
  const leaders = new Set<string>();
  const problems = await askEach(nodes, async (address) => {
    const cluster = readCluster(await read(`http://${address}:8008/cluster`));
    for (const { name, role } of cluster.members) if (role === 'leader') leaders.add(name);
    return problemsOfCluster(cluster);
  });
  const several = leaders.size > 1 ? ['the nodes name different leaders'] : [];
  return failIfAny(
    [...problems, ...several],
    `${[...leaders].join(', ')} leads, two synchronous standbys stream`,
    'seen by',
  );
}

/** The settings that "nothing lost and nothing stale" hangs on; somebody may have changed them with patronictl. */
const wanted: Readonly<Record<string, unknown>> = {
  ttl: 20,
  loop_wait: 5,
  retry_timeout: 5,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  synchronous_node_count: 2,
};

const wantedParameters: Readonly<Record<string, unknown>> = {
  synchronous_commit: 'remote_apply',
  wal_receiver_timeout: '2s',
  wal_sender_timeout: '8s',
};

const configSchema = z.looseObject({
  postgresql: z.looseObject({ parameters: z.record(z.string(), z.unknown()) }),
});

/** The settings in Patroni's answer to `GET /config` that are not those of patroni.yml. */
export function differingSettings(answer: string): readonly string[] {
  const config = configSchema.parse(JSON.parse(answer));
  const compare = (expected: Readonly<Record<string, unknown>>, actual: Readonly<Record<string, unknown>>) =>
    Object.entries(expected)
      .filter(([name, value]) => !isDeepStrictEqual(actual[name], value))
      .map(
        ([name, value]) =>
          `${name} is ${name in actual ? JSON.stringify(actual[name]) : 'missing'} instead of ${String(value)}`,
      );
  return [...compare(wanted, config), ...compare(wantedParameters, config.postgresql.parameters)];
}

async function checkSettings(nodes: Nodes): Promise<Result> {
  const problems = await askEach(nodes, async (address) =>
    differingSettings(await read(`http://${address}:8008/config`)),
  );
  return failIfAny(problems, 'synchronous and strict, two standbys, short timeouts', 'change them back by patronictl');
}

/** The primary's own view, and whether a role or a database may commit without its standbys. */
async function checkReplication({ databaseUrl }: Nodes): Promise<Result> {
  const problems = await withDatabase(databaseUrl, async (sql) => {
    const settings = await sql<{ name: string; value: string }[]>`
      select name, current_setting(name) as value
      from unnest(array['synchronous_commit', 'wal_receiver_timeout', 'wal_sender_timeout']) as name`;
    const [standbys] = await sql<{ names: string; isStandby: boolean }[]>`
      select current_setting('synchronous_standby_names') as names, pg_is_in_recovery() as "isStandby"`;
    const weaker = await sql<{ setting: string }[]>`
      select setting from pg_db_role_setting, unnest(setconfig) as setting where setting like 'synchronous_commit=%'`;
    const names = standbys?.names ?? '';
    return [
      ...(standbys?.isStandby === true ? ["HAProxy's port 5000 leads to a standby"] : []),
      ...settings
        .filter(({ name, value }) => value !== wantedParameters[name])
        .map(({ name, value }) => `${name} is ${value}`),
      ...(/^2 \(.+,.+\)$/.test(names) ? [] : [`synchronous_standby_names is "${names}"`]),
      ...weaker.map(({ setting }) => `a role or a database has ${setting}`),
    ];
  });
  return failIfAny(problems, 'each commit waits until both standbys have applied it', 'the primary says');
}

const healthSchema = z.object({ health: z.string() });

async function checkEtcd(nodes: Nodes): Promise<Result> {
  const problems = await askEach(nodes, async (address) => {
    const { health } = healthSchema.parse(JSON.parse(await read(`http://${address}:2379/health`)));
    return health === 'true' ? [] : ['is not healthy'];
  });
  return failIfAny(problems, 'all three are healthy', 'not all three answer');
}

/** How many servers each pool must have: the primary alone, and those that may be read. */
const serversOf: Readonly<Record<string, number>> = { primary: 1, current: 3, public: 3 };

/** The servers of each pool that are up, out of HAProxy's statistics (`/;csv`). */
export function readPools(csv: string): Readonly<Record<string, readonly string[]>> {
  const [header = '', ...lines] = csv.trim().split('\n');
  const columns = header.replace(/^# /, '').split(',');
  const rows = lines.map((line) => {
    const cells = line.split(',');
    const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
    return { pool: cell('pxname'), server: cell('svname'), status: cell('status') };
  });
  return Object.fromEntries(
    Object.keys(serversOf).map((name) => [
      name,
      rows
        .filter(({ pool, server, status }) => pool === name && server.startsWith('node') && /^UP\b/.test(status))
        .map(({ server }) => server),
    ]),
  );
}

async function checkPools(nodes: Nodes): Promise<Result> {
  const primaries = new Set<string>();
  const problems = await askEach(nodes, async (address) => {
    const pools = readPools(await read(`http://${address}:7000/;csv`));
    for (const server of pools.primary ?? []) primaries.add(server);
    return Object.entries(serversOf)
      .filter(([name, count]) => pools[name]?.length !== count)
      .map(([name, count]) => `${name} has ${pools[name]?.length ?? 0} servers instead of ${count}`);
  });
  const several = primaries.size > 1 ? [`different primaries: ${[...primaries].sort().join(', ')}`] : [];
  return failIfAny(
    [...problems, ...several],
    'every node has the primary, and three servers for reads',
    'HAProxy sees',
  );
}

/** What answers on each node without a key. */
const services: Readonly<Record<string, string>> = {
  'PostgREST (primary)': ':3000/site_settings?select=id',
  'PostgREST (current)': ':3001/site_settings?select=id',
  'PostgREST (public)': ':3002/site_settings?select=id',
  auth: ':9999/health',
  storage: ':5005/status',
};

async function checkServices(nodes: Nodes): Promise<Result> {
  const problems = await askEach(nodes, async (address) => {
    const answers = Object.entries(services).map(async ([name, place]) => {
      const status = await ask(`http://${address}${place}`).then(
        async (response) => {
          await response.body?.cancel();
          return response.ok ? undefined : String(response.status);
        },
        (error: unknown) => reasonOf(error),
      );
      return status === undefined ? [] : [`${name} (${status})`];
    });
    return (await Promise.all(answers)).flat();
  });
  return failIfAny(problems, 'PostgREST for each pool, auth and storage answer on every node', 'these do not answer');
}

/** Garage says 503 when it has no majority; the number of nodes is in its words. */
async function checkGarage(nodes: Nodes): Promise<Result> {
  const problems = await askEach(nodes, async (address) => {
    const response = await ask(`http://${address}:3903/health`);
    await response.body?.cancel();
    return response.ok ? [] : ['has no majority of its nodes'];
  });
  return failIfAny(problems, 'can read and write on every node', 'not on every node');
}

/** The files of the site that a page names: another version of the site has others. */
const filesOfPage = (page: string) => [...page.matchAll(/\/assets\/[\w.-]+/g)].map(([name]) => name).join(' ');

/** All gateways must be of the same version: the list of reads for each pool is built with the site. */
async function checkGateways(nodes: Nodes, siteUrl: string): Promise<Result> {
  const versions = new Set<string>();
  // A site without https has no load balancer in front, and its address says the port.
  const { host, port } = new URL(siteUrl);
  const problems = await askEach(nodes, async (address) => {
    const page = await readAs(host, `http://${address}:${port || '8080'}/`);
    versions.add(filesOfPage(page));
    return [];
  });
  if (problems.length > 0) return failed(`not all answer: ${problems.join(', ')}`);
  return versions.size === 1
    ? ok('all serve the same version')
    : warning('the nodes serve different versions: run make up on each');
}
