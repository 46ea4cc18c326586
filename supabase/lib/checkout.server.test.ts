import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeCheckout } from './checkout.ts';

test('a checkout is named by its commit, and by changes since', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  expect(describeCheckout(root)).toBeUndefined();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('init');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--allow-empty', '-m', 'first: a commit');
  expect(describeCheckout(root)).toMatch(/^[0-9a-f]{7,} of \d{4}-\d\d-\d\d \(first: a commit\)$/);
  writeFileSync(path.join(root, 'new.txt'), '');
  expect(describeCheckout(root)).toMatch(/\), with changes$/);
});
