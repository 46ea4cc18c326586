import { address, readToken, renewToken, sessionStorageKey } from '@/lib/auth';
import { forgetEarlyAnswers, takeEarlyAnswer } from '@/lib/early-answers';
import { dataTimeMs, fetchWithin } from '@/lib/fetch-within';
import { readKeptSession } from '@/lib/kept-session';

const renewalPauseMs = 60_000;

const asVisitor = `Bearer ${address.publishableKey}`;
let renewedAt = -renewalPauseMs;

/** Another token than the one that was refused, or null. */
async function replaceToken(refused: string): Promise<string | null> {
  const kept = readKeptSession(sessionStorageKey)?.accessToken;
  // Another tab may have renewed the session in the meantime.
  if (kept === undefined || `Bearer ${kept}` !== refused) return kept ?? null;
  // Not again and again: a server that takes no token at all would be asked for one with every request.
  if (performance.now() - renewedAt < renewalPauseMs) return null;
  renewedAt = performance.now();
  return await renewToken();
}

/** Whom a request is sent as. One of a member is sent as theirs or not at all: its answer would make them look signed out. */
async function readAuthorization(): Promise<string> {
  const token = await readToken();
  if (token !== null) return `Bearer ${token}`;
  if (readKeptSession(sessionStorageKey) !== null) throw new TypeError('The session could not be renewed.');
  return asVisitor;
}

/** Fetches from the backend's database or storage, as whoever is signed in. */
export const backendFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  const authorization = await readAuthorization();
  headers.set('apikey', address.publishableKey);
  headers.set('Authorization', authorization);
  const { href, pathname } = new URL(input instanceof Request ? input.url : input);
  // A file that is sent takes as long as the line is slow. Of one that is fetched, the beginning has to come in time.
  const isSent = init?.method !== undefined && init.method !== 'GET';
  if (pathname.includes('/storage/v1/') && isSent) return await fetch(input, { ...init, headers });

  if (authorization !== asVisitor) forgetEarlyAnswers();
  const early = takeEarlyAnswer(href, init?.body);
  if (early !== undefined) return await early;

  const answer = await fetchWithin(dataTimeMs, input, { ...init, headers });
  if (answer.status !== 401 || authorization === asVisitor) return answer;
  // The token has run out before this browser's clock said so: the clock was put right in the meantime, for example.
  const token = await replaceToken(authorization);
  if (token === null) return answer;
  headers.set('Authorization', `Bearer ${token}`);
  return await fetchWithin(dataTimeMs, input, { ...init, headers });
};
