import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EmbeddedBackend } from '../backends/embedded/embedded-backend.ts';
import { writeState } from '../backends/embedded/state.ts';
import { findFreePort } from '../lib/ports.ts';
import { identify } from '../lib/processes.ts';
import { readSettings } from '../lib/settings.ts';
import { heal } from './fail.ts';
import { makeTemporaryFolder } from '../lib/temporary-folder.ts';
import { Site } from './site.ts';

/** The output of `make heal` while these faults are noted. */
async function healed(faults: string[]): Promise<readonly string[]> {
  const folder = makeTemporaryFolder();
  const port = await findFreePort();
  const supervisor = createServer((_request, response) => response.end()).listen(port, '127.0.0.1');
  await once(supervisor, 'listening');
  const lines: string[] = [];
  const print = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  onTestFinished(() => {
    print.mockRestore();
    supervisor.close();
    supervisor.closeAllConnections();
  });
  const control = { port, token: '' };
  writeState(folder, { supervisor: identify(process.pid), control, ready: true, version: '', faults, services: [] });
  const settings = { ...readSettings(), folder };
  const choice = { kind: 'embedded' as const, reason: '', byMachine: false };
  await heal({ settings, choice, backend: new EmbeddedBackend(settings), site: new Site(settings) });
  return lines;
}

test('each service that failed on purpose answers again', async () => {
  expect(await healed(['auth: slow', 'rest: 500'])).toEqual(['rest answers again.', 'auth answers again.']);
});

test('where none failed, this is said', async () => {
  expect(await healed([])).toEqual(['Nothing was failing on purpose.']);
});
