import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'node:tls';
import { z } from 'zod';
import { readDockerVersions, runDocker } from '../stack/docker.ts';
import { heldGrantsSql, meantGrants } from '../stack/grants.ts';
import { runAdvisors } from '../stack/supabase-cli.ts';
import { listContainers } from './containers.ts';
import { compose, queryJson, runInside, type Installation } from './compose.ts';

export interface Finding {
  readonly state: 'ok' | 'WARNING' | 'FAILED';
  readonly name: string;
  readonly detail: string;
}

type Result = Omit<Finding, 'name'>;

const ok = (detail: string): Result => ({ state: 'ok', detail });
const warning = (detail: string): Result => ({ state: 'WARNING', detail });
const failed = (detail: string): Result => ({ state: 'FAILED', detail });

/** Nothing may be in the list. */
const none = (list: readonly string[], good: string, bad: string): Result =>
  list.length === 0 ? ok(good) : failed(`${bad}: ${list.join(', ')}`);

const hour = 60 * 60 * 1000;
const gigabyte = 1024 * 1024;

/** Looks at a running installation from all sides; changes nothing. */
export async function examine(installation: Installation, backups: string): Promise<readonly Finding[]> {
  const checks: Readonly<Record<string, () => Promise<Result>>> = {
    Docker: () => checkEngine(),
    services: () => checkServices(installation),
    'open ports': () => checkPorts(installation),
    migrations: () => checkMigrations(installation),
    'row-level security': () => checkRowSecurity(installation),
    grants: () => checkGrants(installation),
    roles: () => checkRoles(installation),
    advisors: () => checkAdvisors(installation),
    'audit log': () => checkAuditLog(installation),
    site: () => checkSite(installation),
    'contact details': () => checkContactDetails(installation),
    certificate: () => checkCertificate(installation),
    disk: () => checkDisk(installation),
    backup: () => Promise.resolve(checkBackup(backups, Date.now())),
  };
  const findings: Finding[] = [];
  for (const [name, check] of Object.entries(checks)) {
    // Each says its own: that the database is away must not hide the age of the backup.
    const result = await check().catch((error: unknown) => failed(firstLine(error)));
    findings.push({ name, ...result });
  }
  return findings;
}

async function checkEngine(): Promise<Result> {
  const { engine = 'missing', plugin = 'missing' } = await readDockerVersions();
  const versions = `engine ${engine}, compose ${plugin}`;
  return Number.parseInt(engine, 10) >= 27 ? ok(versions) : failed(`${versions}; the engine must be 27 or newer`);
}

const configSchema = z.object({ services: z.record(z.string(), z.object({ image: z.string().optional() })) });

async function checkServices(installation: Installation): Promise<Result> {
  const { services } = configSchema.parse(JSON.parse(await compose(installation, ['config', '--format', 'json'])));
  const containers = await listContainers(installation);
  const problems = Object.entries(services).flatMap(([name, { image }]) => {
    const container = containers.find(({ Service }) => Service === name);
    if (container === undefined) return name === 'migrate' ? [] : [`${name} is missing`];
    if (image !== undefined && container.Image !== image)
      return [`${name} runs ${container.Image} instead of ${image}`];
    const isDone = container.State === 'exited' && container.ExitCode === 0 && ['prepare', 'migrate'].includes(name);
    return isDone || container.Health === 'healthy' ? [] : [`${name} is ${container.Health || container.State}`];
  });
  const versions = containers.filter(({ State }) => State === 'running').map(({ Image }) => Image);
  return none(problems, versions.sort().join(', '), 'run make host');
}

async function checkPorts(installation: Installation): Promise<Result> {
  const open = (await listContainers(installation)).flatMap(({ Service, Publishers }) =>
    (Publishers ?? [])
      .filter(({ PublishedPort }) => PublishedPort > 0)
      .map(({ URL: address, PublishedPort }) => ({ Service, address: `${address}:${PublishedPort}` })),
  );
  const others = open
    .filter(({ Service }) => Service !== 'gateway')
    .map(({ Service, address }) => `${Service} at ${address}`);
  const own = [...new Set(open.map(({ address }) => address))].join(', ');
  return none(others, `only those of the gateway (${own})`, 'these are reachable and must not be');
}

const stringsSchema = z.array(z.string());

/** The first column of what the SQL selects, as texts. */
async function list(installation: Installation, column: string, select: string): Promise<string[]> {
  const expression = `(select coalesce(jsonb_agg(${column} order by ${column}), '[]') from (${select}) as found)`;
  return stringsSchema.parse(await queryJson(installation, expression));
}

async function checkMigrations(installation: Installation): Promise<Result> {
  const applied = await list(installation, 'version', 'select version from supabase_migrations.schema_migrations');
  const here = readdirSync(path.join(installation.root, 'supabase/migrations'))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.split('_')[0] ?? '');
  const unknown = applied.filter((version) => !here.includes(version));
  if (unknown.length > 0)
    return failed(`applied but not here (an older version of the project?): ${unknown.join(', ')}`);
  const waiting = here.filter((version) => !applied.includes(version));
  return none(waiting, `all ${applied.length} are applied`, 'not applied yet, run make host');
}

async function checkRowSecurity(installation: Installation): Promise<Result> {
  const open = await list(
    installation,
    'name',
    `select relnamespace::regnamespace || '.' || relname as name from pg_class
     where relkind in ('r', 'p') and not relrowsecurity
       and (relnamespace::regnamespace::text in ('public', 'private') or oid = 'storage.objects'::regclass)`,
  );
  return none(open, 'on every table, and on the files', 'these tables have none');
}

async function checkGrants(installation: Installation): Promise<Result> {
  const held = await list(installation, 'held', heldGrantsSql);
  const added = held.filter((grant) => !meantGrants.includes(grant)).map((grant) => `+ ${grant}`);
  const removed = meantGrants.filter((grant) => !held.includes(grant)).map((grant) => `- ${grant}`);
  return none([...added, ...removed], `the ${held.length} that are meant`, 'changed by hand');
}

async function checkRoles(installation: Installation): Promise<Result> {
  const tooStrong = await list(
    installation,
    'rolname',
    `select rolname from pg_roles
     where (rolsuper and rolname in ('postgres', 'anon', 'authenticated', 'service_role', 'authenticator'))
       or (rolbypassrls and rolname in ('anon', 'authenticated', 'authenticator'))`,
  );
  return none(tooStrong, 'none can do more than it should', 'these may do too much');
}

const adviceSchema = z.array(z.looseObject({ name: z.string() }));

/** The database is not published, but the machine itself reaches its container. */
async function checkAdvisors(installation: Installation): Promise<Result> {
  const container = (await compose(installation, ['ps', '--quiet', 'db'])).trim();
  const { stdout } = await runDocker([
    'inspect',
    '--format',
    '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}',
    container,
  ]);
  const address = stdout.trim().split(' ')[0] ?? '';
  const advice = await runAdvisors(installation.root, `postgres://postgres@${address}:5432/postgres`, {
    PGPASSWORD: installation.settings.POSTGRES_PASSWORD,
  });
  // An index may be there for more people than a bureau has yet.
  const names = adviceSchema.parse(JSON.parse(advice)).map(({ name }) => name);
  return none([...new Set(names.filter((name) => name !== 'unused_index'))], "Supabase's find nothing", 'they find');
}

async function checkAuditLog(installation: Installation): Promise<Result> {
  const problems = await list(installation, 'id', 'select id::text as id from private.verify_audit_log()');
  return none(problems, 'each row fits the one before', 'these rows do not fit');
}

async function checkSite({ settings }: Installation): Promise<Result> {
  const { SITE_URL, PUBLISHABLE_KEY } = settings;
  const page = await fetch(SITE_URL);
  if (!page.ok) return failed(`${SITE_URL} answers ${page.status}`);
  const missing = ['content-security-policy', 'strict-transport-security', 'x-content-type-options'].filter(
    (header) => !page.headers.has(header),
  );
  if (missing.length > 0)
    return failed(`${SITE_URL} answers without ${missing.join(', ')}: is something else in front?`);
  const signUp = await fetch(`${SITE_URL}/auth/v1/signup`, { method: 'POST', headers: { apikey: PUBLISHABLE_KEY } });
  return signUp.status === 422 ? ok(`${SITE_URL} answers; nobody can sign up`) : failed('sign-up is not closed');
}

async function checkContactDetails({ settings }: Installation): Promise<Result> {
  const { SITE_URL, PUBLISHABLE_KEY: apikey } = settings;
  const response = await fetch(`${SITE_URL}/rest/v1/contact_details?select=registered_user_id`, {
    headers: { apikey },
  });
  if (!response.ok) return failed(`the API answers ${response.status}`);
  const rows = z.array(z.unknown()).parse(await response.json());
  return rows.length === 0
    ? ok('a visitor is given none')
    : failed('A VISITOR READS THEM. Stop the site: docker compose stop gateway');
}

async function checkCertificate({ settings }: Installation): Promise<Result> {
  const { protocol, hostname, port } = new URL(settings.SITE_URL);
  if (protocol !== 'https:') return warning('none: the site is not reached by https');
  const end = await new Promise<string>((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, timeout: 10_000 }, () => {
      resolve(socket.getPeerCertificate().valid_to);
      socket.end();
    });
    socket.on('timeout', () => socket.destroy(new Error(`${hostname} does not answer`)));
    socket.on('error', reject);
  });
  const days = Math.floor((Date.parse(end) - Date.now()) / (24 * hour));
  return days >= 14
    ? ok(`valid for ${days} more days`)
    : warning(`valid for ${days} more days only: docker compose logs gateway`);
}

async function checkDisk(installation: Installation): Promise<Result> {
  const output = await runInside(installation, 'db', 'df -Pk /var/lib/postgresql/data | tail -n 1');
  const [, total = 0, , free = 0] = output.trim().split(/\s+/).map(Number);
  const text = `${(free / gigabyte).toFixed(1)} GB of ${(total / gigabyte).toFixed(1)} GB are free`;
  if (free < gigabyte) return failed(text);
  return free < total / 5 ? warning(text) : ok(text);
}

/** How old the newest backup is, and whether it is encrypted. */
function checkBackup(folder: string, now: number): Result {
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => /\.tar(\.age)?$/.test(name));
  const newest = files
    .map((name) => ({ name, at: statSync(path.join(folder, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)[0];
  if (newest === undefined) return failed('there is none: make backup');
  const hours = Math.floor((now - newest.at) / hour);
  const text = `${newest.name} is ${hours} hours old`;
  if (hours > 7 * 24) return failed(text);
  if (hours > 26) return warning(text);
  return newest.name.endsWith('.age') ? ok(text) : warning(`${text} and not encrypted: make backup-key`);
}

function firstLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message}${cause}`.split('\n')[0] ?? '';
}
