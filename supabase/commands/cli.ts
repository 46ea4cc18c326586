// The commands behind the Makefile's targets.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepHead, readAuditHead, verifyAuditLog } from './audit-log.ts';
import type { Backend } from '../backends/backend.ts';
import { chooseBackend } from '../backends/choose.ts';
import { doDailyDuties } from './daily-duties.ts';
import { applyFixtures, applySqlFile, isEmpty } from './fixtures.ts';
import { withLock } from '../lib/lock.ts';
import { readSetting, readSettings, StackError, type Settings } from '../lib/settings.ts';
import { Site } from './site.ts';
import { startOrReplace } from './start-or-replace.ts';
import { chooseKindWithReason, givenKind, recallKind, type Choice } from '../backends/stack-kind.ts';
import { applyMigrations, generateTypes } from '../lib/supabase-cli.ts';

interface Stack {
  readonly settings: Settings;
  readonly choice: Choice;
  readonly backend: Backend;
  readonly site: Site;
}

const commands: Record<string, (stack: Stack) => Promise<void>> = {
  up: async ({ settings, backend: chosen, site, choice }) => {
    const backend = await withLock(settings.folder, async () => {
      console.log(`Backend: ${chosen.title}, because ${choice.reason}.`);
      const started = await startOrReplace(chosen, choice, () => chooseBackend(settings, 'embedded'));
      await prepareData(started, settings);
      await site.start(started.access, 'development');
      return started;
    });
    printAddresses(backend, site, !(await isEmpty(backend.access.databaseUrl)));
  },

  down: async ({ settings, backend, site }) => {
    await withLock(settings.folder, async () => {
      await site.stop();
      await backend.stop();
    });
    console.log('Stopped. The data is kept; make up brings it back.');
  },

  reset: async ({ settings, backend }) => {
    await withLock(settings.folder, async () => {
      await backend.drop();
      await backend.start();
      await prepareData(backend, settings);
    });
    console.log(settings.seed ? 'The database is new, with the demo data.' : 'The database is new and empty.');
  },

  status: async ({ backend, site }) => {
    console.log(`Backend: ${backend.title}`);
    for (const { name, state, port, pid } of [...(await backend.status()), site.status()]) {
      const where = port === undefined ? '' : `port ${port}`;
      console.log(
        `${name.padEnd(8)} ${state.padEnd(8)} ${where}${pid === undefined ? '' : `  process ${pid}`}`.trimEnd(),
      );
    }
  },

  env: async ({ backend, site }) => {
    const { apiUrl, publishableKey, secretKey, databaseUrl } = backend.access;
    console.log(`SUPABASE_URL=${apiUrl}`);
    console.log(`SUPABASE_PUBLISHABLE_KEY=${publishableKey}`);
    console.log(`SUPABASE_SECRET_KEY=${secretKey}`);
    console.log(`DATABASE_URL=${databaseUrl}`);
    console.log(`WEB_URL=${site.url}`);
    await Promise.resolve();
  },

  logs: async ({ settings, backend, site }) => {
    const siteLog = existsSync(site.logFile) ? readFileSync(site.logFile, 'utf8') : '';
    const logs = [...(await backend.readLogs()), { name: path.relative(settings.root, site.logFile), text: siteLog }];
    for (const { name, text } of logs) {
      console.log(`==> ${name}`);
      console.log(text.trimEnd().split('\n').slice(-40).join('\n') || '(nothing yet)');
    }
  },

  stop: (stack) => changeService(stack, 'stop'),
  start: (stack) => changeService(stack, 'start'),

  seed: async ({ settings, backend }) => {
    const file = readSetting('FILE');
    if (file === undefined) throw new StackError('Which file?', 'make seed FILE=../new-member.sql');
    await applySqlFile(backend.access.databaseUrl, path.resolve(settings.root, file));
    console.log(`${file} is applied.`);
  },

  'verify-audit': async ({ backend }) => {
    const kept = readAuditHead(readSetting('HEAD'));
    const { rows, problems, head } = await verifyAuditLog(backend.access.databaseUrl, kept);
    for (const { id, problem } of problems) console.error(`Row ${id}: ${problem}.`);
    if (problems.length > 0) {
      throw new StackError('The audit log has been tampered with.', 'The rows above do not fit the chain.');
    }
    console.log(`The audit log is whole: ${rows} rows, each fits the one before.${keepHead('verify-audit', head)}`);
  },

  daily: async ({ backend }) => {
    const { agesChanged, erased, requestsExpired, filesRemoved } = await doDailyDuties(backend.access);
    console.log(
      `Ages changed: ${agesChanged}. Profiles erased: ${erased}. Requests expired: ${requestsExpired}. Files removed: ${filesRemoved}.`,
    );
  },

  types: async ({ settings, backend }) => {
    const types = await generateTypes(settings.root, backend.access.databaseUrl);
    writeFileSync(path.join(settings.root, 'web/src/lib/database.types.ts'), types);
    console.log('web/src/lib/database.types.ts is written.');
  },
};

/** What belongs into a database that has just come up: what it lacks of the migrations, and the demo data when it is empty. */
async function prepareData(backend: Backend, { root, seed }: Settings): Promise<void> {
  await applyMigrations(root, backend.access.databaseUrl);
  if (seed && (await isEmpty(backend.access.databaseUrl))) {
    console.log('The database is empty: adding the demo data.');
    await applyFixtures(root, backend.access);
  }
}

async function changeService({ backend, site }: Stack, action: 'start' | 'stop'): Promise<void> {
  const name = readSetting('SERVICE') ?? '';
  const names = [...backend.serviceNames, 'web'];
  if (!names.includes(name)) {
    throw new StackError(
      `SERVICE=${name} is not a service that can be stopped here.`,
      `Those are: ${names.join(', ')}.`,
    );
  }
  if (name === 'web') await (action === 'start' ? site.start(backend.access, 'development') : site.stop());
  else await (action === 'start' ? backend.startService(name) : backend.stopService(name));
  console.log(`${name}: ${action === 'start' ? 'started' : 'stopped'}.`);
}

function printAddresses({ access }: Backend, site: Site, hasPeople: boolean): void {
  const demoLogins = `
  Demo logins (demo data only)
    admin                Demo-admin-2026    (Admin Login)
    asha, bala, chitra   Demo-member-2026   (Member Login)
`;
  console.log(`
  Site      ${site.url}
  API       ${access.apiUrl}
  Database  ${access.databaseUrl}
${hasPeople ? demoLogins : '\n  The database is empty: make up adds the demo data.\n'}
  make status, make logs, make down; make help lists everything.`);
}

/** Somebody who names another backend than the one that runs here would look at the wrong data. */
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
  const command = commands[process.argv[2] ?? ''];
  if (command === undefined)
    throw new StackError('Unknown command.', `The commands are: ${Object.keys(commands).join(', ')}`);
  const settings = readSettings();
  await refuseSecondStack(settings);
  const choice = chooseKindWithReason(settings);
  if (choice.kind === 'compose') {
    throw new StackError(
      'compose is for the tests: make test BACKEND=compose.',
      'An own server is brought up by: make host',
    );
  }
  await command({ settings, choice, backend: chooseBackend(settings, choice.kind), site: new Site(settings) });
} catch (error) {
  const explanation = explain(error);
  if (explanation === undefined) throw error;
  console.error(`Error: ${explanation}`);
  process.exitCode = 1;
}
