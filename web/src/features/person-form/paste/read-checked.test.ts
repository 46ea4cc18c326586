import { expect, test } from 'vitest';
import { readChecked } from '@/features/person-form/paste/read-checked';

test('a star that contradicts date and time is doubtful', () => {
  const starOf = (star: string) =>
    readChecked(`Name: Asha\nDOB: 14-08-1999 10:30 am\nPlace of birth: Madurai\nStar: ${star}`).values.find(
      ({ field }) => field === 'birth_star',
    );
  expect(starOf('Rohini')).toMatchObject({ doubtful: true, why: 'birth' });
  expect(starOf('Uthiram')).toMatchObject({ doubtful: false });
});
