import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { deriveConfig } from './config.ts';

const project = readFileSync(path.resolve(import.meta.dirname, '../../config.toml'), 'utf8');
const stack = { projectId: 'matrimony-0123456789ab', apiPort: 57421, databasePort: 57422 };
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

test('of the project file, name and ports are replaced, and migrations, seeds and buckets are left out', () => {
  const before = linesOf(project);
  const after = linesOf(deriveConfig(project, stack));
  expect(after.filter((line) => !before.includes(line))).toEqual(
    [
      'project_id = "matrimony-0123456789ab"',
      'port = 57421',
      'port = 57422',
      'shadow_port = 57420',
      'enabled = false',
    ].filter((line) => !before.includes(line)),
  );
  const gone = before.filter((line) => !after.includes(line));
  expect(gone).toContain('[storage.buckets.profile-images]');
  expect(gone).toContain('sql_paths = ["../seed/[0-9]*.sql"]');
  expect(gone.filter((line) => /^\[(?!storage\.buckets\.)/.test(line))).toEqual([]);
});

test('each port stands in its own section', () => {
  const text = deriveConfig(project, stack);
  const sections = new Map(text.split(/^(?=\[)/m).map((section) => [section.split('\n')[0], section]));
  expect(sections.get('[api]')).toContain('\nport = 57421\n');
  expect(sections.get('[db]')).toContain('\nport = 57422\n');
  expect(sections.get('[db.migrations]')).toBe('[db.migrations]\nenabled = false\n\n');
  expect(sections.get('[db.seed]')).toBe('[db.seed]\nenabled = false\n');
  expect(sections.get('[storage]')).toContain('file_size_limit');
});

test('the port of the comparing database is never one of the other two', () => {
  for (const [apiPort, databasePort] of [
    [40000, 39999],
    [40000, 40001],
  ] as const) {
    expect(deriveConfig(project, { ...stack, apiPort, databasePort })).toContain(
      `shadow_port = ${Math.min(apiPort, databasePort) - 1}`,
    );
  }
});

test('a setting that cannot be replaced is named', () => {
  expect(() => deriveConfig(project.replace('shadow_port = 54320', ''), stack)).toThrow(
    'supabase/config.toml has no [db] shadow_port.',
  );
  expect(() => deriveConfig(project.replace(/^project_id.*$/m, ''), stack)).toThrow('has no project_id');
});
