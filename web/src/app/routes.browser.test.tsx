import { expect, it } from 'vitest';
import { decide, keyOf, routes, type Decision, type OtherPageName } from '@/app/routes';
import type { Viewer } from '@/lib/backend/session';
import { pageNames } from '@/lib/navigation/location';

const login = { username: 'test', name: null, profileId: null, gender: null };
const viewers: readonly Viewer[] = [
  { kind: 'loading', likely: 'admin', gender: null },
  { kind: 'visitor' },
  { kind: 'temporary', ...login },
  { kind: 'second step', step: 'code', ...login, name: null, profileId: null, gender: null },
  { kind: 'member', ...login },
  { kind: 'admin', isOwner: false, ...login },
  { kind: 'admin', isOwner: true, ...login },
];

const otherPages = pageNames.filter((page) => page !== 'home');
const everyone = ['page', 'page', 'page', 'page', 'page', 'page', 'page'] as const;
const open = ['page', 'page', 'choose password', 'second step', 'page', 'page', 'page'] as const;
const members = ['wait', 'sign-in', 'choose password', 'second step', 'page', 'not for you', 'not for you'] as const;
const membersAndAdmin = ['wait', 'sign-in', 'choose password', 'second step', 'page', 'page', 'page'] as const;
const admin = ['wait', 'sign-in', 'choose password', 'second step', 'not for you', 'page', 'page'] as const;
const owners = ['wait', 'sign-in', 'choose password', 'second step', 'not for you', 'not for you', 'page'] as const;

/** The view of each page for each kind of viewer, in the order above. */
const expected: Record<OtherPageName, readonly Decision[]> = {
  privacy: everyone,
  complaint: everyone,
  receipt: everyone,
  fees: owners,
  profiles: open,
  profile: open,
  'sign-in': [
    'wait',
    'sign-in',
    'choose password',
    'second step',
    'signed in already',
    'signed in already',
    'signed in already',
  ],
  password: ['page', 'sign-in', 'page', 'second step', 'page', 'page', 'page'],
  choices: members,
  shortlist: members,
  'my-profile': members,
  rights: members,
  'for-you': members,
  family: everyone,
  sheets: admin,
  'consent-proof': admin,
  propose: members,
  biodata: membersAndAdmin,
  dashboard: admin,
  form: admin,
  review: admin,
  audit: admin,
  reads: owners,
  breaches: owners,
  figures: owners,
  requests: admin,
  match: admin,
  matches: admin,
  today: admin,
  'not-told': admin,
  waiting: admin,
  enquiries: admin,
  grievances: admin,
  import: owners,
  settings: owners,
  notifications: admin,
};

it.each(otherPages)('shows the page %s to those it is for', (page) => {
  expect(viewers.map((viewer) => decide(routes[page].audience, viewer))).toEqual(expected[page]);
});

it.each(otherPages.filter((page) => page !== 'sign-in'))('has something to show as %s', (page) => {
  expect(routes[page].Page).toBeDefined();
  expect(routes[page].title).not.toBe('');
});

it('keeps the state of master-detail pages when the selection changes, of a profile when the tab does, and of no other', () => {
  expect(keyOf({ page: 'review', profileId: 1 })).toBe(keyOf({ page: 'review', profileId: null }));
  const profile = { page: 'profile', profileId: 1, tab: null } as const;
  expect(keyOf(profile)).toBe(keyOf({ ...profile, tab: 'facts' }));
  expect(keyOf(profile)).not.toBe(keyOf({ ...profile, profileId: 2 }));
});
