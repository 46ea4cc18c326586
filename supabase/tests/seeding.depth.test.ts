import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { chooseKind } from '../backends/stack-kind.ts';
import { readSettings } from '../lib/settings.ts';

test('a file of SQL is named as it is typed: make runs nothing that is in its name', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'seeding-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const ran = path.join(folder, 'ran');
  const { root } = readSettings();
  const name = `$(shell touch ${ran})$HOME.sql`;
  const { stderr, failed } = await execa('make', ['seed', `FILE=${name}`], { cwd: root, reject: false });
  expect(failed).toBe(true);
  // The backend of an own server takes no such file.
  if (chooseKind(readSettings()) !== 'compose') expect(stderr).toContain(`There is no file ${path.join(root, name)}`);
  expect(existsSync(ran)).toBe(false);
});
