import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { secretKey } from '../keys.ts';

function printed(words: readonly string[]): string {
  const preload = path.join(import.meta.dirname, 'quiet-keys.mjs');
  const program = 'console.log(...process.argv.slice(1))';
  return execFileSync(process.execPath, ['--import', preload, '-e', program, ...words], { encoding: 'utf8' });
}

test.each([
  ['plain', secretKey],
  ['coloured', `\u001B[36m${secretKey}\u001B[39m`],
])('the secret key is not printed: %s', (_, key) => {
  const text = printed(['Secret key', key]);
  expect(text).toContain('Secret key');
  expect(text).not.toContain(secretKey);
});

test('the token of a link is not printed, and the rest of it is', () => {
  const text = printed(['http://127.0.0.1/verify?token=one-time-word&type=recovery']);
  expect(text).not.toContain('one-time-word');
  expect(text).toContain('type=recovery');
});
