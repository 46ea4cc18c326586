import { expect, test } from 'vitest';
import { sayReceipt } from './erasure-receipt.ts';

test('an erased profile is one line: what was erased and what is kept, without the person', () => {
  const receipt = {
    profile_id: 7,
    erased_at: '2026-03-11T20:00:00Z',
    rows: 31,
    files: 2,
    kept_entries: 12,
    kept_rows: 0,
    kept_fees: 3,
  };
  expect(sayReceipt({ ...receipt, had_login: true })).toMatch(
    /^Profile 7, erased on 12 Mar 2026, 1:30.am: 31 rows, 2 files, the login\. Kept: 12 entries of the audit log without values, 0 rows and 3 entries of fees without the person\.$/,
  );
  expect(sayReceipt({ ...receipt, had_login: false })).toContain('2 files, no login.');
});
