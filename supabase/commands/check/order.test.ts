import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listSchemas } from '../../lib/schema-files.ts';

// The rooms of the site and of the database: docs/architecture.md. The linter holds the rooms of the site apart; this holds the
// folders within a room apart. PostgreSQL reads the bodies of functions when they run, so it accepts any order of schemas.

const root = path.resolve(import.meta.dirname, '../../..');
const source = path.join(root, 'web/src');

/** The part of a room that a module belongs to: `features/admin` has `features/admin/register`; no part for its own files. */
function partOf(module: string): string | undefined {
  const room = /^features\/[\w-]+|^[\w-]+/.exec(module)?.[0] ?? '';
  const part = module.slice(room.length + 1).split('/');
  return part.length > 1 ? `${room}/${part[0]}` : undefined;
}

/** Which parts of its own room each part imports. */
const imports = new Map<string, Set<string>>();
for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
  const own = partOf(file.split(path.sep).join('/'));
  if (own === undefined || !/\.tsx?$/.test(file) || file.includes('.test.')) continue;
  for (const [, module = ''] of readFileSync(path.join(source, file), 'utf8').matchAll(/'@\/([^']+)'/g)) {
    const other = partOf(module);
    if (other !== undefined && other !== own && path.posix.dirname(other) === path.posix.dirname(own))
      imports.set(own, (imports.get(own) ?? new Set()).add(other));
  }
}

test('the parts of a room import one another in one direction', () => {
  // A part that only imports parts which are done is done.
  const left = new Map([...imports].map(([part, others]) => [part, new Set(others)]));
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const [part, others] of left) if (![...others].some((other) => left.has(other))) left.delete(part);
  }
  expect(imports.size).toBeGreaterThan(10);
  expect([...left].map(([part, others]) => `${part} imports ${[...others].join(', ')}`)).toEqual([]);
});

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
