import { spawn } from 'node:child_process';
import { StackError } from '../stack/settings.ts';
import { settingNames } from './env-file.ts';

interface Options {
  /** What the program reads. */
  readonly input?: string;
  /** Whether its output is shown while it runs, instead of being given back. */
  readonly show?: boolean;
}

/** Runs `docker compose` in the project's folder and gives what it printed. @throws StackError with its errors when it fails. */
export async function compose(root: string, args: readonly string[], options: Options = {}): Promise<string> {
  const { code, stdout, stderr } = await runDocker(root, ['compose', ...args], options);
  if (code === 0) return stdout;
  throw new StackError(`docker compose ${args[0] ?? ''} failed.`, stderr.trim() || 'See above.');
}

/** Says in one line when Docker or its compose plugin is missing or not reachable. */
export async function requireDocker(root: string): Promise<void> {
  const plugin = await runDocker(root, ['compose', 'version', '--short'], {});
  if (plugin.code !== 0) {
    throw new StackError(
      'Docker with the compose plugin is not here.',
      'Install both: https://docs.docker.com/engine/',
    );
  }
  const engine = await runDocker(root, ['info', '--format', '{{.ServerVersion}}'], {});
  if (engine.code !== 0) {
    throw new StackError(
      'The Docker engine does not answer.',
      'Start it, or run the command as a user who may use it.',
    );
  }
}

/** Runs SQL in the database's container as `postgres`. What it holds is not in any list of processes. */
export async function runSql(root: string, sql: string): Promise<string> {
  const psql = [
    'PGPASSWORD="$POSTGRES_PASSWORD" exec psql --host=127.0.0.1 --username=postgres --dbname=postgres',
    '--no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --file=-',
  ].join(' ');
  return (await compose(root, ['exec', '-T', 'db', 'sh', '-c', psql], { input: sql })).trim();
}

/** What an SQL expression of type jsonb gives. */
export async function queryJson(root: string, expression: string): Promise<unknown> {
  return JSON.parse(await runSql(root, `select ${expression};`));
}

/** A text as an SQL literal. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

async function runDocker(root: string, args: readonly string[], { input, show = false }: Options) {
  // For Compose the environment counts more than .env, and some of these names are common.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !settingNames.includes(name)));
  const output = show ? 'inherit' : 'pipe';
  return await new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = spawn('docker', args, { cwd: root, env, stdio: ['pipe', output, output] });
    let stdout = '';
    let stderr = '';
    child.stdout?.on('data', (chunk) => (stdout += String(chunk)));
    child.stderr?.on('data', (chunk) => (stderr += String(chunk)));
    child.on('error', (error) => resolve({ code: null, stdout, stderr: error.message }));
    child.on('close', (code) => resolve({ code, stdout, stderr }));
    // A program that ends without reading everything is judged by its exit code.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input ?? '');
  });
}
