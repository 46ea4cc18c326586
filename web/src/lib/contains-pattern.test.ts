import { expect, it } from 'vitest';
import { containsPattern } from '@/lib/contains-pattern';

it.each([
  ['asha', '%asha%'],
  ['50%', '%50\\%%'],
  ['a_b', '%a\\_b%'],
  ['a\\b', '%a\\\\b%'],
  ['a*b', null],
])('makes a pattern of "%s"', (text, pattern) => {
  expect(containsPattern(text)).toBe(pattern);
});
