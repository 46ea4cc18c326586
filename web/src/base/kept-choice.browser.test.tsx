import { expect, onTestFinished, test, vi } from 'vitest';
import { keepChoice, readChoice } from '@/base/kept-choice';

test('a choice is kept until it is forgotten', () => {
  keepChoice('kept-choice-test', 'ta');
  expect(readChoice('kept-choice-test')).toBe('ta');
  keepChoice('kept-choice-test', null);
  expect(readChoice('kept-choice-test')).toBeNull();
});

test('a browser without storage keeps nothing and shows no error', () => {
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Storage is switched off.', 'SecurityError');
  });
  onTestFinished(() => {
    storage.mockRestore();
  });
  expect(readChoice('kept-choice-test')).toBeNull();
  expect(() => {
    keepChoice('kept-choice-test', 'ta');
  }).not.toThrow();
});
