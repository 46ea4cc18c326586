import { expect, test } from 'vitest';
import { readChecked } from '@/features/person-form/paste/read-checked';

test('a star that contradicts date and time is doubtful', () => {
  const doubtfulWith = (star: string) =>
    readChecked(`Name: Asha\nDOB: 14-08-1999 10:30 am\nPlace of birth: Madurai\nStar: ${star}`)
      .values.filter(({ doubtful }) => doubtful)
      .map(({ field }) => field);
  expect(doubtfulWith('Rohini')).toContain('birth_star');
  expect(doubtfulWith('Uthiram')).not.toContain('birth_star');
});
