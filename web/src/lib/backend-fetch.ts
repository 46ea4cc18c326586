import { readKeptSession } from '@/lib/kept-session';
import { noteReach } from '@/lib/reach';

const signInTimeMs = 20_000;
const dataTimeMs = 30_000;

interface BackendFetchParts {
  publishableKey: string;
  /** Where the session is kept. */
  storageKey: string;
  /** The session's token, renewed when it has grown old; null when there is none or it could not be renewed. */
  readToken: () => Promise<string | null>;
}

/** Fetches, and takes a service that accepts a request but does not answer it for one that is away. */
async function fetchWithin(timeMs: number, input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  const limit = new AbortController();
  const stop = () => {
    limit.abort();
  };
  init?.signal?.addEventListener('abort', stop);
  if (init?.signal?.aborted) stop();
  const timer = setTimeout(stop, timeMs);
  try {
    return await fetch(input, { ...init, signal: limit.signal });
  } catch (error) {
    if (limit.signal.aborted && !init?.signal?.aborted) throw new TypeError('No answer in time.', { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
    init?.signal?.removeEventListener('abort', stop);
  }
}

/** Fetches from the backend, for the one client. */
export function createBackendFetch({ publishableKey, storageKey, readToken }: BackendFetchParts): typeof fetch {
  const asVisitor = `Bearer ${publishableKey}`;

  const fetchToken: typeof fetch = async (input, init) => {
    try {
      const answer = await fetchWithin(signInTimeMs, input, init);
      noteReach('sign-in', answer.status < 500);
      return answer;
    } catch (error) {
      // A sign-in that fails is told beside its form. That a session cannot be renewed, nobody else would say.
      if (readKeptSession(storageKey) !== null) noteReach('sign-in', false);
      throw error;
    }
  };

  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname.endsWith('/auth/v1/token')) return await fetchToken(input, init);
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
    return await fetchWithin(dataTimeMs, input, { ...init, headers });
  };
}
