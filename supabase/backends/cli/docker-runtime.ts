import type { ServiceLog, ServiceStatus } from '../backend.ts';
import { dockerFailure, runDocker } from '../../lib/docker.ts';
import { describeDocker, isDockerThere } from '../../lib/docker-state.ts';
import { serviceNames, type ServiceName } from '../probes.ts';
import { StackError, type Settings } from '../../lib/settings.ts';
import { stackNameOf } from '../../lib/stack-name.ts';
import { runCli } from './run-cli.ts';

/** The names for `supabase start --exclude` of the services that this product does not use. */
const excluded = 'realtime,imgproxy,mailpit,postgres-meta,studio,edge-runtime,logflare,vector,supavisor';

/** The containers of each service: `supabase_<name>_<project>`. */
const containers: Readonly<Record<ServiceName, readonly string[]>> = {
  db: ['db'],
  auth: ['auth', 'storage'],
  rest: ['rest'],
  gateway: ['kong'],
};
const label = 'com.supabase.cli.project';
// The CLI has another way to run its services, should the shell have chosen it.
const environment = { SUPABASE_EXPERIMENTAL_STACK: '0' };

interface Container {
  readonly state: ServiceStatus['state'];
}

/** Supabase's own images in Docker, as `supabase start` runs them. */
export class DockerRuntime {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** @throws StackError where this machine cannot run it. */
  requireMachine(): void {
    const { usable, words } = describeDocker();
    if (usable) return;
    throw new StackError(
      `Supabase's images cannot run here: ${words}.`,
      'Start Docker, or use the backend that comes from npm: make up STACK=embedded',
    );
  }

  /** Starts the existing containers again; returns whether all were there. */
  async resume(): Promise<boolean> {
    const present = await this.#listContainers();
    const wanted = serviceNames.flatMap((name) => containers[name].map((part) => this.#container(part)));
    if (wanted.every((name) => present.has(name))) {
      await docker(['start', ...wanted]);
      return true;
    }
    // `supabase start` looks at the database only, and would leave the rest missing.
    if (present.size > 0) await this.stop();
    return false;
  }

  /** Makes the services from the configuration in the stack's folder, or starts them with the data kept from before. */
  async create(): Promise<void> {
    console.log(
      'Starting the containers of Supabase. The first time their images are downloaded, which takes minutes.',
    );
    const network = this.#container('network');
    await this.#makePrivateNetwork(network);
    try {
      await this.#supabase(['start', `--exclude=${excluded}`, `--network-id=${network}`]);
    } catch (error) {
      // Removes the network too, which the CLI does not do when it could not even download the images.
      await this.stop();
      throw error;
    }
  }

  /** URLs and keys as the CLI prints them: KEY="value" lines. */
  async printStatus(): Promise<string> {
    // Otherwise it fails while the database starts. The flag is missing in the CLI's help.
    return await this.#supabase(['status', '--output=env', '--ignore-health-check']);
  }

  async stop(): Promise<void> {
    await this.#supabase(['stop', `--project-id=${this.#projectId}`]);
  }

  /** Stops and deletes all data of this stack, and of no other one. */
  async drop(): Promise<void> {
    await this.#supabase(['stop', `--project-id=${this.#projectId}`, '--no-backup']);
  }

  /** The state of each service; all stopped where nothing runs. */
  async states(): Promise<Readonly<Record<ServiceName, ServiceStatus['state']>>> {
    const present = isDockerThere() ? await this.#listContainers() : new Map<string, Container>();
    const stateOf = (name: ServiceName) => {
      const states = containers[name].map((part) => present.get(this.#container(part))?.state ?? 'stopped');
      return states.find((state) => state === 'failed') ?? states.find((state) => state === 'stopped') ?? 'running';
    };
    return { db: stateOf('db'), auth: stateOf('auth'), rest: stateOf('rest'), gateway: stateOf('gateway') };
  }

  async stopService(name: ServiceName): Promise<void> {
    await docker(['stop', ...containers[name].map((part) => this.#container(part))]);
  }

  /** Starts it; does not wait until it answers. */
  async startService(name: ServiceName): Promise<void> {
    await docker(['start', ...containers[name].map((part) => this.#container(part))]);
  }

  async readLogs(): Promise<readonly ServiceLog[]> {
    const present = isDockerThere() ? [...(await this.#listContainers()).keys()] : [];
    return await Promise.all(
      present.map(async (name) => {
        const { stdout, stderr } = await docker(['logs', name]);
        return { name, text: `${stdout}${stderr}` };
      }),
    );
  }

  get #projectId(): string {
    return stackNameOf(this.#settings.folder);
  }

  #container(part: string): string {
    return `supabase_${part}_${this.#projectId}`;
  }

  async #supabase(args: readonly string[]): Promise<string> {
    return await runCli(this.#settings, args, environment);
  }

  /** On a network of the CLI's own making, Docker would offer the ports to everybody who reaches this machine. */
  async #makePrivateNetwork(name: string): Promise<void> {
    const owner = `${label}=${this.#projectId}`;
    const { stdout } = await docker(['network', 'ls', '--quiet', `--filter=label=${owner}`, `--filter=name=^${name}$`]);
    if (stdout.trim() !== '') return;
    const onLoopback = '--opt=com.docker.network.bridge.host_binding_ipv4=127.0.0.1';
    // With the CLI's label, so that `supabase stop` removes it.
    await docker(['network', 'create', `--label=${owner}`, onLoopback, name]);
  }

  async #listContainers(): Promise<ReadonlyMap<string, Container>> {
    const filter = `--filter=label=${label}=${this.#projectId}`;
    const { stdout } = await docker(['ps', '--all', filter, '--format={{.Names}}\t{{.State}}\t{{.Status}}']);
    return new Map(
      stdout
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => {
          const [name = '', state = '', status = ''] = line.split('\t');
          return [name, { state: readState(state, status) }];
        }),
    );
  }
}

function readState(state: string, status: string): ServiceStatus['state'] {
  if (state !== 'running') return state === 'exited' || state === 'created' ? 'stopped' : 'failed';
  return status.includes('(unhealthy)') ? 'failed' : 'running';
}

/** Runs a command of Docker. @throws StackError with Docker's words. */
async function docker(args: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  const { code, ...output } = await runDocker(args);
  if (code === 0) return output;
  throw dockerFailure(args, output.stderr);
}
