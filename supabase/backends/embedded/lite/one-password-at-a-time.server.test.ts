import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

test('passwords are compared in turn: one that takes long ends before a later one that takes little', () => {
  const preload = path.join(import.meta.dirname, 'one-password-at-a-time.mjs');
  const program = `
    import bcrypt from 'bcryptjs';
    const [slow, fast] = [bcrypt.hashSync('right', 10), bcrypt.hashSync('right', 4)];
    await Promise.all([
      bcrypt.compare('right', slow).then((same) => console.log('slow', same)),
      bcrypt.compare('wrong', fast).then((same) => console.log('fast', same)),
      bcrypt.compare('right', 7).catch(() => console.log('no hash')),
      bcrypt.compare('right', fast).then((same) => console.log('last', same)),
    ]);`;
  const args = ['--import', preload, '--input-type=module', '-e', program];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n')).toEqual([
    'slow true',
    'fast false',
    'no hash',
    'last true',
  ]);
});
