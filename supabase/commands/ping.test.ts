import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { execa } from 'execa';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { generateSettings, printEnvFile } from '../backends/compose/env-file.ts';
import { makeTemporaryFolder } from '../lib/temporary-folder.ts';
import { pingAddress, withPing } from './ping.ts';

const succeed = () => Promise.resolve();
const fail = () => Promise.reject(new Error('the disk is full'));

afterEach(() => vi.restoreAllMocks());

/** A service on this machine: its address, and the requests that it has got. */
async function startService(status = 200): Promise<{ address: string; requests: string[] }> {
  const requests: string[] = [];
  const server = createServer(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    response.writeHead(status).end('OK');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = z.custom<AddressInfo>((found) => typeof found === 'object').parse(server.address());
  return { address: `http://127.0.0.1:${port}/secret-id`, requests };
}

/** The lines printed as errors. */
function watchLines(): unknown[][] {
  return vi.spyOn(console, 'error').mockImplementation(() => {}).mock.calls;
}

test('a success requests the address, a failure its /fail, and the error stays', async () => {
  const { address, requests } = await startService();
  await withPing(address, succeed);
  await expect(withPing(`${address}/`, fail)).rejects.toThrow('the disk is full');
  await expect(withPing(`${address}?create=1`, fail)).rejects.toThrow('the disk is full');
  await withPing(undefined, succeed);
  expect(requests).toEqual(['GET /secret-id', 'GET /secret-id/fail', 'GET /secret-id/fail?create=1']);
});

test('a ping that fails is one line without the address, and fails nothing', async () => {
  const lines = watchLines();
  const refusing = await startService(404);
  await withPing(refusing.address, succeed);
  await withPing('http://127.0.0.1:1/secret-id', succeed);
  await withPing('secret-id', succeed);
  expect(lines).toEqual([
    ['PING_URL: the service answered 404, so it has no ping of this run.'],
    [expect.stringMatching(/^PING_URL: no ping of this run \(\w+\)\.$/)],
    ['PING_URL: no ping of this run (ERR_INVALID_URL).'],
  ]);
});

test('the address of the daily commands is in the environment, else in the .env of make secrets', async () => {
  const folder = makeTemporaryFolder();
  vi.stubEnv('PING_URL', '');
  const file = path.join(folder, '.env');
  writeFileSync(file, 'PING_URL=https://of-another-program.example\n');
  expect(pingAddress('daily', folder)).toBeUndefined();
  const settings = printEnvFile(await generateSettings('https://matrimony.example'));
  writeFileSync(file, settings);
  expect(pingAddress('daily', folder)).toBeUndefined();
  writeFileSync(file, `${settings}PING_URL=https://ping.example/secret-id\n`);
  expect(pingAddress('daily', folder)).toBe('https://ping.example/secret-id');
  vi.stubEnv('PING_URL', 'https://ping.example/of-cron');
  expect(pingAddress('daily', folder)).toBe('https://ping.example/of-cron');
  for (const verb of ['backup', 'doctor']) expect(pingAddress(verb, folder)).toBe('https://ping.example/of-cron');
  for (const verb of ['up', 'restore']) expect(pingAddress(verb, folder)).toBeUndefined();
});

test('a command sends its ping, and prints no part of the address', async () => {
  const { address, requests } = await startService();
  // It fails at once: a stack of invented people has no backup.
  const env = { PATH: process.env['PATH'], STACK: 'embedded', STACK_FOLDER: makeTemporaryFolder(), PING_URL: address };
  const { exitCode, stdout, stderr } = await execa('node', ['--import', 'tsx', 'supabase/commands/cli.ts', 'backup'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env,
    extendEnv: false,
    reject: false,
  });
  expect(exitCode).toBe(1);
  expect(requests).toEqual(['GET /secret-id/fail']);
  expect(stdout + stderr).not.toContain('secret-id');
});
