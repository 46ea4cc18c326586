import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { stackNameOf } from './stack-name.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

test('each folder has its own name, also through a symbolic link', () => {
  const [one, two] = [makeTemporaryFolder(), makeTemporaryFolder()];
  const link = path.join(two, 'link');
  symlinkSync(one, link);
  expect(stackNameOf(one)).toMatch(/^matrimony-[0-9a-f]{12}$/);
  expect(stackNameOf(two)).not.toBe(stackNameOf(one));
  expect(stackNameOf(link)).toBe(stackNameOf(one));
});
