import { expect, test } from 'vitest';
import { programVersion } from './program-version.ts';
import { makeTemporaryFolder, writeFiles } from './temporary-folder.ts';

test('the version changes only with the packages and the code', () => {
  const root = makeTemporaryFolder();
  const write = (name: string, text: string) => {
    writeFiles(root, { [name]: text });
  };
  write('code/server.ts', 'one');
  const first = programVersion(root, ['code']);
  write('other/server.ts', 'one');
  expect(programVersion(root, ['code'])).toBe(first);
  write('code/server.ts', 'two');
  const second = programVersion(root, ['code']);
  write('node_modules/.installed', 'abc');
  const third = programVersion(root, ['code']);
  write('code/folder/new.ts', '');
  expect(new Set([first, second, third, programVersion(root, ['code'])]).size).toBe(4);
});
