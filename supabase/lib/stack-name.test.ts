import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stackNameOf } from './stack-name.ts';

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'stack-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('each folder has its own name, also through a symbolic link', () => {
  const [one, two] = [makeFolder(), makeFolder()];
  const link = path.join(two, 'link');
  symlinkSync(one, link);
  expect(stackNameOf(one)).toMatch(/^matrimony-[0-9a-f]{12}$/);
  expect(stackNameOf(two)).not.toBe(stackNameOf(one));
  expect(stackNameOf(link)).toBe(stackNameOf(one));
});
