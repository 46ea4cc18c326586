import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Backend, BackendAccess, ServiceLog, ServiceStatus } from '../backend.ts';
import { StackError, type Settings } from '../../lib/settings.ts';
import { forgetKind, startAs } from '../stack-kind.ts';
import { stackNameOf } from '../../lib/stack-name.ts';
import { compose, requireDocker, type Installation } from './compose.ts';
import { listContainers } from './containers.ts';
import { generateSettings, printEnvFile, readGeneratedSettings, type HostingSettings } from './env-file.ts';
import { buildSite } from './site.ts';

const composeFiles = ['docker-compose.yml', 'supabase/backends/compose/compose.test.yml'];

/** What runs all the time; the others have done their work when these answer. */
const services = ['db', 'auth', 'rest', 'gateway'] as const;

/** Storage goes with auth, as in the other backends: the tests mean both. */
const containersOf = (name: string) => (name === 'auth' ? ['auth', 'storage'] : [name]);

/**
 * What docker-compose.yml brings up, as a backend for the tests: a project, volumes, secrets and ports of its own, and the
 * site behind the same gateway. A bureau's own installation is not touched by it.
 */
export class ComposeBackend implements Backend {
  readonly title = 'compose (docker-compose.yml, for tests)';
  readonly serviceNames: readonly string[] = services;
  readonly traits = { ownGateway: true, rowsStayOutOfLog: true, logsCanBeRead: true };
  readonly #settings: Settings;
  readonly #envFile: string;
  readonly #project: string;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#envFile = path.join(settings.folder, 'compose.env');
    this.#project = `${stackNameOf(settings.folder)}-test`;
  }

  get access(): BackendAccess {
    const { PUBLISHABLE_KEY, SECRET_KEY, JWT_SECRET, SITE_URL, ...others } = this.#readEnvFile();
    const { POSTGRES_PASSWORD, AUTH_DB_PASSWORD, STORAGE_DB_PASSWORD, REST_DB_PASSWORD } = others;
    return {
      apiUrl: SITE_URL,
      databaseUrl: `postgres://postgres:${POSTGRES_PASSWORD}@127.0.0.1:${this.#settings.databasePort}/postgres`,
      publishableKey: PUBLISHABLE_KEY,
      secretKey: SECRET_KEY,
      jwtSecret: JWT_SECRET,
      servicePasswords: { POSTGRES_PASSWORD, AUTH_DB_PASSWORD, STORAGE_DB_PASSWORD, REST_DB_PASSWORD },
    };
  }

  /** The same in the words of what a bureau runs. */
  get installation(): Installation {
    return {
      root: this.#settings.root,
      options: this.#options,
      settings: this.#readEnvFile(),
      dist: this.#dist,
      show: false,
    };
  }

  /** Brings it up with testcontainers, which also removes it when this process is killed. */
  async start(): Promise<void> {
    await requireDocker();
    await startAs(this.#settings, 'compose', () => this.#start());
  }

  async #start(): Promise<void> {
    if (!existsSync(this.#envFile)) await this.#writeEnvFile();
    const { installation } = this;
    await buildSite(installation);
    // Fetched when it is needed: it brings half a Docker client along.
    const { DockerComposeEnvironment, Wait } = await import('testcontainers');
    await new DockerComposeEnvironment(this.#settings.root, [...composeFiles])
      .withProjectName(this.#project)
      .withEnvironmentFile(this.#envFile)
      .withBuild()
      .withDefaultWaitStrategy(Wait.forHealthCheck())
      .up();
  }

  async stop(): Promise<void> {
    if (existsSync(this.#envFile)) await compose(this.installation, ['stop']);
  }

  async drop(): Promise<void> {
    if (!existsSync(this.#envFile)) return;
    await compose(this.installation, ['down', '--volumes', '--remove-orphans', '--rmi', 'local']);
    rmSync(this.#envFile);
    forgetKind(this.#settings);
  }

  async status(): Promise<readonly ServiceStatus[]> {
    if (!existsSync(this.#envFile)) return [];
    const containers = await listContainers(this.installation);
    return services.map((name) => {
      const container = containers.find(({ Service }) => Service === name);
      return { name, state: container?.State === 'running' ? 'running' : 'stopped' };
    });
  }

  async stopService(name: string): Promise<void> {
    await compose(this.installation, ['stop', ...containersOf(name)]);
  }

  async startService(name: string): Promise<void> {
    await compose(this.installation, ['up', '--detach', '--wait', '--no-deps', '--no-recreate', ...containersOf(name)]);
  }

  async readLogs(): Promise<readonly ServiceLog[]> {
    const { installation } = this;
    return await Promise.all(
      services.map(async (name) => ({
        name,
        text: await compose(installation, ['logs', '--no-color', ...containersOf(name)]),
      })),
    );
  }

  #readEnvFile(): HostingSettings {
    if (!existsSync(this.#envFile))
      throw new StackError('The backend is not running.', 'make test BACKEND=compose starts it.');
    return readGeneratedSettings(readFileSync(this.#envFile, 'utf8'));
  }

  async #writeEnvFile(): Promise<void> {
    const { apiPort, databasePort } = this.#settings;
    const secrets = printEnvFile(await generateSettings(`http://127.0.0.1:${apiPort}`));
    const own = {
      SITE_ADDRESS: 'http://127.0.0.1',
      HTTP_PORT: `127.0.0.1:${apiPort}`,
      // Nobody asks for it.
      HTTPS_PORT: '127.0.0.1:',
      TEST_DATABASE_PORT: databasePort,
      SITE_BUILD: this.#dist,
      IPV6: 'false',
    };
    const lines = Object.entries(own).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(this.#envFile, `${secrets}${lines.join('')}`, { mode: 0o600 });
  }

  get #dist(): string {
    return path.join(this.#settings.folder, 'dist');
  }

  get #options(): readonly string[] {
    const files = composeFiles.flatMap((file) => ['--file', file]);
    return ['--project-name', this.#project, '--env-file', this.#envFile, ...files];
  }
}
