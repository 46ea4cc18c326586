import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { programVersion } from './program-version.ts';

test('the version changes only with the packages and the code', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'version-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
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
