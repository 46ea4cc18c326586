// The long-running process of the embedded backend: keeps the servers alive, hosts the gateway, and obeys the control
// port. Started detached by embedded-backend.ts; ends cleanly on SIGTERM.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { statfsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { findFreePort } from '../../lib/ports.ts';
import { identify } from '../../lib/processes.ts';
import { readSettings } from '../../lib/settings.ts';
import { faultCases } from '../backend.ts';
import { defineServices } from './definitions.ts';
import { Faults } from './faults.ts';
import { buildGateway } from './gateway.ts';
import { clearStaleLockFile } from './postgres.ts';
import { Service } from './service-process.ts';
import { stateWriter, supervisorVersion } from './state.ts';

const settings = readSettings();
const control = { port: await findFreePort(), token: randomBytes(24).toString('hex') };
const ports = {
  database: settings.databasePort,
  auth: await findFreePort(),
  rest: await findFreePort(),
  restAdmin: await findFreePort(),
};

const version = supervisorVersion(settings.root);
const faults = new Faults();
let gateway: Server | undefined;
let problem: string | undefined;
let ready = false;

clearStaleLockFile(settings.folder);

const definitions = defineServices(settings.folder, ports);
const database = new Service(definitions.database, () => save());
const others = definitions.others.map((definition) => new Service(definition, () => save(), database));
const services = [database, ...others];

const save = stateWriter(settings.folder, () => ({
  supervisor: identify(process.pid),
  control,
  ready,
  version,
  faults: faults.list,
  ...(problem === undefined ? {} : { problem }),
  services: [
    ...services.map(({ definition, state, process }) => ({
      name: definition.name,
      state,
      port: definition.port,
      ...(process === undefined ? {} : { process }),
    })),
    {
      name: 'gateway',
      state: gateway === undefined ? 'stopped' : 'running',
      port: settings.apiPort,
      process: identify(globalThis.process.pid),
    },
  ],
}));

/** PostgreSQL takes room for its log in files of 16 MB: less than that is none. */
function isDiskFull(): boolean {
  const { bavail, bsize } = statfsSync(settings.folder);
  return bavail * bsize < 16 * 1024 * 1024;
}

async function startGateway(): Promise<void> {
  if (gateway !== undefined) return;
  const next = buildGateway({ restPort: ports.rest, authPort: ports.auth, faults, isDiskFull });
  next.listen(settings.apiPort, '127.0.0.1');
  await once(next, 'listening');
  gateway = next;
}

function stopGateway(): void {
  gateway?.close();
  gateway?.closeAllConnections();
  gateway = undefined;
}

async function change(action: string, name: string, detail: string): Promise<void> {
  const fault = faultCases.find((known) => known === detail);
  if (action === 'fail' && fault !== undefined) faults.set(name, fault);
  else if (action === 'heal') faults.clear();
  else await startOrStop(action, name);
  save();
}

async function startOrStop(action: string, name: string): Promise<void> {
  const service =
    name === 'gateway'
      ? { start: startGateway, stop: stopGateway }
      : services.find(({ definition }) => definition.name === name);
  if (action === 'start') await service?.start();
  else await service?.stop();
}

async function shutDown(): Promise<void> {
  stopGateway();
  for (const service of services.toReversed()) await service.stop();
  process.exit(0);
}

const controlServer = createServer((request, response) => {
  const [, action = '', name = '', detail = ''] = (request.url ?? '').split('/');
  if (request.headers.authorization !== control.token) {
    response.writeHead(403).end();
    return;
  }
  change(action, name, detail).then(
    () => response.writeHead(200).end(),
    (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
  );
});
controlServer.listen(control.port, '127.0.0.1');

process.on('SIGTERM', () => void shutDown());
process.on('SIGINT', () => void shutDown());

try {
  save();
  await database.start();
  await Promise.all([...others.map(async (service) => await service.start()), startGateway()]);
  ready = true;
} catch (error) {
  problem = error instanceof Error ? error.message : String(error);
}
save();
if (problem !== undefined) await shutDown();
