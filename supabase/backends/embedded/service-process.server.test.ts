import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Service } from './service-process.ts';

/** A server that writes its number when it is up, and nothing else. */
function makeService(afterStart: () => Promise<void>, needed?: Service): Service {
  const folder = mkdtempSync(path.join(tmpdir(), 'service-'));
  const logFile = path.join(folder, 'server.log');
  const service: Service = new Service(
    {
      name: 'server',
      port: 0,
      command: process.execPath,
      args: ['-e', 'console.log(`up ${process.pid}.`); setInterval(() => undefined, 1000)'],
      env: process.env,
      cwd: folder,
      logFile,
      stopSignal: 'SIGTERM',
      isReady: () => Promise.resolve(readFileSync(logFile, 'utf8').includes(`up ${service.process?.pid}.`)),
      afterStart,
    },
    () => undefined,
    needed,
  );
  onTestFinished(async () => {
    await service.stop();
    rmSync(folder, { recursive: true });
  });
  return service;
}

const kill = (service: Service) => process.kill(service.process?.pid ?? 0, 'SIGKILL');

test('a server that is stopped and started again is prepared once for each start', async () => {
  const afterStart = vi.fn(() => Promise.resolve());
  const service = makeService(afterStart);
  for (let times = 1; times <= 6; times++) {
    await service.start();
    expect(service.state).toBe('running');
    expect(afterStart).toHaveBeenCalledTimes(times);
    await service.stop();
    expect(service.state).toBe('stopped');
  }
});

test('two who start a server at once get one that is prepared, never twice at once', async () => {
  let running = 0;
  let most = 0;
  const service = makeService(async () => {
    most = Math.max(most, ++running);
    await delay(20);
    running--;
  });
  await Promise.all([service.start(), service.start()]);
  expect(service.state).toBe('running');
  expect(most).toBe(1);
});

test('a server that dies is started and prepared again', async () => {
  const afterStart = vi.fn(() => Promise.resolve());
  const service = makeService(afterStart);
  await service.start();
  const first = service.process;
  kill(service);
  await expect.poll(() => afterStart).toHaveBeenCalledTimes(2);
  expect(service.state).toBe('running');
  expect(service.process).not.toEqual(first);
});

test('a preparation that fails ends the server, which is started once more', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => errors.mockRestore());
  const afterStart = vi.fn(() => Promise.resolve());
  const service = makeService(afterStart);
  await service.start();
  afterStart.mockRejectedValueOnce(new Error('tuple concurrently updated'));
  kill(service);
  await expect.poll(() => afterStart).toHaveBeenCalledTimes(3);
  expect(service.state).toBe('running');
  expect(errors).toHaveBeenCalledTimes(1);
});

/** A server that needs another, which is stopped. */
async function makeNeedy() {
  const needed = makeService(() => Promise.resolve());
  const needy = makeService(() => Promise.resolve(), needed);
  await needed.start();
  await needy.start();
  await needed.stop();
  return { needed, needy };
}
const runs = (service: Service) => expect.poll(() => service.state).toBe('running');
const stops = (service: Service) => expect.poll(() => service.state).toBe('stopped');

test('a server that dies while what it needs is away is started again with that, however often', async () => {
  const { needed, needy } = await makeNeedy();
  for (let times = 1; times <= 6; times++) {
    kill(needy);
    await stops(needy);
    await needed.start();
    await runs(needy);
    await needed.stop();
  }
});

test('a server that was stopped stays so when what it needs comes back', async () => {
  const { needed, needy } = await makeNeedy();
  await needy.stop();
  await needed.start();
  expect(needy.state).toBe('stopped');
});

test('a server that has died too often is started again when what it needs comes back', async () => {
  const { needed, needy } = await makeNeedy();
  await needed.start();
  for (let deaths = 1; deaths <= 5; deaths++) {
    await runs(needy);
    kill(needy);
    await expect.poll(() => needy.state).not.toBe('running');
  }
  await expect.poll(() => needy.state).toBe('failed');
  await needed.stop();
  await needed.start();
  await runs(needy);
});

test('a server is not started without what it needs, but as soon as that is', async () => {
  const { needed, needy } = await makeNeedy();
  await needy.stop();
  await expect(needy.start()).rejects.toThrow('make start SERVICE=server');
  expect(needy.state).toBe('stopped');
  await needed.start();
  await runs(needy);
});

test.each(['stopped', 'killed'])('a server is started again when what it needs was %s and is back', async (how) => {
  const needed = makeService(() => Promise.resolve());
  const needy = makeService(() => Promise.resolve(), needed);
  await needed.start();
  await needy.start();
  const before = needy.process;
  if (how === 'stopped') {
    await needed.stop();
    await Promise.all([needed.start(), needy.start()]);
  } else kill(needed);
  await expect.poll(() => needy.process).not.toEqual(before);
  await runs(needy);
  expect(needed.state).toBe('running');
});
