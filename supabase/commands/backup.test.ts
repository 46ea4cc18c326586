import { expect, test, vi } from 'vitest';
import { backup } from './backup.ts';
import { makeTemporaryFolder } from '../lib/temporary-folder.ts';
import { restore } from './restore.ts';

test.each([
  ['external', 'docs/hosting.md, "Hosted Supabase instead"'],
  ['embedded', 'make reset'],
])('a backup and a restore of %s say what to do instead', async (kind, way) => {
  const root = makeTemporaryFolder();
  vi.stubEnv('STACK', kind);
  vi.stubEnv('STACK_FOLDER', root);
  await expect(backup(root)).rejects.toThrow(way);
  await expect(restore(root)).rejects.toThrow(way);
  // Without a backend of another kind, the settings of an own server are missing.
  vi.stubEnv('STACK', '');
  await expect(backup(root)).rejects.toThrow('make secrets');
});
