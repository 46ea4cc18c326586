import { readFileSync, realpathSync } from 'node:fs';
import { release } from 'node:os';
import { z } from 'zod';
import type { ServiceLog, ServiceStatus } from '../stack/backend.ts';
import { readSetting, StackError, type Settings } from '../stack/settings.ts';
import { stackNameOf } from '../stack/stack-name.ts';
import { hasAccess, readAccess } from './access-file.ts';
import { runLocalCli } from './local-cli.ts';
import { whatAnswers } from './probes.ts';
import type { Runtime, ServiceName } from './runtime.ts';

const excluded = 'realtime,functions,studio,mail,analytics,pooler';
const useOther = 'Use STACK=supabase with Docker, or STACK=embedded.';
const listSchema = z.object({ stacks: z.array(z.object({ id: z.string(), project_root: z.string() })) });
const reportSchema = z.object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) });

/** What decides whether the CLI's archives run on a machine. */
export interface Machine {
  /** Node's names, as in `linux` and `x64`. */
  readonly platform: string;
  readonly architecture: string;
  /** Of the operating system's kernel. */
  readonly release: string;
  /** Undefined where the C library is another one. */
  readonly glibc: string | undefined;
}

/** Why the CLI's native runtime cannot be used here, or undefined when it can. */
export function findObstacle({ platform, architecture, release: kernel, glibc }: Machine): string | undefined {
  if (platform === 'darwin') {
    // Darwin 23 is macOS 14.
    const fits = architecture === 'arm64' && Number(kernel.split('.')[0]) >= 23;
    return fits ? undefined : 'it needs macOS 14 or newer on Apple silicon';
  }
  if (platform !== 'linux' || !['x64', 'arm64'].includes(architecture)) {
    return `there are no archives for ${platform}-${architecture}`;
  }
  if (glibc === undefined) return 'it needs glibc 2.39 or newer, and this system has another C library';
  const [major = 0, minor = 0] = glibc.split('.').map(Number);
  return major > 2 || (major === 2 && minor >= 39)
    ? undefined
    : `it needs glibc 2.39 or newer, and this system has ${glibc}`;
}

/** Supabase's own programs without Docker: the experimental stack of the Supabase CLI. */
export class NativeRuntime implements Runtime {
  readonly kind = 'supabase-native';
  readonly title = "supabase-native (Supabase's own programs without Docker, run by the Supabase CLI; experimental)";
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  requireMachine(): void {
    const report = reportSchema.parse(process.report.getReport());
    const obstacle = findObstacle({
      platform: process.platform,
      architecture: process.arch,
      release: release(),
      glibc: report.header.glibcVersionRuntime,
    });
    if (obstacle !== undefined) {
      throw new StackError(`The native runtime of the Supabase CLI cannot run here: ${obstacle}.`, useOther);
    }
    this.#environment();
  }

  async resume(): Promise<boolean> {
    const states = await this.states();
    if (Object.values(states).every((state) => state === 'running')) return true;
    // What is left of it may hold the ports.
    await this.stop();
    return false;
  }

  async create(): Promise<void> {
    const set = Object.entries(this.#environment()).map(([name, value]) => `${name}=${value}`);
    console.log(`This is the experimental stack of the Supabase CLI; set for it: ${set.join(', ')}.`);
    console.log('The first time its programs are downloaded, which takes minutes.');
    // A name is not enough later: to the CLI it means another stack on another branch of git.
    const [id] = await this.#listIds();
    const which = id === undefined ? [`--stack=${stackNameOf(this.#settings.folder)}`, '--runtime=native'] : [byId(id)];
    await this.#supabase(['start', ...which, '--eager', `--exclude=${excluded}`]);
  }

  async printStatus(): Promise<string> {
    const [id] = await this.#listIds();
    if (id === undefined) throw new StackError('The backend is not running.', 'Start it first: make up');
    // The CLI refuses `-o env` for this stack; this is its new name.
    return await this.#supabase(['status', byId(id), '--env', '--output-format=text']);
  }

  async stop(): Promise<void> {
    for (const id of await this.#listIds()) await this.#supabase(['stop', byId(id)]);
  }

  async drop(): Promise<void> {
    for (const id of await this.#listIds()) await this.#supabase(['stack', 'destroy', byId(id)]);
  }

  async states(): Promise<Readonly<Record<ServiceName, ServiceStatus['state']>>> {
    const answering = hasAccess(this.#settings) ? await whatAnswers(readAccess(this.#settings)) : undefined;
    const stateOf = (name: ServiceName) => (answering?.[name] === true ? 'running' : 'stopped');
    return { db: stateOf('db'), auth: stateOf('auth'), rest: stateOf('rest'), gateway: stateOf('gateway') };
  }

  async stopService(): Promise<void> {
    await this.#refuseService();
  }

  async startService(): Promise<void> {
    await this.#refuseService();
  }

  async readLogs(): Promise<readonly ServiceLog[]> {
    const ids = await this.#listIds();
    const args = ['--output-format=text', '--since=start', '--limit=1000'];
    return await Promise.all(
      ids.map(async (id) => ({ name: 'supabase', text: await this.#supabase(['logs', byId(id), ...args]) })),
    );
  }

  async #refuseService(): Promise<void> {
    await Promise.reject(
      new StackError('The native runtime of the Supabase CLI cannot stop or start one service alone.', useOther),
    );
  }

  /** The stacks of this folder, whichever branch of git they were made on. */
  async #listIds(): Promise<string[]> {
    const folder = realpathSync(this.#settings.folder);
    const printed = await this.#supabase(['stack', 'list', '--output-format=json']);
    const { stacks } = listSchema.parse(JSON.parse(printed));
    return stacks.filter(({ project_root: root }) => root === folder).map(({ id }) => id);
  }

  async #supabase(args: readonly string[]): Promise<string> {
    return await runLocalCli(this.#settings, args, this.#environment());
  }

  /** PostgreSQL refuses to run as root, so the CLI has to be told another user. */
  #environment(): Record<string, string> {
    const stack = { SUPABASE_EXPERIMENTAL_STACK: '1' };
    if (process.getuid?.() !== 0) return stack;
    const user = readSetting('SUPABASE_NATIVE_POSTGRES_USER') ?? (hasUser('postgres') ? 'postgres' : undefined);
    if (user !== undefined) return { ...stack, SUPABASE_NATIVE_POSTGRES_USER: user };
    throw new StackError(
      'PostgreSQL does not run as root, and there is no user postgres.',
      'Make one (useradd --system --user-group postgres), name another in SUPABASE_NATIVE_POSTGRES_USER, or do not be root.',
    );
  }
}

const byId = (id: string) => `--stack-id=${id}`;

function hasUser(name: string): boolean {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .some((line) => line.startsWith(`${name}:`));
  } catch {
    return false;
  }
}
