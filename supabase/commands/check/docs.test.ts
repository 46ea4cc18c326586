import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import budget from '../../../web/budget.json' with { type: 'json' };
import { listRepository } from './repository-files.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const files = listRepository(root);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The files that a page names in backticks, by the end of their path. */
const namedFiles = (page: string) =>
  [
    ...page.matchAll(
      /`((?:[\w.-]+\/)*(?:[\w.-]+\.(?:tsx?|mjs|js|json|sql|sh|ya?ml|toml|txt|md|Dockerfile)|Caddyfile))`/g,
    ),
  ].map(([, file = '']) => file);

const filesNamed = (name: string) =>
  files.includes(name) ? [name] : files.filter((file) => file.endsWith(`/${name}`));

const asvs = read('docs/asvs.md');

test('docs/asvs.md names files that exist, each by a name that only one has', () => {
  const names = new Set(namedFiles(asvs));
  expect(names.size).toBeGreaterThan(100);
  expect([...names].filter((name) => filesNamed(name).length !== 1)).toEqual([]);
});

test('the links of the docs lead to files that exist', () => {
  const pages = files.filter((file) => /^(README|docs\/.*)\.md$/.test(file));
  const lost = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map(([, link = '']) => path.join(path.dirname(page), link))
      .filter((target) => !existsSync(path.join(root, target)))
      .map((target) => `${page}: ${target}`),
  );
  expect(lost).toEqual([]);
});

test('docs/security.md names files that exist', () => {
  const names = new Set(namedFiles(read('docs/security.md')));
  expect(names.size).toBeGreaterThan(50);
  expect([...names].filter((name) => filesNamed(name).length === 0)).toEqual([]);
});

test('README.md says the limit of web/budget.json, and no other weight of the site', () => {
  expect(read('README.md').match(/.{8}\d+ kB[ a-z]*/g)).toEqual([`at most ${budget.homeKilobytes} kB of scripts `]);
});

type State = 'kept and tested' | 'kept, not tested' | 'not applicable' | 'not kept';

function stateOf(kept: string, tested: string): State {
  if (kept.startsWith('NOT KEPT')) return 'not kept';
  if (kept.startsWith('not applicable because')) return 'not applicable';
  return /^(not tested|by hand)/.test(tested) ? 'kept, not tested' : 'kept and tested';
}

const rows = [...asvs.matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)\|$/gm)].map(([, number = '', rest = '']) => {
  const [requirement = '', kept = '', tested = '', ...more] = rest.split('|').map((cell) => cell.trim());
  return { number, requirement, kept, tested, more, state: stateOf(kept, tested) };
});
const numbersOf = (state: State) => rows.filter((row) => row.state === state).map(({ number }) => number);

test('each row of docs/asvs.md says where it is kept and which test holds it, or why not', () => {
  const isWhole = ({ requirement, kept, tested, more, state }: (typeof rows)[number]) => {
    if (requirement === '' || kept === '' || more.length > 0) return false;
    if (state === 'kept and tested') return namedFiles(tested).some((file) => /\b(test|spec)\b/.test(file));
    return (tested === '') === (state !== 'kept, not tested');
  };
  expect(rows.filter((row) => !isWhole(row))).toEqual([]);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
});

test('docs/asvs.md counts its rows right, and begins with all that is not kept', () => {
  const told = [...asvs.matchAll(/^\| (kept[a-z, ]*|not [a-z]+|together) \| (\d+) \|$/gm)];
  expect(Object.fromEntries(told.map(([, name = '', count]) => [name, Number(count)]))).toEqual({
    'kept and tested': numbersOf('kept and tested').length,
    'kept, not tested': numbersOf('kept, not tested').length,
    'not applicable': numbersOf('not applicable').length,
    'not kept': numbersOf('not kept').length,
    together: rows.length,
  });
  const summary = /^## What is not kept$(.*?)^## V1 /ms.exec(asvs)?.[1] ?? '';
  expect(summary.match(/\d+\.\d+\.\d+/g)?.sort()).toEqual(numbersOf('not kept').sort());
});
