import { mkdirSync, readlinkSync, symlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { plainPathOf, requirePlainPath } from './vite.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

function makeFolder(name: string): string {
  const place = makeTemporaryFolder();
  const folder = path.join(place, name);
  mkdirSync(folder);
  return folder;
}

test('a folder with a usual name is served as it is', () => {
  const folder = makeFolder('ரவி, projects (1) & more');
  expect(plainPathOf(folder)).toBe(folder);
  requirePlainPath(folder);
});

test.each(['client #2', "Ravi's projects", '50%41'])('a folder is served by a link, and tests nothing: %s', (name) => {
  const folder = makeFolder(name);
  const link = plainPathOf(folder);
  onTestFinished(() => unlinkSync(link));
  expect(readlinkSync(link)).toBe(folder);
  expect(plainPathOf(folder)).toBe(link);
  expect(() => requirePlainPath(folder)).toThrow(`No test runs in ${folder}`);
});

test('a link to another place is not followed', () => {
  const folder = makeFolder('client #3');
  const link = plainPathOf(folder);
  onTestFinished(() => unlinkSync(link));
  unlinkSync(link);
  symlinkSync('/etc', link);
  expect(() => plainPathOf(folder)).toThrow(`${link} cannot stand for it`);
});
