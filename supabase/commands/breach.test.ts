import { expect, test } from 'vitest';
import { readMoment, sayExtent } from './breach.ts';

test('a day alone is the whole day in India', () => {
  expect(readMoment('FROM', '2026-11-20')).toBe('2026-11-20 00:00 Asia/Kolkata');
  expect(readMoment('TO', '2026-11-20')).toBe('2026-11-20 24:00 Asia/Kolkata');
  expect(readMoment('TO', ' 2026-11-20T14:30')).toBe('2026-11-20 14:30 Asia/Kolkata');
});

test.each([undefined, '', 'yesterday', '2026-13-01', '2026-11-20 25:00', '20/11/2026'])('%s is no time', (text) => {
  expect(() => readMoment('FROM', text)).toThrow('FROM is no time.');
});

test('the extent names who did it, from where, and each person', () => {
  const actor = { actor_name: 'Lakshmi (lakshmi)', acts: 4, people: 2, addresses: ['203.0.113.7', '203.0.113.8'] };
  expect(
    sayExtent({
      count: 1,
      people: [{ id: 7, name: 'Asha', kinds: ['changed', 'opened'] }],
      actors: [actor, { ...actor, actor_name: 'postgres', addresses: [] }],
    }),
  ).toEqual([
    'People concerned: 1.',
    '  Lakshmi (lakshmi): 4 acts about 2 people, from 203.0.113.7, 203.0.113.8.',
    '  postgres: 4 acts about 2 people, no internet address known.',
    '  #7 Asha: changed, opened',
  ]);
});
