import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Installation } from '../backends/compose/compose.ts';
import { exportObjects, importObjects, type StoredObject } from './objects.ts';

// The scripts that run inside the storage container, before a storage that refuses.

const folder = mkdtempSync(path.join(tmpdir(), 'objects-'));
const storage = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(500).end('{"message":"ENOSPC: no space left on device"}'));
});
const installation: Installation = {
  root: folder,
  options: [],
  // Not read here.
  settings: {
    SITE_URL: '',
    POSTGRES_PASSWORD: '',
    AUTH_DB_PASSWORD: '',
    STORAGE_DB_PASSWORD: '',
    REST_DB_PASSWORD: '',
    JWT_SECRET: '',
    PUBLISHABLE_KEY: '',
    SECRET_KEY: '',
    ANON_TOKEN: '',
    SERVICE_TOKEN: '',
    BACKUP_SIGNING_KEY: '',
  },
  dist: folder,
  show: false,
};

beforeAll(async () => {
  storage.listen(0, '127.0.0.1');
  await once(storage, 'listening');
  // Runs here what `docker compose exec -T storage` is to run there.
  writeFileSync(path.join(folder, 'docker'), '#!/bin/sh\nshift 4\nexec "$@"\n', { mode: 0o755 });
});
beforeEach(() => {
  vi.stubEnv('PATH', `${folder}:${process.env['PATH'] ?? ''}`);
  vi.stubEnv('SERVER_PORT', String(z.object({ port: z.number() }).parse(storage.address()).port));
  vi.stubEnv('SERVICE_KEY', 'a key');
});
afterAll(() => {
  storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const address = { bucket: 'profile-images', name: '1/a.webp' };
async function* files(): AsyncGenerator<StoredObject> {
  await Promise.resolve();
  yield { ...address, contentType: 'image/webp', cacheControl: 'max-age=1', content: Buffer.from('bytes') };
}
async function exportAll() {
  for await (const _ of exportObjects(installation, [address])) expect.unreachable();
}

test.each([
  ['sent', () => importObjects(installation, files())],
  ['read', exportAll],
])('a file that cannot be %s is named in one line, with the reason', async (_what, run) => {
  await expect(run()).rejects.toThrow(
    /failed: profile-images\/1\/a\.webp: storage answered 500 \{"message":"ENOSPC: no space left on device"\}$/,
  );
});
