import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort, portNotes, requireFreePort, reservePort } from './ports.ts';

test('a port in use is refused with the name of the program and another port', async () => {
  const port = await findFreePort();
  await expect(requireFreePort(port, 'the API', 'API_PORT')).resolves.toBeUndefined();
  const server = net.createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  await expect(requireFreePort(port, 'the API', 'API_PORT')).rejects.toThrow(
    new RegExp(`^Port ${port} \\(the API\\) is taken by .*process ${process.pid}.*API_PORT=${port + 10} make up$`),
  );
  await expect(requireFreePort(port, 'the site', 'HTTP_PORT', { host: '0.0.0.0', byDocker: true })).rejects.toThrow(
    `HTTP_PORT=${port + 10} in .env`,
  );
});

test('a free port is none that the system gives to others meanwhile, and is given once', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, findFreePort));
  expect(new Set(ports).size).toBe(200);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test('a port that another process has noted is not given, until that process has ended', () => {
  mkdirSync(portNotes, { recursive: true });
  const note = (pid: number) => writeFileSync(path.join(portNotes, '1'), String(pid));
  note(process.ppid);
  expect([reservePort(1), reservePort(1)]).toEqual([false, false]);
  // No process has this number.
  note(2 ** 30);
  expect([reservePort(1), reservePort(1), reservePort(1)]).toEqual([false, true, false]);
});

test('an address that this machine does not have is reported as missing, not as taken', async () => {
  const port = await findFreePort();
  // From TEST-NET-1, which is reserved for documentation.
  await expect(requireFreePort(port, 'the API', 'API_PORT', { host: '192.0.2.1' })).rejects.toThrow(
    'has no address 192.0.2.1',
  );
});
