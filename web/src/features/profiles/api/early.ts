import { askEarly } from '@/lib/early-answers';
import type { BackendAddress } from '@/lib/env';
import { readProperty } from '@/lib/read-property';
import { isLink, thumbnailOf } from '@/lib/thumbnail';

// What the list of profiles asks first, in the words in which its queries ask it (a test compares them): this file is part of
// the script that runs before everything else, and the database client is not.
const firstProfiles = 'RegisteredUsers?select=*&visible=is.true&order=created_at.desc%2Cid.desc&limit=25';
const visitorSettings = 'site_settings?select=visitors_may_browse%2Cvisitors_see_pictures';
const countOfAll = ['rpc/count_profiles', '{"filters":{}}'] as const;

async function readRows(answer: Promise<Response>): Promise<unknown[]> {
  const said: unknown = await (await answer).json();
  const rows: unknown[] = Array.isArray(said) ? said : [];
  return rows;
}

/**
 * Asks for what the list of profiles begins with and, as soon as they are known, for the pictures of so many first profiles.
 * Whoever asks for the same later finds out what came of it.
 */
export async function askForFirstProfiles(backend: BackendAddress, countPictures: number): Promise<void> {
  const ask = (path: string, body?: string) => askEarly(backend, path, body);
  const rows = [firstProfiles, visitorSettings].map((question) => readRows(ask(`rest/v1/${question}`)));
  const [count, body] = countOfAll;
  ask(`rest/v1/${count}`, body).catch(() => undefined);
  const [profiles = [], settings] = await Promise.all(rows).catch(() => []);
  // What is not for visitors is not asked for.
  if (readProperty(settings?.[0], 'visitors_see_pictures') === false) return;
  for (const profile of profiles.slice(0, countPictures)) {
    const picture = readProperty(profile, 'first_img');
    if (typeof picture !== 'string' || isLink(picture) || readProperty(profile, 'pictures_for_members') !== false)
      continue;
    ask(`storage/v1/object/profile-images/${thumbnailOf(picture)}`).catch(() => undefined);
  }
}
