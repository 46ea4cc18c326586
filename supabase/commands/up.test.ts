import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EmbeddedBackend } from '../backends/embedded/embedded-backend.ts';
import { findFreePort } from '../lib/ports.ts';
import { identify } from '../lib/processes.ts';
import type { Settings } from '../lib/settings.ts';
import { Site } from './site.ts';
import { makeTemporaryFolder } from '../lib/temporary-folder.ts';
import { up } from './up.ts';

async function takePort(host = '127.0.0.1'): Promise<number> {
  const port = await findFreePort();
  const server = net.createServer().listen(port, host);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return port;
}

/** A new folder, and ports that other programs have. */
async function makeSettings(): Promise<Settings> {
  const folder = makeTemporaryFolder();
  mkdirSync(path.join(folder, 'logs'));
  const ports = { apiPort: await takePort(), databasePort: await takePort(), webPort: await takePort() };
  return { root: path.resolve(import.meta.dirname, '../..'), folder, ...ports, seed: true };
}

test("a taken port of the site is refused first: the backend's own ports have not been tried", async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  const settings = await makeSettings();
  const choice = { kind: 'embedded' as const, reason: 'a test says so', byMachine: false };
  const started = up({ settings, choice, backend: new EmbeddedBackend(settings), site: new Site(settings) });
  await expect(started).rejects.toThrow(`Port ${settings.webPort} (the web site) is taken by`);
  expect(existsSync(path.join(settings.folder, 'kind'))).toBe(false);
});

test('a port that another program has on the IPv6 loopback address is taken: a browser opens localhost there', async () => {
  const hasIpv6 = Object.values(networkInterfaces()).some((of) => of?.some(({ address }) => address === '::1'));
  const webPort = hasIpv6 ? await takePort('::1') : await findFreePort();
  const required = new Site({ ...(await makeSettings()), webPort }).requirePort();
  // A machine without that address has no such program, and may start the site.
  if (hasIpv6) await expect(required).rejects.toThrow(`Port ${webPort} (the web site) is taken by`);
  else await expect(required).resolves.toBeUndefined();
});

test('the port of a site that runs already is its own', async () => {
  const settings = await makeSettings();
  const site = new Site(settings);
  const record = { ...identify(process.pid), port: settings.webPort };
  writeFileSync(path.join(settings.folder, 'web.json'), JSON.stringify(record));
  await expect(site.requirePort()).resolves.toBeUndefined();
  writeFileSync(path.join(settings.folder, 'web.json'), JSON.stringify({ ...record, started: 'gone' }));
  await expect(site.requirePort()).rejects.toThrow('WEB_PORT=');
});
