import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeLeftOut, findGaps, readLeftOut } from './left-out.ts';
import { listRepository } from './repository-files.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('each test that make check leaves out here is in .config/not-in-check.json, and nothing else is', () => {
  const listed = Object.fromEntries(readLeftOut(root).flatMap(({ files }) => Object.entries(files)));
  expect(findGaps(listRepository(root), read)).toEqual(listed);
});

test('a test file of containers, and a part for another backend, is a gap', () => {
  const texts: Record<string, string> = {
    'supabase/hosting/tests/new.test.ts': '',
    'supabase/tests/new.test.ts': `if (!(backend instanceof EmbeddedBackend)) expect(1).toBe(1);`,
    'supabase/tests/same.test.ts': 'expect(1).toBe(1);',
    'supabase/hosting/tests/new.server.test.ts': '',
    'supabase/lib/code.ts': `if (kind === 'compose') return;`,
  };
  expect(findGaps(Object.keys(texts), (file) => texts[file] ?? '')).toEqual({
    'supabase/hosting/tests/new.test.ts': 0,
    'supabase/tests/new.test.ts': 1,
  });
});

test('the check prints each promise with the run that holds it', () => {
  const lines = describeLeftOut(root);
  expect(lines).toHaveLength(2 * readLeftOut(root).length);
  expect(lines[0]).toContain("A bureau's backup comes back on a server with containers: make test BACKEND=compose.");
});
