import { expect, it } from 'vitest';
import { chipsOf, daysOfRegistration, defaultTableView, noFilters, readTableView } from '@/features/people/table-view';

it('reads the view of a location', () => {
  const view = {
    page: 2,
    search: '',
    status: 'on hold',
    login: 'none',
    side: 'bride',
    religion: 'Hindu',
    place: 'Erode',
    ageFrom: '24',
    ageTo: '28',
    caste: 'Nadar',
    education: 'B.E.',
    job: 'Teacher',
    birth_star: 'Rohini',
    rasi: 'Vrishabha',
    mother_tongue: 'Tamil, Telugu',
    marital_status: 'Divorced',
    source: 'Temple, Meet',
    income: '30 to 50, 50 and above',
    work_place: 'Chennai, Salem',
    native_place: 'Karur',
    registered: 'week',
    withoutPicture: true,
    notTold: true,
    handledBy: 'clerk',
    sort: 'name',
  };
  expect(readTableView(view)).toEqual(view);
});

it('has a month of registration with its first and last day', () => {
  expect(daysOfRegistration('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(readTableView({ registered: '2028-02' }).registered).toBe('2028-02');
  expect(readTableView({ registered: '2028-13' }).registered).toBeNull();
  expect(chipsOf({ ...noFilters, registered: '2028-02' })).toEqual([
    { label: 'Registered: February 2028', without: { registered: null } },
  ]);
});

it.each([undefined, null, 7, { page: -1, search: 5, status: 'rich', login: {}, sort: 1, religion: 'Jedi, Hindu' }])(
  'starts at the default for %j',
  (view) => {
    expect(readTableView(view)).toEqual(defaultTableView);
  },
);

it('accepts only a key for the search of a history entry, never text', () => {
  expect(readTableView({ search: '98450 12345' }).search).toBe('');
});

it.each([
  ['24', '28', '24 to 28 years'],
  ['24', '', 'From 24 years'],
  ['', '28', 'Up to 28 years'],
] as const)('has one chip for an age from %s to %s', (ageFrom, ageTo, label) => {
  expect(chipsOf({ ...noFilters, ageFrom, ageTo })).toEqual([{ label, without: { ageFrom: '', ageTo: '' } }]);
});

it('names the other filters on their chips', () => {
  const filters = {
    ...noFilters,
    caste: ' Nadar ',
    education: 'B.E.',
    job: ' Teacher',
    birth_star: 'Rohini',
    rasi: 'Vrishabha',
    mother_tongue: 'Tamil, Telugu',
    marital_status: 'Widowed',
    income: '30 to 50, 50 and above',
    work_place: ' Chennai',
    registered: 'week',
  } as const;
  expect(chipsOf(filters).map(({ label }) => label)).toEqual([
    'Caste: Nadar',
    'B.E.',
    'Teacher',
    'Works in Chennai',
    'Income: ₹30 lakhs a year or more',
    'Rohini',
    'Rishabam',
    'Tamil or Telugu',
    'Widowed',
    'Registered: in the last 7 days',
  ]);
});
