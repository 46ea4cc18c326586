import { expect, test } from 'vitest';
import { keepLanguage, readStartLanguage } from '@/texts/start-language';

test('a link in another language opens in its own, also where one was chosen before', () => {
  keepLanguage('ta');
  expect(readStartLanguage()).toBe('ta');
  window.history.replaceState(null, '', '/te/');
  expect(readStartLanguage()).toBe('te');
});
