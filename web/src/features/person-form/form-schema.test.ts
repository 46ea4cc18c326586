import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyForm, formSchema, type FormValues } from '@/features/person-form/form-schema';
import { ageOn } from '@/person/age';

const today = '2026-11-20';

beforeEach(() => {
  // Half past midnight in India, the evening before in Europe.
  vi.useFakeTimers({ now: new Date('2026-11-19T19:00:00Z') });
});
afterEach(() => vi.useRealTimers());

/** Errors by field. */
function refusals(values: Partial<FormValues>, isNew = false): Record<string, string> {
  const { error } = formSchema({ needsPicture: isNew, needsSide: isNew, asksConsents: false }).safeParse({
    ...emptyForm,
    name: 'Asha',
    ...values,
  });
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
}

it('needs a name and nothing else', () => {
  expect(refusals({})).toEqual({});
  expect(refusals({ name: '  ' })).toEqual({ name: 'Enter the name.' });
});

it('needs a picture of somebody new, and whether it is a bride or a groom', () => {
  const gender = 'Say first: bride or groom. Without it nobody is verified or matched.';
  expect(refusals({}, true)).toEqual({ gender, pictures: 'Choose at least one picture.' });
  expect(refusals({ gender: 'bride', pictures: [{ key: 'a', kind: 'stored', path: '1/a.webp' }] }, true)).toEqual({});
});

describe('ages', () => {
  it.each([
    ['the day before', '1998-11-21', 27],
    ['on the birthday', '1998-11-20', 28],
    ['a leap day', '2008-02-29', 18],
  ])('counts completed years: %s', (_when, birth, age) => {
    expect(ageOn(birth, today)).toBe(age);
  });

  it('asks 21 years of a groom and 18 of a bride, by the date or by the age', () => {
    expect(refusals({ gender: 'bride', date_of_birth: '2008-11-20' })).toEqual({});
    expect(refusals({ gender: 'bride', date_of_birth: '2008-11-21' })).toEqual({
      date_of_birth: 'A bride must be at least 18 years old. This date makes 17 years.',
    });
    expect(refusals({ gender: 'groom', age: '20' })).toEqual({ age: 'A groom must be at least 21 years old.' });
    expect(refusals({ gender: 'groom', age: '21' })).toEqual({});
  });

  it('does not look at an age that follows from the date of birth', () => {
    expect(refusals({ date_of_birth: '1998-08-14', age: '3' })).toEqual({});
  });

  it('refuses a future date and an implausible age', () => {
    expect(Object.keys(refusals({ date_of_birth: '2026-11-21' }))).toEqual(['date_of_birth']);
    expect(Object.keys(refusals({ date_of_birth: '1925-11-20' }))).toEqual(['date_of_birth']);
    expect(Object.keys(refusals({ age: 'old' }))).toEqual(['age']);
  });
});

it('finds coordinates that fit the clock of the birth only the other way round', () => {
  const born = { date_of_birth: '1998-08-14', birth_zone: 'Asia/Dubai' };
  expect(refusals({ ...born, birth_coordinates: '25.2, 55.27' })).toEqual({});
  expect(refusals({ ...born, birth_coordinates: '55.27, 25.2' })).toEqual({
    birth_coordinates: 'These look turned round. Latitude comes first: 25.2, 55.27.',
  });
});

it('lets the time of birth and its certainty not contradict each other', () => {
  expect(refusals({ time_of_birth: '06:05' })).toEqual({});
  expect(refusals({ time_of_birth: '06:05', birth_time_certainty: 'Approximate' })).toEqual({});
  expect(refusals({ birth_time_certainty: 'Not known' })).toEqual({});
  expect(refusals({ birth_time_certainty: 'Exact' })).toEqual({
    time_of_birth: 'Enter the time of birth, or choose “Not known” for its certainty.',
  });
  expect(refusals({ time_of_birth: '06:05', birth_time_certainty: 'Not known' })).toEqual({
    birth_time_certainty: 'A time of birth is given: choose “Exact” or “Approximate”, or leave the time out.',
  });
});

it('takes coordinates in degrees, however they were copied', () => {
  expect(refusals({ birth_coordinates: '9°56′N, 78°7′E' })).toEqual({});
  expect(refusals({ birth_coordinates: 'near the temple' })).toEqual({
    birth_coordinates: 'Enter latitude and longitude in degrees, for example 9.93, 78.12.',
  });
  expect(refusals({ birth_coordinates: '80.27, 13.08' })).toEqual({
    birth_coordinates: 'These look turned round. Latitude comes first: 13.08, 80.27.',
  });
  expect(Object.keys(refusals({ birth_coordinates: '13°65′N, 80°16′E' }))).toEqual(['birth_coordinates']);
});

it('keeps phone numbers and e-mail addresses out of what members read', () => {
  for (const text of ['call 9843012345', '98430-12345 after six', 'asha@example.com'])
    expect(Object.keys(refusals({ job: text }))).toEqual(['job']);
  expect(refusals({ education: 'B.Sc 2015-2018, M.Sc 2020' })).toEqual({});
});

it('says that only one phone number fits', () => {
  expect(refusals({ phone_number: '55500 55512 / 55500 55513' })).toEqual({
    phone_number: 'Enter one number here. The other one has a field of its own: Second number.',
  });
  expect(refusals({ phone_number: '55500' }).phone_number).toContain('with its country code');
  expect(refusals({ phone_number: '98430551090' }).phone_number).toContain('This has 11 digits.');
});

it('asks for a username only where there is to be a login', () => {
  expect(refusals({ username: '!' })).toEqual({});
  expect(Object.keys(refusals({ giveLogin: true, username: 'a b' }))).toEqual(['username']);
  expect(refusals({ giveLogin: true, username: 'Asha.R' })).toEqual({});
});

it.each([
  [{ brothers: '1', married_brothers: '2' }, { married_brothers: 'More are married than there are.' }],
  [{ married_sisters: '1' }, { married_sisters: 'More are married than there are.' }],
  [
    { number_of_siblings: '3', brothers: '1', sisters: '1' },
    { number_of_siblings: 'Brothers and sisters are 2 together.' },
  ],
  [{ number_of_siblings: '2', brothers: '1', sisters: '1', married_sisters: '1' }, {}],
  [{ number_of_siblings: '3', brothers: '1' }, {}],
  [
    { marital_status: 'Never Married', children: '1' },
    { children: 'This is for an earlier marriage. Choose another marital status, or leave it out.' },
  ],
  [{ marital_status: 'Widowed', children: '1', children_live_with: 'This parent' }, {}],
])('counts brothers, sisters and children as the database does: %j', (values, expected) => {
  expect(refusals(values)).toEqual(expected);
});
