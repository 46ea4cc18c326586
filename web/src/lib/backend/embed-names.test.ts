import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const features = path.resolve(import.meta.dirname, '../../features');

/** The tables that a file embeds under another name only. */
function renamedIn(source: string): string[] {
  const renamed = [...source.matchAll(/\b\w+:(\w+)(?:!\w+)*\(/g)].map(([, table = '']) => table);
  return renamed.filter((table) => !new RegExp(`(?<![:\\w])${table}(!\\w+)*\\(`).test(source));
}

/** The names of embedded tables in filters, orders and limits. */
const targetsIn = (source: string): string[] =>
  [...source.matchAll(/referencedTable: '(\w+)'|\.\w+\('(\w+)\.\w+'/g)].map(([, of, in_]) => of ?? in_ ?? '');

// PostgREST 16 warns of the table's name there, and a later version refuses it (docs/backends.md).
test('an embedded table with another name is filtered and ordered by that name', () => {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const sources = files.map((file) => ({ file, source: readFileSync(path.join(features, file), 'utf8') }));
  expect(sources.flatMap(({ source }) => targetsIn(source)).length).toBeGreaterThan(0);
  const wrong = sources.flatMap(({ file, source }) => {
    const renamed = renamedIn(source);
    return targetsIn(source)
      .filter((target) => renamed.includes(target))
      .map((target) => `${file}: ${target}`);
  });
  expect(wrong).toEqual([]);
});
