import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { generateSettings, printEnvFile } from './compose/env-file.ts';
import type { Settings } from '../lib/settings.ts';
import { makeTemporaryFolder } from '../lib/temporary-folder.ts';
import { chooseKind, chooseKindWithReason, removeKind, readKind, startAndSaveKind } from './stack-kind.ts';

const started = async () => await Promise.resolve();
const failing = async () => await Promise.reject(new Error('no image'));
const withDocker = () => ({ usable: true, words: 'a Docker engine answers' });
const withoutDocker = () => ({ usable: false, words: 'Docker is not installed' });

function makeSettings(): Settings {
  const folder = makeTemporaryFolder();
  vi.stubEnv('STACK', '');
  return { root: folder, folder, apiPort: 1, databasePort: 2, webPort: 3, seed: true };
}

test('a new folder gets Supabase in Docker where an engine answers, else the embedded backend', () => {
  const settings = makeSettings();
  expect(chooseKind(settings, withDocker)).toBe('supabase');
  expect(chooseKind(settings, withoutDocker)).toBe('embedded');
});

test('a folder keeps the kind that was started in it, until its data is dropped', async () => {
  const settings = makeSettings();
  await startAndSaveKind(settings, 'embedded', started);
  expect(chooseKind(settings, withDocker)).toBe('embedded');
  await startAndSaveKind(settings, 'external', started);
  expect(chooseKind(settings, withoutDocker)).toBe('external');
  removeKind(settings);
  expect(chooseKind(settings, withDocker)).toBe('supabase');
});

test('an .env of make secrets means compose where nothing was started, and no other .env does', async () => {
  const settings = makeSettings();
  const file = path.join(settings.root, '.env');
  writeFileSync(file, 'SECRET_KEY=of-another-program\n');
  expect(chooseKind(settings, withoutDocker)).toBe('embedded');
  writeFileSync(file, printEnvFile(await generateSettings('https://matrimony.example')));
  for (const look of [withDocker, withoutDocker]) expect(chooseKind(settings, look)).toBe('compose');
  // Without Docker it is refused, and no demo stack takes its place.
  expect(chooseKindWithReason(settings, withoutDocker).byMachine).toBe(false);
  await startAndSaveKind(settings, 'embedded', started);
  expect(chooseKind(settings, withDocker)).toBe('embedded');
});

test('an embedded database from before the kind was noted is found', () => {
  const settings = makeSettings();
  mkdirSync(path.join(settings.folder, 'database'));
  writeFileSync(path.join(settings.folder, 'database/PG_VERSION'), '17\n');
  expect(chooseKind(settings, withDocker)).toBe('embedded');
});

test('a start that fails leaves the kind as it was', async () => {
  const settings = makeSettings();
  await expect(startAndSaveKind(settings, 'supabase', failing)).rejects.toThrow('no image');
  expect(readKind(settings)).toBeUndefined();
  await startAndSaveKind(settings, 'embedded', started);
  await expect(startAndSaveKind(settings, 'supabase', failing)).rejects.toThrow('no image');
  expect(readKind(settings)).toBe('embedded');
});

test('a start that is interrupted is known: it may have left something behind', async () => {
  const settings = makeSettings();
  await startAndSaveKind(settings, 'supabase', async () => {
    expect(readKind(settings)).toBe('supabase');
    await Promise.resolve();
  });
});

test('STACK decides where it is given, and a name that is none is refused', async () => {
  const settings = makeSettings();
  await startAndSaveKind(settings, 'embedded', started);
  vi.stubEnv('STACK', 'supabase');
  expect(chooseKind(settings, withoutDocker)).toBe('supabase');
  vi.stubEnv('STACK', 'kubernetes');
  expect(() => chooseKind(settings, withDocker)).toThrow('STACK=kubernetes is not a backend of this project.');
});

test('why it is this kind is said, and whether anybody asked for it', async () => {
  const settings = makeSettings();
  expect(chooseKindWithReason(settings, withoutDocker)).toEqual({
    kind: 'embedded',
    reason: 'Docker is not installed',
    byMachine: true,
  });
  await startAndSaveKind(settings, 'embedded', started);
  expect(chooseKindWithReason(settings, withDocker)).toMatchObject({ kind: 'embedded', byMachine: false });
  vi.stubEnv('STACK', 'supabase');
  expect(chooseKindWithReason(settings, withoutDocker)).toMatchObject({ kind: 'supabase', byMachine: false });
});
