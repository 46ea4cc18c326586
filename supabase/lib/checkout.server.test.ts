import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeCheckout } from './checkout.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

test('a checkout is named by its commit, and by changes since', () => {
  const root = makeTemporaryFolder();
  expect(describeCheckout(root)).toBeUndefined();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('init');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--allow-empty', '-m', 'first: a commit');
  expect(describeCheckout(root)).toMatch(/^[0-9a-f]{7,} of \d{4}-\d\d-\d\d \(first: a commit\)$/);
  writeFileSync(path.join(root, 'new.txt'), '');
  expect(describeCheckout(root)).toMatch(/\), with changes$/);
});
