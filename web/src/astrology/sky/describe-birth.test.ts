import { expect, it } from 'vitest';
import type { BirthRecord } from '@/astrology/sky/birth-details';
import { describeBirth } from '@/astrology/sky/describe-birth';
import { skyOf } from '@/astrology/sky/person-sky';

function described(birth: BirthRecord): string {
  const found = skyOf({ date_of_birth: '1990-05-15', time_of_birth: '06:05', ...birth }, 'mean');
  return 'missing' in found ? found.missing : describeBirth(found, true);
}
const start = 'At 6:05 am on 15 May 1990 (taken as exact)';

it.each([
  ['Chennai', `${start} in Chennai, Tamil Nadu (13.08° N, 80.27° E), by the time of India (UTC+5:30).`],
  [
    'Anna Nagar, Chennai',
    `${start} in a part of Chennai, Tamil Nadu (13.08° N, 80.27° E), by the time of India (UTC+5:30).`,
  ],
  ['Melur, Madurai', `${start}, by the time of India (UTC+5:30). The lagnam needs the coordinates of the place too.`],
])('says what was taken for "%s"', (place_of_birth, sentence) => {
  expect(described({ place_of_birth })).toBe(sentence);
});

it('asks for no coordinates where the lagnam would need a time first', () => {
  expect(described({ place_of_birth: 'Melur, Madurai', time_of_birth: null })).toBe(
    'At any time on 15 May 1990, by the time of India (UTC+5:30).',
  );
});

it('asks by which clock a time was written where a city had its own', () => {
  const bombay =
    /\. Until 1955 Bombay also kept a time of its own \(UTC\+4:51\): ask by which clock the time was written\.$/;
  expect(described({ place_of_birth: 'Bombay', date_of_birth: '1950-01-01' })).toMatch(bombay);
  expect(described({ place_of_birth: 'Dadar, Mumbai', date_of_birth: '1955-12-31' })).toMatch(bombay);
  expect(described({ place_of_birth: 'Mumbai', date_of_birth: '1956-01-01' })).not.toContain('Until');
  const calcutta = 'Until 1948 Calcutta also kept a time of its own (UTC+5:53:20)';
  expect(described({ place_of_birth: 'Calcutta', date_of_birth: '1940-06-01' })).toContain(calcutta);
  expect(described({ place_of_birth: 'Kolkata', date_of_birth: '1949-01-01' })).not.toContain('Until');
  expect(described({ place_of_birth: 'Madras', date_of_birth: '1940-06-01' })).not.toContain('Until');
});
