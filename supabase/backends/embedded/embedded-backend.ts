import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import type { Backend, BackendAccess, FaultControl, FilesOnDisk, ServiceLog, ServiceStatus } from '../backend.ts';
import { requireFreePort } from '../../lib/ports.ts';
import { endProcess, identify, isAlive, waitUntil } from '../../lib/processes.ts';
import { StackError, type Settings } from '../../lib/settings.ts';
import { removeKind, startAndSaveKind } from '../stack-kind.ts';
import { filesOnDiskOf } from './lite-files.ts';
import { databaseUrl, jwtSecret, publishableKey, secretKey } from './keys.ts';
import { findPostgres } from './postgres.ts';
import { findPostgrest } from './postgrest.ts';
import { readProcesses, readState, supervisorVersion, writeState, type SupervisorState } from './state.ts';

const neededBytes = 200 * 1024 * 1024;

/** The folders with all data, below the stack's folder; they may be copied while nothing runs. */
export const dataFolders: readonly string[] = ['database', 'auth'];

/** PostgreSQL, PostgREST, auth and storage from npm packages: for machines without a Docker engine. */
export class EmbeddedBackend implements Backend {
  readonly title = 'embedded (PostgreSQL 17 and PostgREST from npm, Supabase Lite for auth and storage)';
  readonly serviceNames = ['db', 'auth', 'rest', 'gateway'];
  readonly traits = { ownGateway: true, rowsStayOutOfLog: true, logsCanBeRead: true };
  readonly isBureaus = false;
  readonly whenDataIsOld = 'It is demo data: make reset starts again, then make up.';
  readonly access: BackendAccess;
  readonly filesOnDisk: FilesOnDisk;
  readonly faults: FaultControl = {
    services: ['rest', 'auth', 'storage'],
    fail: async (service, fault) => await this.#control('fail', service, fault),
    heal: async () => await this.#control('heal'),
    list: () => this.#runningState()?.faults ?? [],
  };
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.filesOnDisk = filesOnDiskOf(settings.folder);
    this.access = {
      apiUrl: `http://127.0.0.1:${settings.apiPort}`,
      databaseUrl: databaseUrl(settings.databasePort),
      publishableKey,
      secretKey,
      jwtSecret,
      servicePasswords: {},
    };
  }

  async start(): Promise<void> {
    await startAndSaveKind(this.#settings, 'embedded', () => this.#start());
  }

  async #start(): Promise<void> {
    const state = this.#runningState();
    const isSame = state?.version === supervisorVersion(this.#settings.root);
    if (state !== undefined && isSame && this.#usesOurPorts(state)) {
      for (const service of state.services) {
        if (service.state !== 'running') await this.startService(service.name);
      }
      return;
    }
    if (state !== undefined) await this.stop();
    await this.#endLeftovers();
    await requireFreePort(this.#settings.apiPort, 'the API', 'API_PORT');
    await requireFreePort(this.#settings.databasePort, 'the database', 'DB_PORT');
    this.#requireSpace();
    // A missing program is reported here, and not in the supervisor's log.
    findPostgres();
    findPostgrest();
    await this.#launchSupervisor();
  }

  async stop(): Promise<void> {
    const [supervisor] = readProcesses(this.#settings.folder);
    await endProcess(supervisor, 'SIGTERM', 20_000);
    await this.#endLeftovers();
  }

  async drop(): Promise<void> {
    await this.stop();
    for (const name of [...dataFolders, 'state.json']) {
      rmSync(path.join(this.#settings.folder, name), { recursive: true, force: true });
    }
    removeKind(this.#settings);
  }

  async status(): Promise<readonly ServiceStatus[]> {
    const state = readState(this.#settings.folder);
    const alive = isAlive(state?.supervisor);
    const [supervisor] = readProcesses(this.#settings.folder);
    if (state === undefined && isAlive(supervisor)) {
      const problem = 'Another version of this project started it: make up starts it again, make down stops it.';
      return await Promise.resolve([{ name: 'backend', state: 'failed', pid: supervisor.pid, problem }]);
    }
    const services = (state?.services ?? []).map(({ name, port, process: identity, state: wanted }) => {
      const running = alive && wanted === 'running' && isAlive(identity);
      return running
        ? { name, port, state: 'running' as const, pid: identity.pid }
        : { name, port, state: wanted === 'failed' ? ('failed' as const) : ('stopped' as const) };
    });
    return await Promise.resolve(services);
  }

  async stopService(name: string): Promise<void> {
    await this.#control('stop', name);
  }

  async startService(name: string): Promise<void> {
    await this.#control('start', name);
  }

  async readLogs(): Promise<readonly ServiceLog[]> {
    const logs = ['supervisor', 'db', 'auth', 'rest'].map((name) => {
      const file = this.#logFile(name);
      return {
        name: path.relative(this.#settings.root, file),
        text: existsSync(file) ? readFileSync(file, 'utf8') : '',
      };
    });
    return await Promise.resolve(logs);
  }

  #logFile(name: string): string {
    return path.join(this.#settings.folder, 'logs', `${name}.log`);
  }

  #runningState(): SupervisorState | undefined {
    const state = readState(this.#settings.folder);
    return state?.ready === true && isAlive(state.supervisor) ? state : undefined;
  }

  #usesOurPorts(state: SupervisorState): boolean {
    const port = (name: string) => state.services.find((service) => service.name === name)?.port;
    return port('db') === this.#settings.databasePort && port('gateway') === this.#settings.apiPort;
  }

  /** A killed supervisor leaves its servers behind; one that hangs before it is ready is no use either. */
  async #endLeftovers(): Promise<void> {
    const [supervisor, ...servers] = readProcesses(this.#settings.folder);
    await endProcess(supervisor);
    for (const server of servers) await endProcess(server, 'SIGINT');
  }

  #requireSpace(): void {
    const { bavail, bsize } = statfsSync(this.#settings.folder);
    if (bavail * bsize >= neededBytes || existsSync(path.join(this.#settings.folder, 'database/PG_VERSION'))) return;
    throw new StackError(
      `There is too little space on the disk of ${this.#settings.folder}: ${Math.floor((bavail * bsize) / 1024 / 1024)} MB, 200 MB are needed.`,
      'Free some, or set STACK_FOLDER to a folder on another disk.',
    );
  }

  async #launchSupervisor(): Promise<void> {
    const { folder, root, apiPort, databasePort } = this.#settings;
    rmSync(path.join(folder, 'state.json.tmp'), { force: true });
    const log = openSync(this.#logFile('supervisor'), 'w', 0o600);
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'supervisor.ts')], {
      cwd: root,
      env: { ...process.env, STACK_FOLDER: folder, API_PORT: String(apiPort), DB_PORT: String(databasePort) },
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child.unref();
    // Written before the supervisor's own note, so that an interrupted command still finds it.
    if (child.pid !== undefined) {
      const control = { port: apiPort, token: '' };
      const supervisor = identify(child.pid);
      const version = supervisorVersion(root);
      writeState(folder, { supervisor, control, ready: false, version, faults: [], services: [] });
    }
    let ended = false;
    child.on('exit', () => (ended = true));
    const mine = () => {
      const state = readState(folder);
      return state?.supervisor.pid === child.pid ? state : undefined;
    };
    const settled = () => ended || mine()?.ready === true || mine()?.problem !== undefined;
    const inTime = await waitUntil(settled, 90_000);
    if (mine()?.ready === true) return;
    const reason = mine()?.problem ?? lastLine(this.#logFile('supervisor'));
    if (!inTime) await endProcess(mine()?.supervisor);
    throw new StackError('The backend did not start:', reason);
  }

  async #control(action: 'start' | 'stop' | 'fail' | 'heal', ...about: readonly string[]): Promise<void> {
    const state = this.#runningState();
    if (state === undefined) throw new StackError('The backend is not running.', 'Start it first: make up');
    const response = await fetch(`http://127.0.0.1:${state.control.port}/${[action, ...about].join('/')}`, {
      method: 'POST',
      headers: { authorization: state.control.token },
    });
    if (!response.ok) throw new StackError(`The backend did not ${action} ${about.join(' ')}:`, await response.text());
  }
}

/** The line that names the error: of a stack trace the first line that does, else the last one written. */
function lastLine(file: string): string {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.at(-1) ?? 'no reason was given';
}
