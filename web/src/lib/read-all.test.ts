import { expect, test } from 'vitest';
import { mostRows, readAll } from '@/lib/read-all';

test.each([0, 1, mostRows - 1, mostRows, mostRows + 1, 5 * mostRows])(
  'reads all of %d rows in parts',
  async (count) => {
    const asked: (number | null)[] = [];
    const rows = await readAll<number>((last) => {
      asked.push(last);
      const first = (last ?? -1) + 1;
      return Promise.resolve(Array.from({ length: Math.min(mostRows, count - first) }, (_, n) => first + n));
    });
    expect(rows).toEqual(Array.from({ length: count }, (_, n) => n));
    expect(asked).toHaveLength(Math.floor(count / mostRows) + 1);
  },
);
