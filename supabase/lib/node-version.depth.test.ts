import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import { isNodeOld, requireSafeNode } from './node-version.ts';

// A stack that runs in this checkout has a sentence of its own.
const folder = mkdtempSync(path.join(tmpdir(), 'no-stack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('Node 20 and 21 are old, later ones are not', () => {
  expect(['20.19.0', '21.7.3', '22.19.0', '24.21.0', '100.0.0'].map(isNodeOld)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(() => requireSafeNode('24.21.0')).not.toThrow();
});

/** What the command prints with a Node of this version, or what names itself so. */
async function runWith(version: string, verb: string, settings: Record<string, string>): Promise<string> {
  const env = { ...settings, STACK_FOLDER: folder };
  const code = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
  const renamed = ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
  const args = [...renamed, '--import', 'tsx', 'supabase/commands/cli.ts', verb];
  const cwd = path.resolve(import.meta.dirname, '../..');
  return (await execa(process.execPath, args, { cwd, env, all: true, reject: false })).all;
}

test("a bureau's own server refuses an old Node", async () => {
  const refused = /^Error: Node 20\.19\.0 gets no security fixes any more, .* Install Node 24\.$/;
  expect(await runWith('20.19.0', 'secrets', {})).toMatch(refused);
  expect(await runWith('20.19.0', 'admin', { STACK: 'compose' })).toMatch(refused);
});
