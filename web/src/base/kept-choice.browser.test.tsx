import { expect, test } from 'vitest';
import { keepChoice, readChoice } from '@/base/kept-choice';

test('a choice is kept until it is forgotten', () => {
  keepChoice('kept-choice-test', 'ta');
  expect(readChoice('kept-choice-test')).toBe('ta');
  keepChoice('kept-choice-test', null);
  expect(readChoice('kept-choice-test')).toBeNull();
});
