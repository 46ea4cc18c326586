// The commands behind the Makefile's targets: `cli.ts VERB`.
import { chooseBackend } from '../backends/choose.ts';
import { chooseKindWithReason, givenKind, readKind } from '../backends/stack-kind.ts';
import { requireSafeNode } from '../lib/node-version.ts';
import { readSettings, StackError, type Settings } from '../lib/settings.ts';
import { pingAddress, withPing } from './ping.ts';
import { Site } from './site.ts';
import type { Stack } from './stack.ts';

// Each command loads its own files when it runs: `make types` must start while a file that it writes is missing or wrong.

/** Commands for any backend. */
const onBackend: Readonly<Record<string, (stack: Stack) => Promise<void>>> = {
  up: async (stack) => await (await import('./up.ts')).up(stack),
  down: async (stack) => await (await import('./down.ts')).down(stack),
  reset: async (stack) => await (await import('./reset.ts')).reset(stack),
  status: async (stack) => await (await import('./status.ts')).status(stack),
  env: async (stack) => await (await import('./env.ts')).env(stack),
  logs: async (stack) => await (await import('./logs.ts')).logs(stack),
  stop: async (stack) => await (await import('./service.ts')).stop(stack),
  start: async (stack) => await (await import('./service.ts')).start(stack),
  fail: async (stack) => await (await import('./fail.ts')).fail(stack),
  heal: async (stack) => await (await import('./fail.ts')).heal(stack),
  seed: async (stack) => await (await import('./seed.ts')).seed(stack),
  'verify-audit': async (stack) => await (await import('./verify-audit.ts')).verifyAudit(stack),
  'open-sealed': async (stack) => await (await import('./sealed.ts')).openSealed(stack),
  breach: async (stack) => await (await import('./breach.ts')).breach(stack),
  daily: async (stack) => await (await import('./daily.ts')).daily(stack),
  types: async (stack) => await (await import('./types.ts')).types(stack),
  admin: async (stack) => await (await import('./admin.ts')).admin(stack),
};

/** Commands that need no running stack; most of them are for a bureau's own installation. */
const withoutStack: Readonly<Record<string, (root: string) => Promise<void>>> = {
  bench: async () => await (await import('./bench/bench.ts')).bench(),
  lighthouse: async () => await (await import('./lighthouse.ts')).lighthouse(),
  texts: async () => await (await import('./texts.ts')).texts(),
  faults: async (root) => await (await import('./faults.ts')).faults(root),
  secrets: async (root) => await (await import('./secrets.ts')).secrets(root),
  'backup-key': async () => await (await import('./backup.ts')).backupKey(),
  backup: async (root) => await (await import('./backup.ts')).backup(root),
  restore: async (root) => await (await import('./restore.ts')).restore(root),
  unpack: async (root) => await (await import('./restore.ts')).unpack(root),
  doctor: async (root) => await (await import('./doctor.ts')).doctor(root),
};

/** They make or hold the data of real people. */
const onOwnServer = ['secrets', 'backup-key', 'backup', 'restore', 'unpack'];
const onOwnBackend = ['up', 'reset', 'admin'];

/** Refuses another backend than the running one: the command would work on the wrong data. */
async function refuseSecondStack(settings: Settings): Promise<void> {
  const [given, present] = [givenKind(), readKind(settings)];
  if (given === undefined || present === undefined || given === present) return;
  const services = await chooseBackend(settings, present).status();
  if (services.every(({ state }) => state === 'stopped')) return;
  throw new StackError(
    `The stack that runs here is ${present}, not ${given}.`,
    `Stop it first: make down STACK=${present}. Its data is kept.`,
  );
}

async function run(verb: string): Promise<void> {
  const settings = readSettings();
  const alone = withoutStack[verb];
  if (alone !== undefined) {
    if (onOwnServer.includes(verb)) requireSafeNode();
    await alone(settings.root);
    return;
  }
  const command = onBackend[verb];
  if (command === undefined) {
    const verbs = [...Object.keys(onBackend), ...Object.keys(withoutStack)];
    throw new StackError('Unknown command.', `The commands are: ${verbs.join(', ')}`);
  }
  await refuseSecondStack(settings);
  const choice = chooseKindWithReason(settings);
  if (choice.kind === 'compose' && onOwnBackend.includes(verb)) requireSafeNode();
  await command({ settings, choice, backend: chooseBackend(settings, choice.kind), site: new Site(settings) });
}

/** The failure in one line with its remedy, or undefined for an unforeseen one. */
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

// A reader that has seen enough, as in `make status | head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  const verb = process.argv[2] ?? '';
  await withPing(pingAddress(verb, readSettings().root), async () => await run(verb));
} catch (error) {
  const explanation = explain(error);
  if (explanation === undefined) throw error;
  console.error(`Error: ${explanation}`);
  process.exitCode = 1;
}
