import { dockerFailure, readDockerVersions, runDocker } from '../../lib/docker.ts';
import { StackError } from '../../lib/settings.ts';
import { settingNames, type HostingSettings } from './env-file.ts';

/** A stack of docker-compose.yml: the bureau's own, or one for tests. */
export interface Installation {
  readonly root: string;
  /** Of docker compose, where it is not the bureau's own with its defaults. */
  readonly project?: string;
  readonly envFile?: string;
  readonly files?: readonly string[];
  readonly settings: HostingSettings;
  /** Where its site is built. */
  readonly dist: string;
  /** Whether long work prints its progress. */
  readonly show: boolean;
}

interface Options {
  /** Whether its output is shown while it runs, instead of being given back. */
  readonly show?: boolean;
}

/** Runs `docker compose` and returns its output. @throws StackError with its errors when it fails. */
export async function compose(
  installation: Installation,
  args: readonly string[],
  options: Options = {},
): Promise<string> {
  const { code, stdout, stderr } = await runDocker(composeArguments(installation, args), {
    ...options,
    ...surroundings(installation),
  });
  if (code === 0) return stdout;
  throw dockerFailure([`compose ${args[0] ?? ''}`], stderr);
}

/** The arguments of `docker` that run `docker compose` with these arguments. */
export const composeArguments = ({ project, envFile, files = [] }: Installation, args: readonly string[]) => [
  'compose',
  ...(project === undefined ? [] : ['--project-name', project]),
  ...(envFile === undefined ? [] : ['--env-file', envFile]),
  ...files.flatMap((file) => ['--file', file]),
  ...args,
];

/** For Compose the environment counts more than .env, and some of these names are common. */
export function surroundings({ root }: Installation) {
  const inFile = ['COMPOSE_FILE', ...settingNames];
  return { cwd: root, env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !inFile.includes(name))) };
}

/** Docker itself, or its compose plugin. */
export const dockerIsMissing = () =>
  new StackError('Docker with the compose plugin is not here.', 'Install both: https://docs.docker.com/engine/');

/** Says in one line when Docker or its compose plugin is missing or not reachable. */
export async function requireDocker(): Promise<void> {
  const { engine, plugin } = await readDockerVersions();
  if (plugin === undefined) throw dockerIsMissing();
  if (engine === undefined) {
    throw new StackError(
      'The Docker engine does not answer.',
      'Start it, or run the command as a user who may use it.',
    );
  }
}

/** Runs a shell script in the container of a service. It sees the service's own environment. */
export const runInside = async (installation: Installation, service: string, script: string): Promise<string> =>
  await compose(installation, ['exec', '-T', service, 'sh', '-euc', script]);
