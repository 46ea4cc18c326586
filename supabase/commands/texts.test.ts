import { expect, test } from 'vitest';
import { readLanguage } from './texts.ts';

test('a row that is not right is named, also when its id is one of every object, or moves the cursor', () => {
  const column = 'தமிழ் (ta)';
  const ids = ['__proto__', 'constructor', 'nothing.\u001B[2J', 'ui.save'];
  const problems: string[] = [];
  const rows = ids.map((id) => ({ Id: id, [column]: 'சேமி\u202E' }));
  expect(readLanguage('ta', rows, problems)).toEqual({ texts: {}, checked: new Set() });
  expect(problems).toEqual([
    'row 2, தமிழ் (ta), __proto__: there is no such text',
    'row 3, தமிழ் (ta), constructor: there is no such text',
    'row 4, தமிழ் (ta), nothing.?[2J: there is no such text',
    'row 5, தமிழ் (ta), ui.save: there is a sign that nobody sees, U+202E',
  ]);
});
