import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../lib/temporary-folder.ts';
import { filesOnDiskOf } from './lite-files.ts';

test('the files of the buckets that are older than a day are listed and removed, and no others', async () => {
  const folder = makeTemporaryFolder();
  const files = filesOnDiskOf(folder);
  expect(await files.list()).toEqual([]);
  const home = path.join(folder, 'auth/supabase/.temp/storage');
  const add = (name: string, hours: number) => {
    const file = path.join(home, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
    const then = Date.now() / 1000 - hours * 3600;
    utimesSync(file, then, then);
    return file;
  };
  const old = add('profile-images/12/a.webp', 25);
  const others = [add('profile-images/12/b.webp', 23), add('elsewhere/a.webp', 25)];
  const listed = await files.list();
  expect(listed).toEqual([{ bucket_id: 'profile-images', name: '12/a.webp', version: null }]);
  await files.remove?.(listed);
  expect(existsSync(old)).toBe(false);
  expect(others.every((file) => existsSync(file))).toBe(true);
});
