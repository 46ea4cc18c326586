import { expect, test, vi } from 'vitest';
import { findPostgrest } from './postgrest.ts';

test('POSTGREST names the program', () => {
  vi.stubEnv('POSTGREST', process.execPath);
  expect(findPostgrest()).toBe(process.execPath);
});

test.each(['/nowhere/postgrest', import.meta.dirname, import.meta.filename])(
  'POSTGREST=%s is refused in a line',
  (file) => {
    vi.stubEnv('POSTGREST', file);
    expect(findPostgrest).toThrow(
      `POSTGREST=${file} is no program that can be run. Give the path of the file postgrest itself.`,
    );
  },
);
