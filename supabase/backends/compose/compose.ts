import type { Readable } from 'node:stream';
import { dockerFailure, readDockerVersions, runDocker, streamDocker, type Input } from '../../lib/docker.ts';
import { StackError } from '../../lib/settings.ts';
import { settingNames, type HostingSettings } from './env-file.ts';
import type { Placement } from './placement.ts';

/** A stack of docker-compose.yml: the bureau's own, or one for tests. */
export interface Installation {
  readonly root: string;
  /** The arguments of `docker compose` before its command: none for the bureau's own. */
  readonly options: readonly string[];
  readonly settings: HostingSettings;
  /** All machines, if there are several. */
  readonly placement?: Placement | undefined;
  /** Where its site is built. */
  readonly dist: string;
  /** Whether long work prints its progress. */
  readonly show: boolean;
}

interface Options {
  readonly input?: Input;
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

/** Runs `docker compose` and gives its output while it comes. The output ends with an error when the program fails. */
export function composeOutput(installation: Installation, args: readonly string[], input = ''): Readable {
  return streamDocker(composeArguments(installation, args), { input, ...surroundings(installation) });
}

/** The arguments of `docker` that run `docker compose` with these arguments. */
export const composeArguments = ({ options }: Installation, args: readonly string[]) => [
  'compose',
  ...options,
  ...args,
];

/** For Compose the environment counts more than .env, and some of these names are common. */
export function surroundings({ root, placement }: Installation) {
  const inFile = ['COMPOSE_FILE', ...settingNames, ...(placement?.settingNames ?? [])];
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

/** Runs a shell script with an input in the container of a service. It sees the service's own environment. */
export async function runInside(
  installation: Installation,
  service: string,
  script: string,
  input?: Input,
): Promise<string> {
  return await compose(
    installation,
    ['exec', '-T', service, 'sh', '-euc', script],
    input === undefined ? {} : { input },
  );
}

/** So that it prints rows only, as they are, and stops at the first error, which shows no row. */
const psqlOptions = '--no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --set=VERBOSITY=terse';

/** The connection of psql inside the database's container: to this database, or to the primary of three. */
const psqlConnection =
  'export PGPASSWORD="$POSTGRES_PASSWORD" PGHOST="${PRIMARY_HOST:-127.0.0.1}" PGPORT="${PRIMARY_PORT:-5432}" PGDATABASE=postgres';

/** How psql is run inside the database's container; by default as `postgres`, which is no superuser. */
export const psql = (user: 'postgres' | 'supabase_admin' = 'postgres') =>
  `${psqlConnection}; psql --username=${user} ${psqlOptions}`;

/** Runs SQL in the database's container as `postgres`. The statement is in no list of processes. */
export async function runSql(installation: Installation, sql: string): Promise<string> {
  return (await runInside(installation, 'db', `${psql()} --file=-`, sql)).trim();
}

/** The value of an SQL expression of type jsonb. */
export async function queryJson(installation: Installation, expression: string): Promise<unknown> {
  return JSON.parse(await runSql(installation, `select ${expression};`));
}

/** A text as an SQL literal. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
