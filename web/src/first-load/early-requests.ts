import { dataTimeMs, fetchWithin, keepEarlyAnswer } from '@/lib/backend/fetch-within';
import { hasFreshToken, readKeptSession, readLikelyViewer } from '@/lib/backend/kept-session';
import { visitorColumns } from '@/lib/card-columns';
import { deviceNumber } from '@/lib/device-number';
import { visitorHeaders, type BackendAddress } from '@/lib/env';
import type { Location } from '@/lib/navigation/location';
import { tabStorage } from '@/base/browser-storage';
import { readProperty } from '@/base/values';
import { readStartLanguage } from '@/texts/start-language';
import { isLink, thumbnailOf } from '@/lib/thumbnail';

// before-paint.ts sends the requests of the first page while the site's code is still being fetched. That code sends the same
// a moment later: lib/backend/client.ts then takes the answer from there (fetch-within.ts).

// The first requests of the pages, in the words of their queries: the database client is not there yet. A test compares them.
const newestProfiles = `RegisteredUsers?select=${encodeURIComponent(visitorColumns)}&visible=is.true&order=created_at.desc%2Cid.desc&limit=25`;
const visitorSettings = 'site_settings?select=visitors_may_browse%2Cvisitors_see_pictures%2Cvisitors_see_facts';
const accountOf = (userId: string) =>
  `accounts?select=username%2Cregistered_user_id%2Cactive%2Cmust_change_password%2Clanguage%2Ccard%3ARegisteredUsers%28name%2Cown_script_name%2Cgender%29&user_id=eq.${userId}`;
const cardOf = (profileId: number, isVisitor: boolean) =>
  `RegisteredUsers?select=${isVisitor ? encodeURIComponent(visitorColumns) : '*'}&id=eq.${profileId}`;

/** How many cards are in the first row of the list: their pictures come before all others. Phones show two. */
export const countInFirstRow = (): number => (window.screen.width < 768 ? 2 : 4);

interface Caller {
  backend: BackendAddress;
  headers: Record<string, string>;
}

/** Sends a request of the database or of storage, and stores the response. With a body it calls a function. */
async function ask({ backend, headers }: Caller, path: string, body?: object): Promise<Response> {
  const address = `${backend.url}/${path}`;
  const sent = body === undefined ? '' : JSON.stringify(body);
  const answer = fetchWithin(dataTimeMs, address, {
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    // As files are fetched (lib/backend/client.ts): the browser shows a kept one only when the server still allows it.
    cache: 'no-cache',
    ...(body !== undefined && { method: 'POST', body: sent }),
  });
  keepEarlyAnswer(headers['Authorization'] ?? '', address, sent, answer);
  return (await answer).clone();
}

/** The rows of an answer; none if the request failed: the page repeats it, and informs its reader. */
async function readRows(answer: Promise<Response>): Promise<unknown[]> {
  try {
    const body: unknown = await (await answer).json();
    const rows: unknown[] = Array.isArray(body) ? body : [];
    return rows;
  } catch {
    return [];
  }
}

/** Whether the list of this tab has filters, or an order of its own. */
function hasOwnQuery(): boolean {
  try {
    return (readProperty(JSON.parse(tabStorage.getItem('find') ?? 'null'), 'query') ?? null) !== null;
  } catch {
    return false;
  }
}

/** Requests the first profiles and their count. Null if the viewer's first query cannot be foreseen. */
function askForList(caller: Caller, isVisitor: boolean): Promise<unknown[]> | null {
  const { likely, gender } = readLikelyViewer();
  const isOfMember = !isVisitor && likely === 'member';
  // A visitor's list is read on every page.
  if (!isVisitor && (hasOwnQuery() || (isOfMember && gender === null))) return null;
  const filters = isOfMember ? { looking_for: gender === 'bride' ? 'groom' : 'bride' } : {};
  const rows = readRows(
    isOfMember
      ? ask(caller, 'rest/v1/rpc/find_profiles', { filters, sort: 'newest', at_most: 25 })
      : ask(caller, `rest/v1/${newestProfiles}`),
  );
  void readRows(ask(caller, 'rest/v1/rpc/count_profiles', { filters }));
  return rows;
}

/**
 * Sends the requests of a tab's first page: who is signed in, the list, the profile or the private link; then its first pictures.
 * Sends nothing for a session that must be renewed first.
 */
export async function askForFirstPage(backend: BackendAddress, location: Location): Promise<void> {
  const session = readKeptSession();
  if (session !== null && !hasFreshToken(session)) return;
  // Pictures would take the line from the code, which draws the words.
  const codeHasRun = new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    document.addEventListener('DOMContentLoaded', () => {
      resolve();
    });
  });
  const headers = { ...visitorHeaders(backend) };
  if (session !== null) headers.Authorization = `Bearer ${session.accessToken}`;
  const caller: Caller = { backend, headers };
  if (session !== null) {
    void readRows(ask(caller, 'rest/v1/rpc/read_my_role', {}));
    void readRows(ask(caller, `rest/v1/${accountOf(session.userId)}`));
  }

  if (location.page === 'family' && location.token !== null)
    void readRows(
      ask(caller, 'rest/v1/rpc/open_family_link', {
        token: location.token,
        device: deviceNumber(),
        language: readStartLanguage(),
      }),
    );
  const isList = location.page === 'profiles';
  const isProfile = location.page === 'profile' && location.profileId !== null;
  const cards = isList
    ? askForList(caller, session === null)
    : isProfile
      ? readRows(ask(caller, `rest/v1/${cardOf(location.profileId ?? 0, session === null)}`))
      : null;
  if (cards === null) return;
  const settings = session === null ? await readRows(ask(caller, `rest/v1/${visitorSettings}`)) : [];
  if (readProperty(settings[0], 'visitors_see_pictures') === false) return;
  const first = (await cards).slice(0, countInFirstRow());
  await codeHasRun;
  for (const card of first) {
    const picture = readProperty(card, 'first_img');
    const isShown = session !== null || readProperty(card, 'pictures_for_members') === false;
    if (typeof picture !== 'string' || isLink(picture) || !isShown) continue;
    const file = isList ? thumbnailOf(picture) : picture;
    ask(caller, `storage/v1/object/profile-images/${file}`).catch(() => undefined);
  }
}
