import { expect, it } from 'vitest';
import { decide, type Decision } from '@/app/audience';
import { keyOf, routes } from '@/app/routes';
import { pageNames, toLocation, type PageName } from '@/lib/navigation/location';

const kinds = ['loading', 'visitor', 'temporary', 'member', 'admin'] as const;

const everyone = ['page', 'page', 'page', 'page', 'page'] as const;
const open = ['page', 'page', 'choose password', 'page', 'page'] as const;
const members = ['wait', 'sign-in', 'choose password', 'page', 'not for you'] as const;
const membersAndAdmin = ['wait', 'sign-in', 'choose password', 'page', 'page'] as const;
const admin = ['wait', 'sign-in', 'choose password', 'not for you', 'page'] as const;

/** What each page shows to each kind of viewer, in the order above. */
const expected: Record<PageName, readonly Decision[]> = {
  home: everyone,
  privacy: everyone,
  profiles: open,
  profile: open,
  'sign-in': ['wait', 'sign-in', 'choose password', 'signed in already', 'signed in already'],
  password: ['page', 'sign-in', 'page', 'page', 'page'],
  liked: members,
  shortlist: members,
  'requests-mine': members,
  'my-profile': members,
  propose: members,
  biodata: membersAndAdmin,
  dashboard: admin,
  form: admin,
  review: admin,
  audit: admin,
  requests: admin,
  match: admin,
  import: admin,
  settings: admin,
  notifications: admin,
};

it.each(pageNames)('shows the page %s to those it is for', (page) => {
  expect(kinds.map((kind) => decide(routes[page].audience, kind))).toEqual(expected[page]);
});

it.each(pageNames.filter((page) => page !== 'sign-in'))('has something to show as %s', (page) => {
  expect(routes[page].Page).toBeDefined();
  expect(routes[page].title).not.toBe('');
});

it('keeps the state of master-detail pages when the selection changes, and of no other', () => {
  expect(keyOf(toLocation({ page: 'review', profileId: 1 }))).toBe(keyOf(toLocation({ page: 'review' })));
  expect(keyOf(toLocation({ page: 'profile', profileId: 1 }))).not.toBe(
    keyOf(toLocation({ page: 'profile', profileId: 2 })),
  );
});
