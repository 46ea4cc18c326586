// The client of the database and of storage. Only lib and the api folders of the features use it. It comes with the pages.
import { PostgrestClient } from '@supabase/postgrest-js';
import { dataTimeMs, fetchWithin, takeEarlyAnswer } from '@/lib/backend/fetch-within';
import { hasFreshToken, readKeptSession } from '@/lib/backend/kept-session';
import { loadAuth } from '@/lib/backend/session';
import type { Database } from '@/lib/database.types';
import { address } from '@/lib/env';
import { toAppError } from '@/lib/errors';
import { readProperty } from '@/base/values';

const renewalPauseMs = 60_000;

const asVisitor = `Bearer ${address.publishableKey}`;
let renewedAt = -renewalPauseMs;
let renewal = Promise.resolve();

/** The kept session's token, renewed when it has grown old; null when there is none or it could not be renewed. */
async function readToken(): Promise<string | null> {
  const kept = readKeptSession();
  if (kept === null) return null;
  // The auth client would give the same token; this does not wait for its code.
  if (hasFreshToken(kept)) return kept.accessToken;
  const auth = await loadAuth();
  const { data } = await auth.getSession();
  return data.session?.access_token ?? null;
}

/** Renews the session, if it may be. @throws TypeError where the auth service cannot be reached */
async function renew(): Promise<void> {
  const { error } = await (await loadAuth()).refreshSession();
  if (error?.name === 'AuthRetryableFetchError') throw new TypeError('The session could not be renewed.');
}

/** A token other than the refused one, or null. */
async function replaceToken(refused: string): Promise<string | null> {
  const readKept = () => readKeptSession()?.accessToken ?? null;
  // Another tab may have renewed the session in the meantime.
  if (`Bearer ${readKept() ?? ''}` === refused) {
    // Once only: a server that refuses every token would cause a renewal with every request.
    if (performance.now() - renewedAt >= renewalPauseMs) {
      renewedAt = performance.now();
      renewal = renew();
    }
    // The requests of a page are refused together.
    await renewal;
  }
  const kept = readKept();
  return `Bearer ${kept ?? ''}` === refused ? null : kept;
}

/** The authorization header. A member's request never falls back to the anonymous key. */
async function readAuthorization(): Promise<string> {
  const token = await readToken();
  if (token !== null) return `Bearer ${token}`;
  if (readKeptSession() !== null) throw new TypeError('The session could not be renewed.');
  return asVisitor;
}

/** Fetches from the backend's database or storage with the caller's token. */
const backendFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  const authorization = await readAuthorization();
  headers.set('apikey', address.publishableKey);
  headers.set('Authorization', authorization);
  const { href, pathname } = new URL(input instanceof Request ? input.url : input);
  // An upload takes as long as the line is slow. The beginning of a download must come in time.
  const isSent = init?.method !== undefined && init.method !== 'GET';
  if (pathname.includes('/storage/v1/') && isSent) return await fetch(input, { ...init, headers });

  const early = takeEarlyAnswer(authorization, href, init?.body);
  const answer = await (early ?? fetchWithin(dataTimeMs, input, { ...init, headers }));
  if (answer.status !== 401 || authorization === asVisitor) return answer;
  // The token has expired before the time of this browser's clock: the clock was corrected in the meantime, for example.
  const token = await replaceToken(authorization);
  if (token === null) return answer;
  headers.set('Authorization', `Bearer ${token}`);
  return await fetchWithin(dataTimeMs, input, { ...init, headers });
};

/** Whether the session is open, as it was read at most so many milliseconds ago. @throws where it cannot be read */
type SessionCheck = (knownForMs: number) => Promise<boolean>;
let isSessionOpen: SessionCheck = () => Promise.resolve(true);

/** Sets how a session is looked up: the look-up itself sends its requests by this client. */
export function checkSessionsBy(check: SessionCheck): void {
  isSessionOpen = check;
}

// The empty answers of one page ask once, and so do its refused pictures.
const knownForMs = 5000;
const endedAnswer = () => Response.json({ code: 'PGRST303', message: 'The session has ended.' }, { status: 401 });

/**
 * Fetches as `backendFetch`, and gives no answer of an ended session. The policies hide each row from such a session: a list is
 * then empty, a count 0, and a change finds nothing. A function refuses it like a caller without rights.
 */
const checkedFetch: typeof fetch = async (input, init) => {
  const answer = await backendFetch(input, init);
  if (readKeptSession() === null) return answer;
  const isStorage = answer.url.includes('/storage/v1/');
  if (answer.status === 401 || answer.status === 403 || (isStorage && !answer.ok)) {
    const isOpen = await isSessionOpen(isStorage ? knownForMs : 0).catch(() => true);
    return isOpen ? answer : endedAnswer();
  }
  // PostgREST writes the range of the rows: "0-24/*", and "*/0" or "*/*" without any. Status 406: not the one row.
  const isEmpty = answer.headers.get('content-range')?.startsWith('*') === true || answer.status === 406;
  return !isEmpty || (await isSessionOpen(knownForMs)) ? answer : endedAnswer();
};

const clientOf = (by: typeof fetch) =>
  new PostgrestClient<Database>(`${address.url}/rest/v1`, { schema: 'public', fetch: by });

/** The one client of the database; queries go through `run`. */
export const supabase = clientOf(checkedFetch);

/** Of the look-up of a session alone, which would else wait for itself. */
export const uncheckedSupabase = clientOf(backendFetch);

/** Asks storage for something. @throws AppError */
async function askStorage(path: string, init: RequestInit): Promise<Response> {
  let answer;
  try {
    answer = await checkedFetch(`${address.url}/storage/v1/object/${path}`, init);
  } catch (error) {
    throw toAppError(error);
  }
  if (answer.ok) return answer;
  const refusal: unknown = await answer.json().catch(() => null);
  // Storage answers every refusal with the HTTP status 400 and names it in the body.
  throw toAppError(refusal, Number(readProperty(refusal, 'statusCode')) || answer.status);
}

/** The bytes of a file. The browser may cache them, but revalidates each time, because the permission may have ended. */
export async function downloadFile(bucket: string, path: string, signal: AbortSignal): Promise<Blob> {
  const answer = await askStorage(`${bucket}/${path}`, { signal, cache: 'no-cache' });
  try {
    return await answer.blob();
  } catch (error) {
    throw toAppError(error);
  }
}

/** Stores a file under a name that nothing is stored under yet; else the error has the status 409. */
export async function uploadFile(bucket: string, path: string, bytes: ArrayBuffer, type: string): Promise<void> {
  const headers = { 'content-type': type, 'cache-control': 'max-age=3600', 'x-upsert': 'false' };
  await askStorage(`${bucket}/${path}`, { method: 'POST', headers, body: bytes });
}

/** Removes files; returns how many. Names that do not exist, or may not be removed, are passed over. */
export async function removeFiles(bucket: string, paths: readonly string[]): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const answer = await askStorage(bucket, { method: 'DELETE', headers, body: JSON.stringify({ prefixes: paths }) });
  const removed: unknown = await answer.json();
  return Array.isArray(removed) ? removed.length : 0;
}
