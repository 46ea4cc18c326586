import { keepEarlyAnswer } from '@/lib/backend/early-answers';
import { dataTimeMs, fetchWithin } from '@/lib/backend/fetch-within';
import { visitorHeaders, type BackendAddress } from '@/lib/env';
import { readProperty } from '@/base/read-property';
import { isLink, thumbnailOf } from '@/lib/thumbnail';

// before-paint.ts requests a visitor's list of profiles while the site's code is still being fetched. That code needs the same
// a moment later: lib/backend/client.ts then takes the answer from there (early-answers.ts).

// The first questions of the list, in the words of its queries: the database client is not there yet. A test compares them.
const firstProfiles = 'RegisteredUsers?select=*&visible=is.true&order=created_at.desc%2Cid.desc&limit=25';
const visitorSettings = 'site_settings?select=visitors_may_browse%2Cvisitors_see_pictures';
const countOfAll = ['rpc/count_profiles', '{"filters":{}}'] as const;

/** How many cards are in the first row of the list: their pictures come before all others. Phones show two. */
export const countInFirstRow = (): number => (window.screen.width < 768 ? 2 : 4);

/** Sends a visitor's request and stores the response. With a body it calls a function. */
async function ask(backend: BackendAddress, path: string, body = ''): Promise<Response> {
  const address = `${backend.url}/${path}`;
  const headers = new Headers(visitorHeaders(backend));
  if (body !== '') headers.set('content-type', 'application/json');
  const answer = fetchWithin(dataTimeMs, address, {
    headers,
    // As files are fetched (lib/backend/client.ts): the browser shows a kept one only when the server still allows it.
    cache: 'no-cache',
    ...(body !== '' && { method: 'POST', body }),
  });
  keepEarlyAnswer(address, body, answer);
  return (await answer).clone();
}

async function readRows(answer: Promise<Response>): Promise<unknown[]> {
  const said: unknown = await (await answer).json();
  const rows: unknown[] = Array.isArray(said) ? said : [];
  return rows;
}

/** Requests the first profiles, their count and the visitor settings; then the pictures of the first row. */
export async function askForFirstProfiles(backend: BackendAddress): Promise<void> {
  const rows = [firstProfiles, visitorSettings].map((question) => readRows(ask(backend, `rest/v1/${question}`)));
  const [count, filters] = countOfAll;
  // The list repeats a failed request, and informs the visitor.
  ask(backend, `rest/v1/${count}`, filters).catch(() => undefined);
  const [profiles = [], settings] = await Promise.all(rows).catch(() => []);
  if (readProperty(settings?.[0], 'visitors_see_pictures') === false) return;
  for (const profile of profiles.slice(0, countInFirstRow())) {
    const picture = readProperty(profile, 'first_img');
    if (typeof picture !== 'string' || isLink(picture) || readProperty(profile, 'pictures_for_members') !== false)
      continue;
    ask(backend, `storage/v1/object/profile-images/${thumbnailOf(picture)}`).catch(() => undefined);
  }
}
