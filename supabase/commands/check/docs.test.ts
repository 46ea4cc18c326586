import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import budget from '../../../web/budget.json' with { type: 'json' };
import { readText } from '../../lib/read-text.ts';
import { listRepository } from './repository.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const files = listRepository(root);
const read = (file: string) => readText(path.join(root, file));

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
  expect(names.size).toBeGreaterThan(60);
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

test.each([
  ['security', 50],
  ['law', 20],
] as const)('docs/%s.md names files that exist', (page, least) => {
  const names = new Set(namedFiles(read(`docs/${page}.md`)));
  expect(names.size).toBeGreaterThan(least);
  expect([...names].filter((name) => filesNamed(name).length === 0)).toEqual([]);
});

test('README.md says the limit of web/budget.json, and no other weight of the site', () => {
  expect(read('README.md').match(/.{8}\b[\d.]+ kB[ a-z]*/g)).toEqual([
    `at most ${budget.homeKilobytes} kB of scripts `,
  ]);
});

/** The items of one section of docs/asvs.md, each with its requirements. */
function itemsOf(heading: string) {
  const section = asvs.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^- ([\d.,\s]+): ([^]*?)(?=\n- |\n*$(?![^]))/gm)].map(([, ids = '', rest = '']) => ({
    numbers: ids.split(/,\s+/),
    rest,
  }));
}
const kept = itemsOf('Kept');
const untested = itemsOf('Kept without a test');
const notKept = itemsOf('Not kept');
const notApplicable = itemsOf('Not applicable');

test('each item of docs/asvs.md has its test, its place or its reason', () => {
  const isTested = ({ rest }: (typeof kept)[number]) => {
    const tests = namedFiles(rest);
    return tests.length > 0 && tests.every((file) => /\b(test|spec)\b/.test(file));
  };
  expect(kept.filter((item) => !isTested(item))).toEqual([]);
  expect([...untested, ...notKept, ...notApplicable].filter(({ rest }) => !/\w/.test(rest))).toEqual([]);
});

test('docs/asvs.md counts each requirement once, and counts right', () => {
  const numbersOf = (items: typeof kept) => items.flatMap(({ numbers }) => numbers);
  const counted = [...asvs.matchAll(/^\| (kept[a-z, ]*|not [a-z]+|together) \| (\d+) \|$/gm)];
  const all = numbersOf([...kept, ...untested, ...notKept, ...notApplicable]);
  expect(new Set(all).size).toBe(all.length);
  expect(Object.fromEntries(counted.map(([, name = '', count]) => [name, Number(count)]))).toEqual({
    'kept and tested': numbersOf(kept).length,
    'kept, not tested': numbersOf(untested).length,
    'not applicable': numbersOf(notApplicable).length,
    'not kept': numbersOf(notKept).length,
    together: all.length,
  });
});

const table = read('docs/adding-a-table.md');
const listRows = [...table.matchAll(/^\| \d+ \| (.*?) \|/gm)].map(([, list = '']) => list);

test('docs/adding-a-table.md names each list with a file that has it', () => {
  const gaps = listRows.filter((row) => {
    const [file = '', ...others] = namedFiles(row);
    const lists = [...row.matchAll(/`(\w+)`/g)].map(([, list = '']) => list);
    const text = files.includes(file) ? read(file) : '';
    return (
      text === '' || !others.every((other) => files.includes(other)) || !lists.every((list) => text.includes(list))
    );
  });
  expect(listRows.length).toBeGreaterThan(8);
  expect(gaps).toEqual([]);
});

test('docs/adding-a-table.md names each file that lists the tables', () => {
  const schemas = files
    .filter((file) => file.startsWith('supabase/schemas/'))
    .map(read)
    .join('\n');
  const tables = [...schemas.matchAll(/^create (?:unlogged )?table public\."?(\w+)/gm)].map(([, name = '']) => name);
  const isList = (file: string) => {
    const words = new Set(read(file).match(/\w+/g));
    return tables.filter((name) => words.has(name)).length > tables.length * 0.8;
  };
  // Not by hand: types, translations and the history.
  const byHand = files.filter(
    (file) =>
      /^(supabase|web\/src|e2e)\/.*\.(tsx?|sql|json)$/.test(file) &&
      !/database\.types|\.gen\.ts|\/texts\/(?!en\/)|\/(migrations|schemas)\//.test(file),
  );
  const lists = byHand.filter(isList);
  expect(lists.length).toBeGreaterThan(6);
  expect(lists.filter((file) => !listRows.join().includes(`\`${file}\``))).toEqual([]);
});
