import { rmSync } from 'node:fs';
import { hash } from 'bcryptjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../lib/database.ts';
import { findFreePort } from '../../lib/ports.ts';
import { readSettings } from '../../lib/settings.ts';
import { makeTestFolder } from '../../lib/test-folders.ts';
import { EmbeddedBackend } from './embedded-backend.ts';

type Way = 'stop' | 'kill';

const folder = makeTestFolder('services');
const login = { email: 'services@example.com', password: 'ServicesComeBack1' };
const backend = new EmbeddedBackend({
  ...readSettings(),
  folder,
  apiPort: await findFreePort(),
  databasePort: await findFreePort(),
});
const { apiUrl, databaseUrl, publishableKey } = backend.access;

beforeAll(async () => {
  await backend.start();
  const password = await hash(login.password, 4);
  await withDatabase(databaseUrl, async (sql) => {
    await sql`insert into auth.users (id, email, encrypted_password, email_confirmed_at)
      values (gen_random_uuid(), ${login.email}, ${password}, now())`;
    await sql`create table public.answers ()`;
    await sql`grant select on public.answers to anon`;
  });
});
afterAll(async () => {
  await backend.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function pidOf(name: string): Promise<number | undefined> {
  return (await backend.status()).find((service) => service.name === name)?.pid;
}

/** Ends a process and waits until it is gone; when it is started again is not waited for. */
async function kill(name: string): Promise<void> {
  await expect.poll(() => pidOf(name)).toBeDefined();
  const pid = await pidOf(name);
  process.kill(pid ?? 0, 'SIGKILL');
  await expect.poll(() => pidOf(name), { interval: 10 }).not.toBe(pid);
}

const statusOf = async (path: string, init: RequestInit = {}) => {
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  // A hanging request is no answer either, and is repeated.
  const signal = AbortSignal.timeout(5_000);
  const answer = await fetch(apiUrl + path, { ...init, headers, signal }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.status;
};

/** Every service runs, and the ones that need the database answer with its data. */
async function expectAll(): Promise<void> {
  const signIn = { method: 'POST', body: JSON.stringify(login) };
  await expect
    .poll(async () => ({
      states: (await backend.status()).map(({ name, state }) => `${name} ${state}`),
      signIn: await statusOf('/auth/v1/token?grant_type=password', signIn),
      read: await statusOf('/rest/v1/answers'),
    }))
    .toEqual({ states: backend.serviceNames.map((name) => `${name} running`), signIn: 200, read: 200 });
}

/** Ends both, and starts the stopped ones in this order. Killed ones come back by themselves. */
async function endBoth(ends: readonly (readonly [name: string, way: Way])[], starts: readonly string[]) {
  for (const [name, way] of ends) await (way === 'kill' ? kill(name) : backend.stopService(name));
  const stopped = new Set(starts);
  for (const name of starts) {
    stopped.delete(name);
    const started = backend.startService(name);
    if (stopped.has('db') && name !== 'gateway') await expect(started).rejects.toThrow('make start SERVICE=db');
    else await started;
  }
  await expectAll();
  // A service that died too often begins again.
  for (const [name] of ends) await backend.startService(name);
}

// The gateway lives in the process that starts the others: it cannot be killed alone.
const waysOf = (name: string): readonly Way[] => (name === 'gateway' ? ['stop'] : ['stop', 'kill']);

// They need the database and not one another: it in every order, and once without it.
const pairs = [
  ...['auth', 'rest', 'gateway'].flatMap((name) => [['db', name] as const, [name, 'db'] as const]),
  ['auth', 'rest'] as const,
];

test.each(pairs)('whatever happens to %s and then to %s, all services answer afterwards', async (first, second) => {
  for (const way of waysOf(first)) {
    for (const then of waysOf(second)) {
      const ends = [[first, way] as const, [second, then] as const];
      const stopped = ends.filter(([, end]) => end === 'stop').map(([name]) => name);
      await endBoth(ends, stopped);
      if (stopped.length === 2) await endBoth(ends, stopped.toReversed());
    }
  }
});

test('the end of auth while the database is away is not one too many', async () => {
  for (let times = 1; times <= 4; times++) {
    await kill('auth');
    await expectAll();
  }
  await endBoth(
    [
      ['db', 'stop'],
      ['auth', 'kill'],
    ],
    ['db'],
  );
});
