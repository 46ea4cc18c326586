import { spawn } from 'node:child_process';
import { Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StackError } from '../stack/settings.ts';
import { settingNames, type HostingSettings } from './env-file.ts';

/** Something that docker-compose.yml has brought up: the bureau's own, or one that is made for tests. */
export interface Installation {
  readonly root: string;
  /** What `docker compose` is told before its command: nothing for the bureau's own. */
  readonly options: readonly string[];
  readonly settings: HostingSettings;
  /** Where its site is built. */
  readonly dist: string;
  /** Whether long work shows what it does. */
  readonly show: boolean;
}

/** What a program reads: all at once, or while it comes. */
type Input = string | Iterable<Uint8Array> | AsyncIterable<string | Uint8Array>;

interface Options {
  /** What the program reads. */
  readonly input?: Input;
  /** Whether its output is shown while it runs, instead of being given back. */
  readonly show?: boolean;
}

/** Runs `docker compose` and gives what it printed. @throws StackError with its errors when it fails. */
export async function compose(
  { root, options }: Installation,
  args: readonly string[],
  { input = '', show = false }: Options = {},
): Promise<string> {
  const result = await runDocker(root, ['compose', ...options, ...args], { input, show });
  if (result.code === 0) return result.stdout;
  throw failure(args, result.stderr);
}

/** Runs `docker compose` and gives its output while it comes. The output ends with an error when the program fails. */
export function composeOutput({ root, options }: Installation, args: readonly string[], input = ''): Readable {
  const child = spawnDocker(root, ['compose', ...options, ...args], 'pipe');
  const errors = text(child.stderr ?? Readable.from([]));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve).on('error', () => resolve(null)));
  void feed(input, child.stdin);
  const { stdout } = child;
  return Readable.from(
    (async function* () {
      if (stdout !== null) for await (const chunk of stdout) yield chunk;
      if ((await ended) !== 0) throw failure(args, await errors);
    })(),
    { objectMode: false },
  );
}

/** Says in one line when Docker or its compose plugin is missing or not reachable. */
export async function requireDocker(root: string): Promise<void> {
  const plugin = await runDocker(root, ['compose', 'version', '--short']);
  if (plugin.code !== 0) {
    throw new StackError(
      'Docker with the compose plugin is not here.',
      'Install both: https://docs.docker.com/engine/',
    );
  }
  const engine = await runDocker(root, ['info', '--format', '{{.ServerVersion}}']);
  if (engine.code !== 0) {
    throw new StackError(
      'The Docker engine does not answer.',
      'Start it, or run the command as a user who may use it.',
    );
  }
}

/** Runs a shell script in the container of a service, with what it reads. It sees the service's own environment. */
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

/** How psql is run inside the database's container; by default as `postgres`, which is no superuser. */
export const psql = (user: 'postgres' | 'supabase_admin' = 'postgres') =>
  [
    `PGPASSWORD="$POSTGRES_PASSWORD" psql --host=127.0.0.1 --username=${user} --dbname=postgres`,
    '--no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1',
  ].join(' ');

/** Runs SQL in the database's container as `postgres`. What it holds is not in any list of processes. */
export async function runSql(installation: Installation, sql: string): Promise<string> {
  return (await runInside(installation, 'db', `${psql()} --file=-`, sql)).trim();
}

/** What an SQL expression of type jsonb gives. */
export async function queryJson(installation: Installation, expression: string): Promise<unknown> {
  return JSON.parse(await runSql(installation, `select ${expression};`));
}

/** A text as an SQL literal. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Runs `docker` and gives how it ended and what it printed. */
export async function runDocker(root: string, args: readonly string[], { input = '', show = false }: Options = {}) {
  return await new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve, reject) => {
    const child = spawnDocker(root, args, show ? 'inherit' : 'pipe');
    let stdout = '';
    let stderr = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk) => (stdout += String(chunk)));
    child.stderr?.setEncoding('utf8').on('data', (chunk) => (stderr += String(chunk)));
    child.on('error', (error) => resolve({ code: null, stdout, stderr: error.message }));
    child.on('close', (code) => resolve({ code, stdout, stderr }));
    feed(input, child.stdin).catch((error: unknown) => {
      // Without its input it would do half of its work.
      child.kill();
      reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}

/** A program that ends without reading everything is judged by its exit code. @throws what the input throws */
async function feed(input: Input, stdin: Writable | null): Promise<void> {
  if (stdin === null) return;
  stdin.on('error', () => undefined);
  for await (const chunk of typeof input === 'string' ? [input] : input) {
    if (stdin.destroyed) return;
    await new Promise((resolve) => stdin.write(chunk, resolve));
  }
  stdin.end();
}

function spawnDocker(root: string, args: readonly string[], output: 'inherit' | 'pipe') {
  // For Compose the environment counts more than .env, and some of these names are common.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !settingNames.includes(name)));
  return spawn('docker', args, { cwd: root, env, stdio: ['pipe', output, output] });
}

function failure(args: readonly string[], stderr: string): StackError {
  return new StackError(`docker compose ${args[0] ?? ''} failed.`, stderr.trim() || 'See above.');
}
