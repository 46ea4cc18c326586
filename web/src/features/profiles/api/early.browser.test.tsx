import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { askForFirstProfiles } from '@/features/profiles/api/early';
import { takeInEarlyAnswers } from '@/features/profiles/api/take-in';
import { profileCountQueryOptions, profilesQueryOptions } from '@/features/profiles/api/profiles';
import { countInFirstRow } from '@/features/profiles/first-row';
import { sampleProfile } from '@/features/profiles/sample-profile';
import { sharedKeys } from '@/lib/api/keys';
import { downloadPicture } from '@/lib/api/pictures';
import { visitorSettingsQueryOptions } from '@/lib/api/site-settings';
import { address } from '@/lib/env';

const answers: readonly (readonly [part: string, answer: unknown])[] = [
  [
    '/RegisteredUsers?',
    [
      { ...sampleProfile, id: 3, first_img: '3/a.webp' },
      { ...sampleProfile, id: 2, first_img: '2/b.webp', pictures_for_members: true },
      { ...sampleProfile, id: 1, first_img: '1/c.webp' },
    ],
  ],
  ['/count_profiles', 3],
  ['.webp', 'bytes'],
];

/** Answers what is asked, and notes it. */
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

test('what is asked before the code is there is what the list asks, and is not asked again', async () => {
  const asked = listen(true);
  await askForFirstProfiles(address, 2);
  const early = ['RegisteredUsers', 'site_settings', 'rpc/count_profiles', 'object/profile-images/3/a.thumb.webp'];
  expect(asked).toEqual(early);
  const client = new QueryClient();
  const { pages } = await client.infiniteQuery(profilesQueryOptions());
  expect(pages[0]?.profiles).toHaveLength(3);
  expect(await client.query(visitorSettingsQueryOptions())).toEqual({ mayBrowse: true, seePictures: true });
  expect(await client.query(profileCountQueryOptions({}))).toBe(3);
  const picture = { bucket: 'profile-images', path: '3/a.thumb.webp' } as const;
  expect(await (await downloadPicture(picture, new AbortController().signal)).text()).toBe('"bytes"');
  expect(asked).toEqual(early);
  // It holds for the first time only.
  await client.refetchQueries();
  expect(asked.slice(early.length).toSorted()).toEqual(['RegisteredUsers', 'rpc/count_profiles', 'site_settings']);
});

test('the list is taken in with its first pictures before it is drawn, even while they are still being asked for', async () => {
  const asked = listen(true);
  const later = new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });
  window.earlyAsking = later.then(() => askForFirstProfiles(address, countInFirstRow()));
  onTestFinished(() => {
    delete window.earlyAsking;
  });
  const client = new QueryClient();
  await takeInEarlyAnswers(client);
  expect(asked.toSorted()).toEqual([
    'RegisteredUsers',
    'object/profile-images/1/c.thumb.webp',
    'object/profile-images/3/a.thumb.webp',
    'rpc/count_profiles',
    'site_settings',
  ]);
  expect(client.getQueryData(sharedKeys.picture('profile-images', '3/a.thumb.webp'))).toBeInstanceOf(Blob);
});

test('pictures that are not for visitors are not asked for', async () => {
  const asked = listen(false);
  await askForFirstProfiles(address, 2);
  expect(asked).toEqual(['RegisteredUsers', 'site_settings', 'rpc/count_profiles']);
});
