import { expect, test } from 'vitest';
import { periodsUntil } from '@/features/fees/periods';

test('the periods are whole months and financial years of India', () => {
  const periods = periodsUntil('2027-02-10');
  const daysOf = (value: string) => periods.find((period) => period.value === value);
  expect(periods[0]).toMatchObject({ value: '2026-27', from_on: '2026-04-01', until_on: '2027-03-31' });
  expect(periods.slice(1, 3).map(({ value }) => value)).toEqual(['2025-26', '2024-25']);
  expect(periods[3]).toMatchObject({ value: '2027-02', from_on: '2027-02-01', until_on: '2027-02-28' });
  expect(daysOf('2026-12')).toMatchObject({ from_on: '2026-12-01', until_on: '2026-12-31' });
  expect(daysOf('2025-26')).toMatchObject({ from_on: '2025-04-01', until_on: '2026-03-31' });
  expect(periodsUntil('2027-04-01')[0]?.value).toBe('2027-28');
});
