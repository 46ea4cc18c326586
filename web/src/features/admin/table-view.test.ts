import { expect, it } from 'vitest';
import { defaultTableView, readTableView } from '@/features/admin/table-view';

it('reads the view of a location', () => {
  const view = {
    page: 2,
    search: '',
    status: 'on hold',
    login: 'none',
    side: 'bride',
    religion: 'Hindu',
    place: 'Erode',
    withoutPicture: true,
    notTold: true,
    sort: 'name',
  };
  expect(readTableView(view)).toEqual(view);
});

it.each([undefined, null, 7, { page: -1, search: 5, status: 'rich', login: {}, sort: 1 }])(
  'starts at the default for %j',
  (view) => {
    expect(readTableView(view)).toEqual(defaultTableView);
  },
);

it('accepts only a key for the search of a history entry, never text', () => {
  expect(readTableView({ search: '98450 12345' }).search).toBe('');
});
