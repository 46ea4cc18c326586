import { expect, test } from 'vitest';
import { linesOf } from '@/features/person-form/paste/pdf-lines';

const drawn = (str: string, x: number, y = 700, width = 5 * str.length) => ({
  str,
  transform: [10, 0, 0, 10, x, y],
  width,
  height: 10,
});
const begin = (actualText?: string) => ({ type: 'beginMarkedContentProps', tag: 'Span', actualText });
const end = { type: 'endMarkedContent' };

test('pieces at one height are a line: words have a gap, columns a wide one', () => {
  const pieces = [drawn('Na', 0), drawn('me', 10.5), drawn('Asha', 60), drawn('R', 83), drawn('Star', 0, 680)];
  expect(linesOf(pieces)).toBe('Name\tAsha R\nStar');
});

test('what a drawing stands for is taken in place of its letters', () => {
  const utf16 = '\xfe\xff\x0b\x95\x0b\xcb';
  const pieces = [
    begin(),
    drawn('A', 0),
    begin(utf16),
    { ...drawn(' ', 5), width: 3 },
    drawn('\u0bc7', 8),
    begin('x'),
    drawn('\u0b95', 13),
    end,
    drawn('\u0bbe', 18),
    end,
    drawn('B', 23),
    end,
    begin('latin'),
    drawn('\0', 28),
    end,
  ];
  expect(linesOf(pieces)).toBe('A \u0b95\u0bcbBlatin');
});
