import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// The linter holds the rooms of the site apart; this holds the folders within a room apart.

const source = path.resolve(import.meta.dirname, '../../../web/src');

/** The part of a room that a module belongs to: `features/transfer` has `features/transfer/api`; no part for its own files. */
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
  expect(imports.size).toBeGreaterThan(20);
  expect([...left].map(([part, others]) => `${part} imports ${[...others].join(', ')}`)).toEqual([]);
});
