import { execa } from 'execa';
import { expect, test } from 'vitest';

const program = `
  const { takeOwnEnvironment } = await import('./supabase/commands/check/own-environment.ts');
  const isOnCi = takeOwnEnvironment();
  console.log(JSON.stringify({ isOnCi, ...process.env, umask: process.umask(), hour: new Date(0).getHours() }));`;

/** The environment of the check when it is started in a shell with these values. */
async function startedIn(env: Record<string, string>): Promise<unknown> {
  const { PATH = '', HOME = '' } = process.env;
  const node = ['node', '--import', 'tsx', '--input-type=module', '--eval', program];
  const { stdout } = await execa('sh', ['-c', 'umask 077; exec "$@"', 'sh', ...node], {
    env: { PATH, HOME, ...env },
    extendEnv: false,
  });
  return JSON.parse(stdout);
}

// The output of `make env`, the variables of make, and those of people's shells.
const shell = {
  WEB_URL: 'http://127.0.0.1:1',
  SUPABASE_URL: 'http://127.0.0.1:2',
  DATABASE_URL: 'postgres://127.0.0.1:3',
  STACK: 'external',
  STACK_FOLDER: '/nowhere',
  API_PORT: '4',
  SEED: 'none',
  MAKEFLAGS: 'w',
  NODE_OPTIONS: '--no-warnings',
  NO_COLOR: '1',
  FORCE_COLOR: '1',
  LANG: 'ta_IN.UTF-8',
  LC_ALL: 'de_DE.UTF-8',
  TZ: 'America/New_York',
  CI: 'true',
};

test('nothing of the shell reaches the tests but what is named', async () => {
  const bare = await startedIn({});
  expect(bare).toMatchObject({ TZ: 'UTC', LANG: 'C.UTF-8', CI: 'true', isOnCi: false, umask: 0o022, hour: 0 });
  expect(await startedIn(shell)).toEqual({ ...Object(bare), isOnCi: true });
  expect(await startedIn({ ...shell, BACKEND: 'external' })).toMatchObject({ WEB_URL: shell.WEB_URL, TZ: 'UTC' });
});
