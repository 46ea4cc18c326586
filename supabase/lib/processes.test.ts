import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { answers, endProcess, identify, readStatus } from './processes.ts';
import { findFreePort } from './ports.ts';

test('the status is read, or undefined if the server hangs up, is silent or is missing', async () => {
  const port = await findFreePort();
  const at = (path: string) => `http://127.0.0.1:${port}/${path}`;
  expect(await readStatus(at(''))).toBeUndefined();
  const server = createServer((request, response) => {
    if (request.url === '/hangs-up') request.destroy();
    else if (request.url !== '/says-nothing') {
      response.writeHead(request.headers.apikey === 'key' ? 200 : Number(request.url?.slice(1))).end('words');
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  expect(await readStatus(at('503'))).toBe(503);
  expect(await readStatus(at('401'), { apikey: 'key' })).toBe(200);
  expect(await readStatus(at('hangs-up'))).toBeUndefined();
  expect(await readStatus(at('says-nothing'))).toBeUndefined();
  expect(await Promise.all(['200', '302', '404', '503'].map(async (path) => await answers(at(path))))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.runIf(process.platform === 'linux')(
  'an ended child is collected, so that its processor time is counted',
  async () => {
    const { pid = 0 } = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
    const child = identify(pid);
    // Blocks this process: Node collects nothing meanwhile.
    while (!/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')));
    await endProcess(child);
    expect(existsSync(`/proc/${pid}`)).toBe(false);
  },
);
