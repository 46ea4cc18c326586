import { expect, test } from 'vitest';
import { describeFaults } from './faults.ts';

test('known faults are listed with their deadline, the most severe first', () => {
  const answer = {
    vulnerabilities: {
      slow: { severity: 'moderate', via: ['regexes'] },
      regexes: { severity: 'high', via: [{ title: 'Endless regex', url: 'https://example.org/1' }] },
    },
  };
  expect(describeFaults(JSON.stringify(answer))).toEqual([
    'high, within 30 days: regexes: Endless regex (https://example.org/1)',
    'moderate, within 90 days: slow: by regexes',
  ]);
  expect(describeFaults('{"vulnerabilities": {}}')).toEqual([]);
});

test.each([
  ['{"message": "405 Method Not Allowed - POST https://registry.example", "method": "POST"}', '405 Method Not Allowed'],
  ['', 'no answer of npm audit'],
  ['[]', 'no answer of npm audit'],
])('an answer without faults is never taken for none: %j', (answer, message) => {
  expect(() => describeFaults(answer)).toThrow(message);
});
