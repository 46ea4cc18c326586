import { expect, test } from 'vitest';
import { findProblems } from './doctor.ts';

// With the database, and with each fault: doctor.depth.test.ts.
test('the doctor finds nothing wrong with this backend from outside', async () => {
  expect(await findProblems()).toEqual({});
});
