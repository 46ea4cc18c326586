import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { exportObjects, importObject } from './objects.ts';

// A storage that refuses.

const server = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(500).end('{"message":"ENOSPC: no space left on device"}'));
});
const storage = { storageUrl: '', serviceToken: 'a key' };
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  storage.storageUrl = `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`;
});
afterAll(() => server.close());

const address = { bucket: 'profile-images', name: '1/a.webp' };
const file = { ...address, contentType: 'image/webp', cacheControl: 'max-age=1', content: Buffer.from('bytes') };
async function exportAll() {
  for await (const _ of exportObjects(storage, [address])) expect.unreachable();
}

test.each([
  ['sent', () => importObject(storage, file)],
  ['read', exportAll],
])('a file that cannot be %s is named in one line, with the reason', async (_what, run) => {
  await expect(run()).rejects.toThrow(
    /^profile-images\/1\/a\.webp: storage answered 500 \{"message":"ENOSPC: no space left on device"\}$/,
  );
});
