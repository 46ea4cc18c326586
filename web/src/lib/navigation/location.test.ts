import { describe, expect, it } from 'vitest';
import {
  firstEntry,
  hrefOf,
  isAt,
  pageNames,
  parseEntry,
  readFragment,
  startEntry,
  toLocation,
  type Destination,
} from '@/lib/navigation/location';

/** Session storage that holds these values. */
const storage = (page: string | null, profile: string | null = null) => ({
  getItem: (key: string) => (key === 'page' ? page : profile),
});

const entryOf = (destination: Destination, from: Destination | null = null) => ({
  ...firstEntry(toLocation(destination)),
  from: from && toLocation(from),
});

describe('startEntry', () => {
  it('is home when nothing is stored', () => {
    expect(startEntry(storage(null), null, '')).toEqual(entryOf({ page: 'home' }));
  });

  it.each(['', 'elsewhere', 'Profiles', '<script>'])('is home for the unknown page "%s"', (page) => {
    expect(startEntry(storage(page), null, '').location.page).toBe('home');
  });

  it('keeps every page', () => {
    for (const page of pageNames.filter((name) => name !== 'family' && name !== 'receipt'))
      expect(startEntry(storage(page), null, '').location.page).toBe(page);
  });

  it('is home after a private link or a receipt, whose code is not stored, but for a reload', () => {
    for (const page of ['family', 'receipt']) expect(startEntry(storage(page), null, '').location.page).toBe('home');
    const family = entryOf({ page: 'family', token: 'a'.repeat(64) });
    expect(startEntry(storage('family'), family, '')).toEqual(family);
    expect(startEntry(storage('family'), null, '#family').location.page).toBe('family');
  });

  it('keeps the profile shown', () => {
    expect(startEntry(storage('profile', '17'), null, '').location).toEqual(
      toLocation({ page: 'profile', profileId: 17 }),
    );
  });

  it.each([null, '', '-1', '1.5', 'abc', '0', '99999999999999999999'])('passes no user for "%s"', (id) => {
    expect(startEntry(storage('profile', id), null, '').location).toEqual(
      toLocation({ page: 'profile', profileId: null }),
    );
  });

  it('is the page that the fragment of the address names, whatever is stored', () => {
    const entry = entryOf({ page: 'profiles' });
    expect(startEntry(storage('profiles'), entry, '#profile/17')).toEqual(entryOf({ page: 'profile', profileId: 17 }));
    expect(startEntry(storage('profiles'), entry, '#main')).toEqual(entry);
    const profile = { ...entryOf({ page: 'profile', profileId: 17 }), scroll: 320 };
    expect(startEntry(storage('profile', '17'), profile, '#profile/17')).toEqual(profile);
  });

  it('takes the rest from the history entry of the same page', () => {
    const dashboard = entryOf({ page: 'dashboard', view: { page: 3 } }, { page: 'home' });
    expect(startEntry(storage('dashboard'), dashboard, '')).toEqual(dashboard);
    const requests = entryOf({ page: 'requests', requestId: 9 });
    expect(startEntry(storage('requests'), requests, '')).toEqual(requests);
    const profile = entryOf({ page: 'profile', profileId: 5, tab: 'facts' });
    expect(startEntry(storage('profile', '5'), profile, '#profile/5')).toEqual(profile);
  });

  it('believes session storage when the history entry is about another page or profile', () => {
    const entry = entryOf({ page: 'profile', profileId: 5 });
    expect(startEntry(storage('profiles'), entry, '')).toEqual(entryOf({ page: 'profiles' }));
    expect(startEntry(storage('profile', '6'), entry, '')).toEqual(entryOf({ page: 'profile', profileId: 6 }));
  });
});

it('fills in what a destination omits', () => {
  expect(toLocation({ page: 'form' })).toEqual({ page: 'form', profileId: null, section: null });
  expect(toLocation({ page: 'home' })).toEqual({ page: 'home', section: null });
});

describe('isAt', () => {
  it('compares the page and what it is about', () => {
    expect(isAt(toLocation({ page: 'profile', profileId: 5 }), { page: 'profile', profileId: 5 })).toBe(true);
    expect(isAt(toLocation({ page: 'profile', profileId: 5 }), { page: 'profile', profileId: 6 })).toBe(false);
    expect(isAt(toLocation({ page: 'profiles' }), { page: 'home' })).toBe(false);
    expect(isAt(null, { page: 'home' })).toBe(false);
  });

  it('does not look at what is omitted', () => {
    expect(isAt(toLocation({ page: 'dashboard', view: { page: 2 } }), { page: 'dashboard' })).toBe(true);
  });
});

describe('the address of a page', () => {
  it.each<[Destination, string]>([
    [{ page: 'home' }, '/'],
    [{ page: 'home', section: 'gallery' }, '/#home/gallery'],
    [{ page: 'profiles' }, '/#profiles'],
    [{ page: 'profile', profileId: 12 }, '/#profile/12'],
    [{ page: 'for-you' }, '/#for-you'],
    [{ page: 'for-you', tab: 'fits' }, '/#for-you/fits'],
    [{ page: 'complaint', about: 'erasure' }, '/#complaint/erasure'],
    [{ page: 'requests', requestId: 9 }, '/#requests/9'],
    [{ page: 'settings', tab: 'astrology' }, '/#settings/astrology'],
    [{ page: 'match', brideId: 3, groomId: 14 }, '/#match/3-14'],
    [{ page: 'match', groomId: 14 }, '/#match/0-14'],
    [{ page: 'match' }, '/#match/0-0'],
    [{ page: 'matches', profileId: 14 }, '/#matches/14'],
    [{ page: 'dashboard', view: { search: '98450' } }, '/#dashboard'],
  ])('of %j is %s, and leads there', (destination, href) => {
    expect(hrefOf(destination)).toBe(href);
    if (href === '/') return;
    const { view: _, ...rest } = { view: undefined, ...toLocation(destination) };
    expect(readFragment(href.slice(1))).toMatchObject(rest);
  });

  it('of a profile is the same on each of its tabs', () => {
    expect(hrefOf({ page: 'profile', profileId: 12, tab: 'facts' })).toBe('/#profile/12');
  });

  it.each<[string, Destination]>([
    ['my-matches', { page: 'for-you' }],
    ['fits', { page: 'for-you', tab: 'fits' }],
    ['liked', { page: 'choices' }],
    ['requests-mine', { page: 'choices' }],
  ])('of an earlier version leads on, in messages, in open tabs and in the history: %s', (name, destination) => {
    const location = toLocation(destination);
    expect(readFragment(`#${name}`)).toEqual(location);
    expect(startEntry(storage(name), null, '').location).toEqual(location);
    expect(parseEntry({ location: { page: name } })?.location).toEqual(location);
  });

  it('names every page', () => {
    for (const page of pageNames) expect(readFragment(`#${page}`)?.page).toBe(page);
    expect(readFragment('#notice/ta-1')).toEqual({ page: 'privacy', edition: 'ta-1' });
  });

  it('of another form names no page', () => {
    const others = ['#main', '#elsewhere/3', '#Profile/3', '#profile/3/4', '#profile?3', '#constructor', '#__proto__'];
    for (const fragment of ['', '#', ...others]) expect(readFragment(fragment), fragment).toBeNull();
  });

  it('without a possible number names nobody', () => {
    for (const id of ['abc', '-1', '0', '99999999999999999999'])
      expect(readFragment(`#profile/${id}`), id).toEqual(toLocation({ page: 'profile', profileId: null }));
  });
});

describe('parseEntry', () => {
  it('reads back what was written', () => {
    const entry = {
      ...entryOf({ page: 'requests', requestId: 2 }, { page: 'profile', profileId: 5 }),
      scroll: 320,
      index: 4,
      depth: 1,
      focus: '0 /#profile/5',
    };
    expect(parseEntry(structuredClone(entry))).toEqual(entry);
  });

  it.each([null, undefined, 7, 'home', {}, { page: 'home' }, { location: { page: 'elsewhere' } }])(
    'refuses %j',
    (state) => {
      expect(parseEntry(state)).toBeNull();
    },
  );

  it('repairs what is not plausible', () => {
    expect(
      parseEntry({
        location: { page: 'review', profileId: -1, section: 'x' },
        from: { page: 'x' },
        scroll: 'far',
        focus: 3,
        depth: -1,
      }),
    ).toEqual(entryOf({ page: 'review' }));
    expect(parseEntry({ location: { page: 'profile' } })).toEqual(entryOf({ page: 'profile', profileId: null }));
    expect(parseEntry({ location: { page: 'home', section: 'cellar' } })).toEqual(entryOf({ page: 'home' }));
  });
});

it('keeps the part of a list and how it is looked at, but no part that cannot be', () => {
  const matches = { page: 'matches', profileId: 14, skipped: 25, view: { leastStars: 6 } } as const;
  expect(parseEntry(entryOf(matches))?.location).toEqual(matches);
  const wrong = { ...entryOf(matches), location: { ...matches, skipped: -25 } };
  expect(parseEntry(wrong)?.location).toEqual({ ...matches, skipped: null });
});
