import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readAccess, removeAccess, writeAccess } from '../access-file.ts';
import type { Backend, BackendAccess, ServiceLog, ServiceStatus } from '../backend.ts';
import { requireFreePort } from '../../lib/ports.ts';
import { serviceNames, waitForServices, type ServiceName } from '../probes.ts';
import { StackError, type Settings } from '../../lib/settings.ts';
import { removeKind, startAndSaveKind } from '../stack-kind.ts';
import { stackNameOf } from '../../lib/stack-name.ts';
import { parseStatus } from './run-cli.ts';
import { DockerRuntime } from './docker-runtime.ts';
import { deriveConfig } from './config.ts';

const patienceMs = 120_000;

/** Supabase's own services, started by the Supabase CLI from a configuration in the stack's folder. */
export class CliBackend implements Backend {
  readonly title =
    "supabase (Supabase's own images in Docker, run by the Supabase CLI; so far tried with stand-ins for the images)";
  readonly serviceNames: readonly string[] = serviceNames;
  /** The CLI's gateway passes everything on, and its database's log has no setting that leaves rows out. */
  readonly traits = { ownGateway: false, rowsStayOutOfLog: false, logsCanBeRead: true };
  readonly isBureaus = false;
  readonly whenDataIsOld = 'It is demo data: make reset starts again, then make up.';
  readonly #settings: Settings;
  readonly #runtime: DockerRuntime;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#runtime = new DockerRuntime(settings);
  }

  get access(): BackendAccess {
    return readAccess(this.#settings);
  }

  async start(): Promise<void> {
    this.#runtime.requireMachine();
    await startAndSaveKind(this.#settings, 'supabase', () => this.#start());
  }

  async stop(): Promise<void> {
    this.#runtime.requireMachine();
    await this.#runtime.stop();
    removeAccess(this.#settings);
  }

  async drop(): Promise<void> {
    this.#runtime.requireMachine();
    await this.#runtime.drop();
    removeAccess(this.#settings);
    rmSync(path.dirname(this.#configFile), { recursive: true, force: true });
    removeKind(this.#settings);
  }

  async status(): Promise<readonly ServiceStatus[]> {
    const states = await this.#runtime.states();
    const { apiPort, databasePort } = this.#settings;
    return [
      { name: 'db', state: states.db, port: databasePort },
      { name: 'auth', state: states.auth },
      { name: 'rest', state: states.rest },
      { name: 'gateway', state: states.gateway, port: apiPort },
    ];
  }

  async stopService(name: string): Promise<void> {
    await this.#runtime.stopService(requireService(name));
  }

  async startService(name: string): Promise<void> {
    const service = requireService(name);
    await this.#runtime.startService(service);
    await this.#waitFor([service]);
  }

  async readLogs(): Promise<readonly ServiceLog[]> {
    return await this.#runtime.readLogs();
  }

  async #start(): Promise<void> {
    if (this.#writeConfig()) await this.#runtime.stop();
    const { db, gateway } = await this.#runtime.states();
    if (gateway === 'stopped') await requireFreePort(this.#settings.apiPort, 'the API', 'API_PORT');
    if (db === 'stopped') await requireFreePort(this.#settings.databasePort, 'the database', 'DB_PORT');
    if (!(await this.#runtime.resume())) await this.#runtime.create();
    writeAccess(this.#settings, parseStatus(await this.#runtime.printStatus()));
    await this.#waitFor(serviceNames);
  }

  get #configFile(): string {
    return path.join(this.#settings.folder, 'supabase', 'config.toml');
  }

  /** Writes the configuration of this stack; gives whether another one was there, with which it may be running. */
  #writeConfig(): boolean {
    const { root, folder, apiPort, databasePort } = this.#settings;
    const project = readFileSync(path.join(root, 'supabase/config.toml'), 'utf8');
    const config = deriveConfig(project, { projectId: stackNameOf(folder), apiPort, databasePort });
    const before = existsSync(this.#configFile) ? readFileSync(this.#configFile, 'utf8') : undefined;
    mkdirSync(path.dirname(this.#configFile), { recursive: true, mode: 0o700 });
    writeFileSync(this.#configFile, config, { mode: 0o600 });
    return before !== undefined && before !== config;
  }

  async #waitFor(services: readonly string[]): Promise<void> {
    await waitForServices(this.access, services, patienceMs, 'What they say is shown by: make logs');
  }
}

function requireService(name: string): ServiceName {
  const service = serviceNames.find((known) => known === name);
  if (service !== undefined) return service;
  throw new StackError(`${name} is not a service.`, `The services are: ${serviceNames.join(', ')}.`);
}
