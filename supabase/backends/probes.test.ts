import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../lib/ports.ts';
import type { BackendAccess } from './backend.ts';
import { waitForServices } from './probes.ts';

test('storage without an answer is named, though it is stopped and started together with auth', async () => {
  const gateway = createServer(({ url }, response) => {
    response.writeHead(url?.startsWith('/storage/') === true ? 502 : 200).end();
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => gateway.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    gateway.close();
  });
  const access: BackendAccess = {
    apiUrl: `http://127.0.0.1:${port}`,
    databaseUrl: 'postgres://postgres@127.0.0.1:1/postgres',
    publishableKey: 'sb_publishable_x',
    secretKey: 'sb_secret_x',
    servicePasswords: {},
  };
  await expect(waitForServices(access, ['auth', 'rest'], 0, 'Does it run?')).rejects.toThrow(
    'No answer from: storage. Does it run?',
  );
});
