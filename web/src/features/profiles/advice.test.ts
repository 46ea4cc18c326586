import { expect, test } from 'vitest';
import { adviceFor } from '@/features/profiles/advice';

test('an empty list advises what its filters allow', () => {
  expect(adviceFor({ looking_for: 'groom', search: 'ashwq' })).toEqual(['profiles.noMatch.name']);
  expect(adviceFor({ age_to: '20', location: 'Madurai' })).toEqual(['profiles.noMatch.age', 'profiles.noMatch.place']);
  expect(adviceFor({ search: 'asha', caste: 'Iyer' })).toEqual(['profiles.noMatch.name', 'profiles.noMatch.other']);
  expect(adviceFor({ looking_for: 'groom' })).toEqual(['profiles.noMatch.other']);
});
