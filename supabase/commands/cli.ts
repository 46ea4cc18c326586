// The commands behind the Makefile's targets: `cli.ts VERB`.
import { chooseBackend } from '../backends/choose.ts';
import { chooseKindWithReason, givenKind, recallKind } from '../backends/stack-kind.ts';
import { requireSafeNode } from '../lib/node-version.ts';
import { readSettings, StackError, type Settings } from '../lib/settings.ts';
import { admin } from './admin.ts';
import { backup, backupKey } from './backup.ts';
import { daily } from './daily.ts';
import { doctor } from './doctor.ts';
import { down } from './down.ts';
import { env } from './env.ts';
import { fail, heal } from './fail.ts';
import { faults } from './faults.ts';
import { logs } from './logs.ts';
import { pingAddress, withPing } from './ping.ts';
import { reset } from './reset.ts';
import { restore, unpack } from './restore.ts';
import { secrets } from './secrets.ts';
import { seed } from './seed.ts';
import { start, stop } from './service.ts';
import { status } from './status.ts';
import { texts } from './texts.ts';
import { types } from './types.ts';
import { up } from './up.ts';
import { verifyAudit } from './verify-audit.ts';
import { Site } from './site.ts';
import type { Stack } from './stack.ts';

/** Commands for any backend. */
const onBackend: Readonly<Record<string, (stack: Stack) => Promise<void>>> = {
  up,
  down,
  reset,
  status,
  env,
  logs,
  stop,
  start,
  fail,
  heal,
  seed,
  'verify-audit': verifyAudit,
  daily,
  types,
  admin,
};

/** Commands that need no running stack; most of them are for a bureau's own installation. */
const withoutStack: Readonly<Record<string, (root: string) => Promise<void>>> = {
  // These two bring the backend of the tests along, which takes over the signals of its process.
  simulate: async () => await (await import('./bench/simulate.ts')).simulate(),
  bench: async () => await (await import('./bench/bench.ts')).bench(),
  'cluster-test': async (root) =>
    await (await import('../hosting/cluster/tests/machines/cluster-test.ts')).clusterTest(root),
  lighthouse: async () => await (await import('./lighthouse/lighthouse.ts')).lighthouse(),
  texts,
  faults,
  secrets,
  'backup-key': backupKey,
  backup,
  restore,
  unpack,
  doctor,
};

/** They make or hold the data of real people. */
const onOwnServer = ['secrets', 'backup-key', 'backup', 'restore', 'unpack'];
const onOwnBackend = ['up', 'reset', 'admin'];

/** Refuses another backend than the running one: the command would work on the wrong data. */
async function refuseSecondStack(settings: Settings): Promise<void> {
  const [given, present] = [givenKind(), recallKind(settings)];
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
