// The commands behind the Makefile's targets.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Backend } from './backend.ts';
import { chooseBackend } from './choose-backend.ts';
import { applyFixtures, applySqlFile, isEmpty } from './fixtures.ts';
import { withLock } from './lock.ts';
import { readSettings, StackError, type Settings } from './settings.ts';
import { Site } from './site.ts';
import { applyMigrations, generateTypes } from './supabase-cli.ts';

const settings = readSettings();
const backend = chooseBackend(settings);
const site = new Site(settings);

const commands: Record<string, () => Promise<void>> = {
  up: async () => {
    await withLock(settings.folder, async () => {
      console.log(`Backend: ${backend.title}`);
      await prepareBackend(backend, settings);
      await site.start(backend.access, 'development');
    });
    printAddresses();
  },
  down: async () => {
    await withLock(settings.folder, async () => {
      await site.stop();
      await backend.stop();
    });
    console.log('Stopped. The data is kept; make up brings it back.');
  },
  reset: async () => {
    await withLock(settings.folder, async () => {
      const siteRan = site.status().state === 'running';
      await backend.drop();
      await prepareBackend(backend, settings);
      if (siteRan) await site.start(backend.access, 'development');
    });
    console.log(settings.seed ? 'The database is new, with the demo data.' : 'The database is new and empty.');
  },
  status: async () => {
    console.log(`Backend: ${backend.title}`);
    for (const { name, state, port, pid } of [...(await backend.status()), site.status()]) {
      console.log(`${name.padEnd(8)} ${state.padEnd(8)} port ${port}${pid === undefined ? '' : `  process ${pid}`}`);
    }
  },
  env: async () => {
    const { apiUrl, publishableKey, secretKey, databaseUrl } = backend.access;
    console.log(`SUPABASE_URL=${apiUrl}`);
    console.log(`SUPABASE_PUBLISHABLE_KEY=${publishableKey}`);
    console.log(`SUPABASE_SECRET_KEY=${secretKey}`);
    console.log(`DATABASE_URL=${databaseUrl}`);
    console.log(`WEB_URL=${site.url}`);
    await Promise.resolve();
  },
  logs: async () => {
    for (const file of [...backend.logFiles, site.logFile]) {
      console.log(`==> ${path.relative(settings.root, file)}`);
      console.log(readTail(file, 40));
    }
    await Promise.resolve();
  },
  stop: async () => await changeService('stop'),
  start: async () => await changeService('start'),
  seed: async () => {
    const file = process.env.FILE;
    if (file === undefined || file === '') throw new StackError('Which file?', 'make seed FILE=../new-member.sql');
    await applySqlFile(backend.access.databaseUrl, path.resolve(settings.root, file));
    console.log(`${file} is applied.`);
  },
  types: async () => {
    const types = await generateTypes(settings.root, backend.access.databaseUrl);
    writeFileSync(path.join(settings.root, 'web/src/lib/database.types.ts'), types);
    console.log('web/src/lib/database.types.ts is written.');
  },
};

async function prepareBackend(target: Backend, { root, seed }: Settings): Promise<void> {
  await target.start();
  await applyMigrations(root, target.access.databaseUrl);
  if (seed && (await isEmpty(target.access.databaseUrl))) {
    console.log('The database is empty: adding the demo data.');
    await applyFixtures(root, target.access);
  }
}

async function changeService(action: 'start' | 'stop'): Promise<void> {
  const name = process.env.SERVICE ?? '';
  if (name === 'web') await (action === 'start' ? site.start(backend.access, 'development') : site.stop());
  else if (!backend.serviceNames.includes(name)) {
    const names = [...backend.serviceNames, 'web'].join(', ');
    throw new StackError(`SERVICE=${name} is not a service.`, `The services are: ${names}.`);
  } else if (action === 'start') await backend.startService(name);
  else await backend.stopService(name);
  console.log(`${name}: ${action === 'start' ? 'started' : 'stopped'}.`);
}

function readTail(file: string, lines: number): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  } catch {
    return '(nothing yet)';
  }
}

function printAddresses(): void {
  console.log(`
  Site      ${site.url}
  API       ${backend.access.apiUrl}
  Database  ${backend.access.databaseUrl}

  Demo logins (demo data only)
    admin                Demo-admin-2026    (Admin Login)
    asha, bala, chitra   Demo-member-2026   (Member Login)

  make status, make logs, make down; make help lists everything.`);
}

const command = commands[process.argv[2] ?? ''];
if (command === undefined) throw new Error(`Unknown command. The commands are: ${Object.keys(commands).join(', ')}`);
try {
  await command();
} catch (error) {
  if (!(error instanceof StackError)) throw error;
  console.error(`Error: ${error.message}`);
  process.exitCode = 1;
}
