import { existsSync } from 'node:fs';
import { readSetting, StackError, type Settings } from '../../lib/settings.ts';
import type { Backend, BackendAccess, FilesOnDisk, ServiceLog, ServiceStatus } from '../backend.ts';
import { removeKind, startAndSaveKind } from '../stack-kind.ts';
import { bringUp, removeData } from './bring-up.ts';
import { compose, requireDocker, type Installation } from './compose.ts';
import { databaseAddress, listContainers } from './containers.ts';
import { filesOnDiskOf } from './volume-files.ts';
import {
  removeTestInstallation,
  openInstallation,
  ownInstallation,
  requireSitePorts,
  testEnvFile,
  testFiles,
  testInstallation,
  testProject,
} from './installation.ts';
import { buildForGateway } from './gateway-files.ts';

/** The services that keep running; the others have ended when these answer. */
const services = ['db', 'auth', 'rest', 'gateway'] as const;

/** Storage stops with auth, as in the other backends. */
const containersOf = (name: string) => (name === 'auth' ? ['auth', 'storage'] : [name]);

/**
 * The services of docker-compose.yml: a bureau's own installation, with its settings in .env. In a folder of
 * makeTestInstallation() it is an installation for tests.
 */
export class ComposeBackend implements Backend {
  readonly title = "compose (docker-compose.yml: Supabase's images and the site behind Caddy)";
  readonly serviceNames: readonly string[] = services;
  readonly traits = { ownGateway: true, rowsStayOutOfLog: true, logsCanBeRead: true };
  readonly isBureaus: boolean;
  readonly whenDataIsOld =
    'Use the version that made it (git checkout), where make backup and make unpack save what is in it.';
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.isBureaus = !existsSync(testEnvFile(settings));
  }

  get access(): BackendAccess {
    const { installation } = this;
    const { PUBLISHABLE_KEY, SECRET_KEY, JWT_SECRET, SITE_URL, ...others } = installation.settings;
    const { POSTGRES_PASSWORD, AUTH_DB_PASSWORD, STORAGE_DB_PASSWORD, REST_DB_PASSWORD } = others;
    const address = this.isBureaus ? databaseAddress(installation) : `127.0.0.1:${this.#settings.databasePort}`;
    return {
      apiUrl: SITE_URL,
      databaseUrl: `postgres://postgres:${POSTGRES_PASSWORD}@${address}/postgres`,
      publishableKey: PUBLISHABLE_KEY,
      secretKey: SECRET_KEY,
      jwtSecret: JWT_SECRET,
      servicePasswords: { POSTGRES_PASSWORD, AUTH_DB_PASSWORD, STORAGE_DB_PASSWORD, REST_DB_PASSWORD },
    };
  }

  get filesOnDisk(): FilesOnDisk {
    return filesOnDiskOf(this.installation);
  }

  get siteUrl(): string {
    return this.installation.settings.SITE_URL;
  }

  /** The same in the words of a bureau's services. */
  get installation(): Installation {
    if (!this.isBureaus) return testInstallation(this.#settings);
    return ownInstallation(this.#settings.root);
  }

  async start(): Promise<void> {
    await requireDocker();
    await startAndSaveKind(this.#settings, 'compose', async () => {
      await (this.isBureaus ? this.#startOwn() : this.#startForTests());
    });
  }

  async #startOwn(): Promise<void> {
    const installation = await openInstallation(this.#settings.root);
    await requireSitePorts(installation);
    await bringUp(installation);
  }

  /** With testcontainers, which also removes it when this process is killed. */
  async #startForTests(): Promise<void> {
    await buildForGateway(this.installation);
    // Fetched when it is needed: it brings half a Docker client along.
    const { DockerComposeEnvironment, Wait } = await import('testcontainers');
    await new DockerComposeEnvironment(this.#settings.root, [...testFiles])
      .withProjectName(testProject(this.#settings))
      .withEnvironmentFile(testEnvFile(this.#settings))
      .withBuild()
      .withDefaultWaitStrategy(Wait.forHealthCheck())
      .up();
  }

  async stop(): Promise<void> {
    await requireDocker();
    await compose(this.installation, ['stop']);
  }

  async drop(): Promise<void> {
    if (this.isBureaus) {
      const { hostname } = new URL(this.siteUrl);
      if (readSetting('CONFIRM') !== hostname) {
        throw new StackError(
          `All people of ${hostname} would be deleted, with all files. Nothing was changed.`,
          `If that is meant: make reset STACK=compose CONFIRM=${hostname}. First save what is there: make backup`,
        );
      }
      await removeData(this.installation);
    } else {
      await compose(this.installation, ['down', '--volumes', '--remove-orphans', '--rmi', 'local']);
    }
    removeKind(this.#settings);
    if (!this.isBureaus) removeTestInstallation(this.#settings);
  }

  async status(): Promise<readonly ServiceStatus[]> {
    await requireDocker();
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
    await requireDocker();
    const { installation } = this;
    return await Promise.all(
      services.map(async (name) => ({
        name,
        text: await compose(installation, ['logs', '--no-color', ...containersOf(name)]),
      })),
    );
  }
}
