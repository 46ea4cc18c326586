import { describe, expect, it } from 'vitest';
import { defaultTableView } from '@/features/admin/table-view';
import { parseEntry, readScroll, startLocation, toLocation } from '@/app/page-state';

describe('startLocation', () => {
  it('is home when nothing is stored', () => {
    expect(startLocation(null, null, null)).toEqual(toLocation({ page: 'home' }));
  });

  it.each(['', 'elsewhere', 'Profiles', '<script>'])('is home for the unknown page "%s"', (page) => {
    expect(startLocation(page, null, null).page).toBe('home');
  });

  it.each([
    'home',
    'profiles',
    'dashboard',
    'profile',
    'form',
    'review',
    'audit',
    'import',
    'requests',
    'liked',
    'requests-mine',
    'sign-in',
  ])('keeps the page %s', (page) => {
    expect(startLocation(page, null, null).page).toBe(page);
  });

  it('keeps the profile shown', () => {
    expect(startLocation('profile', '17', null).profileId).toBe(17);
  });

  it.each([null, '', '-1', '1.5', 'abc', '0', '99999999999999999999'])('passes no user for "%s"', (id) => {
    expect(startLocation('profile', id, null).profileId).toBeNull();
  });

  it('takes the rest from the history entry of the same page', () => {
    const entry = toLocation({ page: 'dashboard', table: { ...defaultTableView, page: 3 } });
    expect(startLocation('dashboard', null, entry).table.page).toBe(3);
  });

  it('believes session storage when the history entry is about another page', () => {
    const entry = toLocation({ page: 'profile', profileId: 5 });
    expect(startLocation('profiles', null, entry)).toEqual(toLocation({ page: 'profiles' }));
    expect(startLocation('profile', '6', entry).profileId).toBe(6);
  });
});

describe('toLocation', () => {
  it('leaves nothing behind from another page', () => {
    expect(toLocation({ page: 'profiles', profileId: 5, section: 'gallery' })).toMatchObject({
      profileId: null,
      section: null,
    });
  });

  it('keeps the profile on the pages that may be about one', () => {
    expect(toLocation({ page: 'form', profileId: 5 }).profileId).toBe(5);
    expect(toLocation({ page: 'requests', profileId: 5 }).profileId).toBe(5);
    expect(toLocation({ page: 'requests-mine', profileId: 5 }).profileId).toBeNull();
    expect(toLocation({ page: 'import', profileId: 5 }).profileId).toBeNull();
  });

  it('remembers where the reader was', () => {
    const from = toLocation({ page: 'profile', profileId: 5 });
    expect(toLocation({ page: 'sign-in' }, from).from).toEqual({ page: 'profile', profileId: 5 });
  });
});

describe('parseEntry', () => {
  it('reads back what was written', () => {
    const location = toLocation(
      { page: 'dashboard', table: { page: 2, search: '7', status: 'on hold', login: 'none', sort: 'name' } },
      toLocation({ page: 'profile', profileId: 5 }),
    );
    expect(parseEntry({ ...location, scroll: 10 })).toEqual(location);
  });

  it.each([null, undefined, 7, 'home', {}, { page: 'elsewhere' }])('refuses %j', (state) => {
    expect(parseEntry(state)).toBeNull();
  });

  it('repairs what is not plausible', () => {
    expect(
      parseEntry({
        page: 'dashboard',
        table: { page: -1, search: 5, status: 'rich', login: {}, sort: 1 },
        from: { page: 'x' },
      }),
    ).toEqual(toLocation({ page: 'dashboard' }));
  });
});

it('reads how far an entry was scrolled', () => {
  expect(readScroll({ scroll: 320 })).toBe(320);
  expect(readScroll({ scroll: 'far' })).toBe(0);
  expect(readScroll(null)).toBe(0);
});
