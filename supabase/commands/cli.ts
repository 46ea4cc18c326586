// The commands behind the Makefile's targets: `cli.ts VERB`.
import { chooseBackend } from '../backends/choose.ts';
import { chooseKindWithReason, givenKind, recallKind } from '../backends/stack-kind.ts';
import { readSettings, StackError, type Settings } from '../lib/settings.ts';
import { Site } from './site.ts';
import type { Stack } from './stack.ts';

/** What can be done with any backend. Each verb brings its own code: what is not asked for need not be loaded. */
const onBackend: Readonly<Record<string, () => Promise<(stack: Stack) => Promise<void>>>> = {
  up: async () => (await import('./up.ts')).up,
  down: async () => (await import('./down.ts')).down,
  reset: async () => (await import('./reset.ts')).reset,
  status: async () => (await import('./status.ts')).status,
  env: async () => (await import('./env.ts')).env,
  logs: async () => (await import('./logs.ts')).logs,
  stop: async () => (await import('./service.ts')).stop,
  start: async () => (await import('./service.ts')).start,
  fail: async () => (await import('./fail.ts')).fail,
  heal: async () => (await import('./fail.ts')).heal,
  seed: async () => (await import('./seed.ts')).seed,
  'verify-audit': async () => (await import('./verify-audit.ts')).verifyAudit,
  daily: async () => (await import('./daily.ts')).daily,
  types: async () => (await import('./types.ts')).types,
  admin: async () => (await import('./admin.ts')).admin,
};

/** What needs no stack that runs; most of it only a bureau's own installation has. */
const withoutStack: Readonly<Record<string, () => Promise<(root: string) => Promise<void>>>> = {
  bench: async () => (await import('./bench/bench.ts')).bench,
  lighthouse: async () => (await import('./lighthouse/lighthouse.ts')).lighthouse,
  secrets: async () => (await import('./secrets.ts')).secrets,
  'backup-key': async () => (await import('./backup.ts')).backupKey,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
  unpack: async () => (await import('./restore.ts')).unpack,
  doctor: async () => (await import('./doctor.ts')).doctor,
};

/** Somebody who names another backend than the one that runs here would look at the wrong data. */
async function refuseSecondStack(settings: Settings): Promise<void> {
  const [given, present] = [givenKind(), recallKind(settings)];
  if (given === undefined || present === undefined || given === present) return;
  const services = await (await chooseBackend(settings, present)).status();
  if (services.every(({ state }) => state === 'stopped')) return;
  throw new StackError(
    `The stack that runs here is ${present}, not ${given}.`,
    `Stop it first: make down STACK=${present}. Its data is kept.`,
  );
}

async function run(verb: string): Promise<void> {
  const settings = readSettings();
  const readAlone = withoutStack[verb];
  if (readAlone !== undefined) {
    const command = await readAlone();
    await command(settings.root);
    return;
  }
  const readCommand = onBackend[verb];
  if (readCommand === undefined) {
    const verbs = [...Object.keys(onBackend), ...Object.keys(withoutStack)];
    throw new StackError('Unknown command.', `The commands are: ${verbs.join(', ')}`);
  }
  await refuseSecondStack(settings);
  const choice = chooseKindWithReason(settings);
  const [command, backend] = await Promise.all([readCommand(), chooseBackend(settings, choice.kind)]);
  await command({ settings, choice, backend, site: new Site(settings) });
}

/** In one line what went wrong and the way out, or undefined for what nobody foresaw. */
function explain(error: unknown): string | undefined {
  if (error instanceof StackError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ECONNREFUSED') return 'The database is not running. Start it first: make up';
  if (code === 'ENOSPC') return 'No space left on the disk. Free some, then run the command again.';
  if (code === 'EACCES' || code === 'EPERM') {
    return `${error instanceof Error ? error.message : ''}. The stack's folder belongs to another user: run the command as that user, or set STACK_FOLDER.`;
  }
  return undefined;
}

try {
  await run(process.argv[2] ?? '');
} catch (error) {
  const explanation = explain(error);
  if (explanation === undefined) throw error;
  console.error(`Error: ${explanation}`);
  process.exitCode = 1;
}
