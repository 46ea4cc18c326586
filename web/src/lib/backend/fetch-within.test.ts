import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { fetchWithin } from '@/lib/backend/fetch-within';

/** Never answers `/nothing`; of anything else it sends the beginning, and the rest never. */
const server = createServer((request, response) => {
  if (request.url !== '/nothing') response.writeHead(200).write('begin');
});
let address = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.custom<AddressInfo>((found) => typeof found === 'object').parse(server.address());
  address = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a server that does not answer in time is one that is away', async () => {
  await expect(fetchWithin(50, `${address}/nothing`, undefined)).rejects.toThrow(TypeError);
});

test('what has begun in time may take as long as it takes, until the caller gives up', async () => {
  const caller = new AbortController();
  const answer = await fetchWithin(500, `${address}/file`, { signal: caller.signal });
  const body = answer.text();
  caller.abort();
  await expect(body).rejects.toThrow('abort');
});

test('who has given up before hears that, not that the server is away', async () => {
  await expect(fetchWithin(500, address, { signal: AbortSignal.abort() })).rejects.toThrow('abort');
});
