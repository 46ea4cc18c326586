import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkFirstLoad } from './first-load.ts';

/** Text of about so many kilobytes that does not become smaller. */
function makeWeight(kilobytes: number): string {
  let state = 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(160 + (state % 64));
  };
  return Array.from({ length: kilobytes * 1333 }, next).join('');
}

/** A built site: the page names the entry, which imports a shared script at once and another when it is needed. */
function makeSite(weights: { entry: number; shared: number; later: number }): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'first-load-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, 'assets'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text, 'latin1');
  write('index.html', '<script type="module" crossorigin src="/assets/entry-1.js"></script>');
  const loads = 'import{a as b}from"./shared-2.js";const load=()=>import(`./later-3.js`);';
  write('assets/entry-1.js', `${loads}//${makeWeight(weights.entry)}`);
  write('assets/shared-2.js', `import"./entry-1.js";//${makeWeight(weights.shared)}`);
  write('assets/later-3.js', `//${makeWeight(weights.later)}`);
  return folder;
}

test('a first load within the budget passes, however heavy the parts are that are fetched later', async () => {
  await expect(checkFirstLoad(makeSite({ entry: 4, shared: 4, later: 40 }), 10)).resolves.toBeUndefined();
});

test('one above it fails and names what is in it, the heaviest first', async () => {
  const site = makeSite({ entry: 2, shared: 10, later: 40 });
  await expect(checkFirstLoad(site, 10)).rejects.toThrow(
    /The first load is 1\d\.\d kB of scripts, and may be 10 kB:\n.*shared-2\.js\n.*entry-1\.js\n/,
  );
  await expect(checkFirstLoad(site, 10)).rejects.not.toThrow('later-3.js');
});

test('a site without a script is not light but broken', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'first-load-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, 'index.html'), '<p>Nothing</p>');
  await expect(checkFirstLoad(folder, 10)).rejects.toThrow('No script is named');
});
