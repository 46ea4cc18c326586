import { fetchToken } from '@/lib/fetch-token';
import { fetchWithin } from '@/lib/fetch-within';
import { readKeptSession } from '@/lib/kept-session';

const signInTimeMs = 20_000;
const dataTimeMs = 30_000;
const renewalPauseMs = 60_000;

interface BackendFetchParts {
  publishableKey: string;
  /** Where the session is kept. */
  storageKey: string;
  /** The session's token, renewed when it has grown old; null when there is none or it could not be renewed. */
  readToken: () => Promise<string | null>;
  /** Renews the session, whatever its age; null when that is not possible. */
  renewToken: () => Promise<string | null>;
}

/** Fetches from the backend, for the one client. */
export function createBackendFetch(parts: BackendFetchParts): typeof fetch {
  const { publishableKey, storageKey, readToken, renewToken } = parts;
  const asVisitor = `Bearer ${publishableKey}`;
  let renewedAt = -renewalPauseMs;

  /** Another token than the one that was refused, or null. */
  const replaceToken = async (refused: string): Promise<string | null> => {
    const kept = readKeptSession(storageKey)?.accessToken;
    // Another tab may have renewed the session in the meantime.
    if (kept === undefined || `Bearer ${kept}` !== refused) return kept ?? null;
    // Not again and again: a server that takes no token at all would be asked for one with every request.
    if (performance.now() - renewedAt < renewalPauseMs) return null;
    renewedAt = performance.now();
    return await renewToken();
  };

  const fetchData = async (input: RequestInfo | URL, init: RequestInit | undefined, headers: Headers) =>
    await fetchWithin(dataTimeMs, input, { ...init, headers });

  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname.endsWith('/auth/v1/token')) return await fetchToken(storageKey, signInTimeMs, input, init);
    if (url.pathname.includes('/auth/v1/')) return await fetchWithin(signInTimeMs, input, init);

    const headers = new Headers(init?.headers);
    // When a session cannot be renewed, the client sends the request as a visitor's. Its answer would make a member look
    // signed out: a request of theirs is sent as theirs or not at all.
    if (headers.get('Authorization') === asVisitor && readKeptSession(storageKey) !== null) {
      const token = await readToken();
      if (token !== null) headers.set('Authorization', `Bearer ${token}`);
      else if (readKeptSession(storageKey) !== null) throw new TypeError('The session could not be renewed.');
    }
    // A file takes as long as the line is slow.
    if (url.pathname.includes('/storage/v1/')) return await fetch(input, { ...init, headers });

    const answer = await fetchData(input, init, headers);
    const sent = headers.get('Authorization') ?? asVisitor;
    if (answer.status !== 401 || sent === asVisitor) return answer;
    // The token has run out before this browser's clock said so: the clock was put right in the meantime, for example.
    const token = await replaceToken(sent);
    if (token === null) return answer;
    headers.set('Authorization', `Bearer ${token}`);
    return await fetchData(input, init, headers);
  };
}
