import { expect, test } from 'vitest';
import { readWorkers } from './workers.ts';

test('the workers follow the processors, from two to eight, or are as many as WORKERS says', () => {
  expect([1, 2, 4, 64].map((processors) => readWorkers(processors, undefined))).toEqual([2, 2, 4, 8]);
  expect(readWorkers(2, '4')).toBe(4);
  for (const wrong of ['0', '9', 'many', '1.5']) expect(() => readWorkers(2, wrong)).toThrow(`WORKERS=${wrong} is no`);
});
