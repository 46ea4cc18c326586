import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { profileCountQueryOptions, profilesQueryOptions } from '@/features/profiles/api/profiles';
import { sampleProfile } from '@/features/profiles/sample-profile';
import { askForFirstProfiles, countInFirstRow } from '@/first-load/early-list';
import { downloadPicture } from '@/lib/pictures';
import { visitorSettingsQueryOptions } from '@/bureau/api/site-settings';
import { address } from '@/lib/env';

const ids = [6, 5, 4, 3, 2, 1];
const forMembers = 5;
const answers: readonly (readonly [part: string, answer: unknown])[] = [
  [
    '/RegisteredUsers?',
    ids.map((id) => ({ ...sampleProfile, id, first_img: `${id}/a.webp`, pictures_for_members: id === forMembers })),
  ],
  ['/count_profiles', ids.length],
  ['.webp', 'bytes'],
];

/** Answers requests and records their paths. */
function listen(seePictures: boolean): string[] {
  const asked: string[] = [];
  const settings = [{ visitors_may_browse: true, visitors_see_pictures: seePictures }];
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

test('the list uses the response of the early request, and does not send it again', async () => {
  const asked = listen(true);
  await askForFirstProfiles(address);
  const shown = ids.slice(0, countInFirstRow()).filter((id) => id !== forMembers);
  const pictures = shown.map((id) => `object/profile-images/${id}/a.thumb.webp`);
  const early = ['RegisteredUsers', 'site_settings', 'rpc/count_profiles', ...pictures];
  expect(asked).toEqual(early);
  const client = new QueryClient();
  const { pages } = await client.infiniteQuery(profilesQueryOptions());
  expect(pages[0]?.profiles).toHaveLength(ids.length);
  expect(await client.query(visitorSettingsQueryOptions())).toEqual({ mayBrowse: true, seePictures: true });
  expect(await client.query(profileCountQueryOptions({}))).toBe(ids.length);
  const picture = { bucket: 'profile-images', path: '6/a.thumb.webp' } as const;
  expect(await (await downloadPicture(picture, new AbortController().signal)).text()).toBe('"bytes"');
  expect(asked).toEqual(early);
  // Only the first read uses it.
  await client.refetchQueries();
  expect(asked.slice(early.length).toSorted()).toEqual(['RegisteredUsers', 'rpc/count_profiles', 'site_settings']);
});

test('pictures hidden from visitors are not requested', async () => {
  const asked = listen(false);
  await askForFirstProfiles(address);
  expect(asked).toEqual(['RegisteredUsers', 'site_settings', 'rpc/count_profiles']);
});
