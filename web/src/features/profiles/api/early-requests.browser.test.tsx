import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cardQueryOptions } from '@/features/profiles/api/profile';
import {
  matchingProfilesQueryOptions,
  profileCountQueryOptions,
  profilesQueryOptions,
} from '@/features/profiles/api/profiles';
import { startQueryOf } from '@/features/profiles/filters';
import { sampleProfile } from '@/features/profiles/profile/sample-profile';
import { askForFirstPage, countInFirstRow } from '@/first-load/early-requests';
import { forgetEarlyAnswers } from '@/lib/backend/fetch-within';
import { getIdentity } from '@/lib/backend/identity';
import { keepLikelyViewer, sessionStorageKey } from '@/lib/backend/kept-session';
import { downloadPicture } from '@/lib/pictures';
import { visitorSettingsQueryOptions } from '@/bureau/api/site-settings';
import { address } from '@/lib/env';
import { toLocation } from '@/lib/navigation/location';

const ids = [6, 5, 4, 3, 2, 1];
const forMembers = 5;
const cards = ids.map((id) => ({
  ...sampleProfile,
  id,
  first_img: `${id}/a.webp`,
  pictures_for_members: id === forMembers,
}));
const account = { username: 'asha', active: true, must_change_password: false, language: null, card: null };
const answers: readonly (readonly [part: string, answer: unknown])[] = [
  ['&id=eq.', cards.slice(0, 1)],
  ['/RegisteredUsers?', cards],
  ['/find_profiles', cards],
  ['/count_profiles', ids.length],
  ['/read_my_role', 'none'],
  ['/accounts?', [account]],
  ['.webp', 'bytes'],
];
const list = toLocation({ page: 'profiles' });
const { signal } = new AbortController();

/** Answers requests and records their paths. */
function listen({ seePictures = true } = {}): string[] {
  const asked: string[] = [];
  const settings = [{ visitors_may_browse: true, visitors_see_pictures: seePictures, visitors_see_facts: true }];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation((input) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(url.replace(/^.*\/v1\//, '').replace(/\?.*/, ''));
    const [, answer = settings] = answers.find(([part]) => url.includes(part)) ?? [];
    return Promise.resolve(Response.json(answer));
  });
  onTestFinished(() => {
    fetched.mockRestore();
  });
  return asked;
}

function signIn(id: string, secondsLeft = 3600): void {
  const session = { access_token: `token of ${id}`, refresh_token: 'r', user: { id } };
  const kept = { ...session, expires_at: Date.now() / 1000 + secondsLeft };
  localStorage.setItem(sessionStorageKey, JSON.stringify(kept));
  keepLikelyViewer('member', 'bride');
}

beforeEach(() => () => {
  localStorage.removeItem(sessionStorageKey);
  keepLikelyViewer('visitor', null);
  forgetEarlyAnswers();
});

const readFile = (path: string) => downloadPicture({ bucket: 'profile-images', path }, signal);

test("a visitor's list uses the response of the early request, and does not send it again", async () => {
  const asked = listen();
  await askForFirstPage(address, list);
  const shown = ids.slice(0, countInFirstRow()).filter((id) => id !== forMembers);
  const pictures = shown.map((id) => `object/profile-images/${id}/a.thumb.webp`);
  const early = ['RegisteredUsers', 'rpc/count_profiles', 'site_settings', ...pictures];
  expect(asked).toEqual(early);
  const client = new QueryClient();
  const { pages } = await client.infiniteQuery(profilesQueryOptions());
  expect(pages[0]?.profiles).toHaveLength(ids.length);
  expect(await client.query(visitorSettingsQueryOptions())).toEqual({
    mayBrowse: true,
    seePictures: true,
    seeFacts: true,
  });
  expect(await client.query(profileCountQueryOptions({}))).toBe(ids.length);
  expect(await (await readFile('6/a.thumb.webp')).text()).toBe('"bytes"');
  expect(asked).toEqual(early);
  // Only the first read uses it.
  await client.refetchQueries();
  expect(asked.slice(early.length).toSorted()).toEqual(['RegisteredUsers', 'rpc/count_profiles', 'site_settings']);
});

test('pictures hidden from visitors are not requested', async () => {
  const asked = listen({ seePictures: false });
  await askForFirstPage(address, list);
  expect(asked).toEqual(['RegisteredUsers', 'rpc/count_profiles', 'site_settings']);
});

test("a member's list is requested before the account has answered, and once", async () => {
  const asked = listen();
  signIn('one');
  const requested = askForFirstPage(address, list);
  const early = ['rpc/read_my_role', 'accounts', 'rpc/find_profiles', 'rpc/count_profiles'];
  expect(asked).toEqual(early);
  await requested;
  early.push(...ids.slice(0, countInFirstRow()).map((id) => `object/profile-images/${id}/a.thumb.webp`));
  expect(asked).toEqual(early);
  const client = new QueryClient();
  const query = startQueryOf('bride');
  expect(await getIdentity('one', signal)).toMatchObject({ role: 'member', username: 'asha' });
  // Once in a browser.
  early.push('rpc/note_my_language');
  const { pages } = await client.infiniteQuery(matchingProfilesQueryOptions(query));
  expect(pages[0]?.profiles).toHaveLength(ids.length);
  expect(await client.query(profileCountQueryOptions(query.filters))).toBe(ids.length);
  await readFile('5/a.thumb.webp');
  expect(asked).toEqual(early);
});

test.each([
  { who: 'a visitor', isMember: false, early: ['RegisteredUsers', 'site_settings'] },
  { who: 'a member', isMember: true, early: ['rpc/read_my_role', 'accounts', 'RegisteredUsers'] },
])('a shared link requests the card and the large picture once, for $who', async ({ isMember, early }) => {
  const asked = listen();
  if (isMember) signIn('one');
  await askForFirstPage(address, toLocation({ page: 'profile', profileId: 6 }));
  expect(asked).toEqual([...early, 'object/profile-images/6/a.webp']);
  expect(await new QueryClient().query(cardQueryOptions(6))).toMatchObject({ id: 6 });
  await readFile('6/a.webp');
  expect(asked).toHaveLength(early.length + 1);
});

test('an early answer is not given to another login', async () => {
  const asked = listen();
  signIn('one');
  await askForFirstPage(address, list);
  signIn('two');
  const before = asked.length;
  await new QueryClient().infiniteQuery(matchingProfilesQueryOptions(startQueryOf('bride')));
  expect(asked.slice(before)).toEqual(['rpc/find_profiles']);
});

test('nothing is requested with a token that must be renewed first', async () => {
  const asked = listen();
  signIn('one', 60);
  await askForFirstPage(address, list);
  expect(asked).toEqual([]);
});
