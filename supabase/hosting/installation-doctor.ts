import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'node:tls';
import { z } from 'zod';
import { compose, runInside, type Installation } from '../backends/compose/compose.ts';
import { databaseAddress, listContainers } from '../backends/compose/containers.ts';
import { readDockerVersions } from '../lib/docker.ts';
import { checkContactDetails, databaseChecks, type Target } from './database-checks.ts';
import { wasReadBack } from './read-back.ts';
import { failed, failIfAny, ok, runChecks, warning, type Finding, type Result } from './findings.ts';

const hour = 60 * 60 * 1000;
const gigabyte = 1024 * 1024;

/** Checks a running installation; changes nothing. @param backups the folder of the backups */
export async function examine(installation: Installation, backups: string): Promise<readonly Finding[]> {
  const { root, settings } = installation;
  const target: Target = {
    root,
    apiUrl: settings.SITE_URL,
    publishableKey: settings.PUBLISHABLE_KEY,
    findDatabase: () => {
      return `postgres://postgres:${settings.POSTGRES_PASSWORD}@${databaseAddress(installation)}/postgres`;
    },
  };
  return await runChecks({
    Docker: () => checkEngine(),
    services: () => checkServices(installation),
    'open ports': () => checkPorts(installation),
    ...databaseChecks(target),
    site: () => checkSite(installation),
    'contact details': () => checkContactDetails(target),
    certificate: () => checkCertificate(installation),
    disk: () => checkDisk(installation),
    backup: () => Promise.resolve(checkBackup(backups, Date.now())),
  });
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
  return failIfAny(problems, versions.sort().join(', '), 'run make up STACK=compose');
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
  return failIfAny(others, `only those of the gateway (${own})`, 'these are reachable and must not be');
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

/** Checks the age of the newest backup, that it is encrypted, and that it was read back. */
export function checkBackup(folder: string, now: number): Result {
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => /\.tar(\.age)?$/.test(name));
  const newest = files
    .map((name) => ({ name, at: statSync(path.join(folder, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)[0];
  if (newest === undefined) return failed('there is none: make backup');
  const hours = Math.floor((now - newest.at) / hour);
  const text = `${newest.name} is ${hours} hours old`;
  if (hours > 7 * 24) return failed(text);
  if (hours > 26) return warning(text);
  if (!newest.name.endsWith('.age')) return warning(`${text} and not encrypted: make backup-key`);
  return wasReadBack(path.join(folder, newest.name))
    ? ok(text)
    : warning(`${text} and was never read back: make backup`);
}
