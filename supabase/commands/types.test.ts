import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { EmbeddedBackend } from '../backends/embedded/embedded-backend.ts';
import { findFreePort } from '../lib/ports.ts';
import { readSettings } from '../lib/settings.ts';
import { Site } from './site.ts';
import { types } from './types.ts';

test('a database that does not run is the reason, in the form for which each command says: make up', async () => {
  const settings = { ...readSettings(), databasePort: await findFreePort() };
  const file = path.join(settings.root, 'web/src/lib/database.types.ts');
  const before = readFileSync(file, 'utf8');
  const choice = { kind: 'embedded' as const, reason: '', byMachine: false };
  const written = types({ settings, choice, backend: new EmbeddedBackend(settings), site: new Site(settings) });
  await expect(written).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(readFileSync(file, 'utf8')).toBe(before);
});
