import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { identify, isAlive } from '../../lib/processes.ts';
import { readSettings } from '../../lib/settings.ts';
import { EmbeddedBackend } from './embedded-backend.ts';

test('a supervisor of another version is seen in the status, and stopped', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stack-'));
  mkdirSync(path.join(folder, 'logs'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const supervisor = identify(child.pid ?? 0);
  // As an earlier version wrote it: without the faults.
  writeFileSync(path.join(folder, 'state.json'), JSON.stringify({ supervisor, ready: true, services: [] }));
  const backend = new EmbeddedBackend({ ...readSettings(), folder });
  expect(await backend.status()).toMatchObject([{ state: 'failed', pid: child.pid }]);
  await backend.stop();
  expect(isAlive(supervisor)).toBe(false);
  expect(await backend.status()).toEqual([]);
});
