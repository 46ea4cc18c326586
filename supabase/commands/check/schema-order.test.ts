import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listSchemas } from '../../lib/schema-files.ts';

// The rooms of the database: docs/architecture.md. PostgreSQL reads the bodies of functions when they run, so it accepts any order.

const root = path.resolve(import.meta.dirname, '../../..');
const nameOf = String.raw`(public|private)\."?(\w+)`;

const files = listSchemas(root).map((file) => {
  const code = readFileSync(path.join(root, file), 'utf8').replaceAll(/--.*|^comment on (?:[^;']|'[^']*')*;/gm, '');
  const find = (pattern: RegExp) => new Set([...code.matchAll(pattern)].map(([, schema, name]) => `${schema}.${name}`));
  return {
    file: file.slice('supabase/schemas/'.length),
    made: find(
      new RegExp(`^create (?:unlogged )?(?:table|function|(?:materialized )?view|type|domain) ${nameOf}`, 'gm'),
    ),
    named: find(new RegExp(nameOf, 'g')),
  };
});

test('no file of the schemas names what a later one makes', () => {
  expect(files.reduce((sum, { made }) => sum + made.size, 0)).toBeGreaterThan(400);
  const climbs = files.flatMap(({ file, named }, place) =>
    files.slice(place + 1).flatMap((later) => {
      const names = [...named].filter((name) => later.made.has(name));
      return names.length > 0 ? [`${file} names ${names.join(', ')} of ${later.file}`] : [];
    }),
  );
  expect(climbs).toEqual([]);
});

test('the files of a room stand together', () => {
  const rooms = files.map(({ file }) => path.posix.dirname(file));
  expect(rooms.filter((room, place) => room !== rooms[place - 1])).toEqual([...new Set(rooms)]);
});
