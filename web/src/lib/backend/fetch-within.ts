/** How long the backend may take to begin its answer. */
export const dataTimeMs = 30_000;

/** Fetches with a timeout: a service that accepts a request and never answers counts as unreachable. */
export async function fetchWithin(
  timeMs: number,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Promise<Response> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  // Stays when the answer begins: a caller that aborts later does not want the rest.
  init?.signal?.addEventListener('abort', stop, { once: true });
  if (init?.signal?.aborted) stop();
  const timer = setTimeout(stop, timeMs);
  try {
    return await fetch(input, { ...init, signal: limit.signal });
  } catch (error) {
    if (limit.signal.aborted && !init?.signal?.aborted) throw new TypeError('No answer in time.', { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

// first-load/early-requests.ts sends the requests of the first page while the site's code is still being fetched. That code sends
// the same a moment later: client.ts then takes the answer from here.

/** An older answer may be out of date: the page has not needed it. */
const longestMs = 30_000;

declare global {
  interface Window {
    earlyAnswers?: Map<string, Promise<Response>>;
  }
}

// The caller is part of the key: an answer is never shown to the next login.
const keyOf = (authorization: string, address: string, body: string) => `${authorization} ${address} ${body}`;

export function keepEarlyAnswer(authorization: string, address: string, body: string, answer: Promise<Response>): void {
  (window.earlyAnswers ??= new Map()).set(keyOf(authorization, address, body), answer);
  setTimeout(forgetEarlyAnswers, longestMs);
}

/** The response of an early request, for the first caller with the same request. */
export function takeEarlyAnswer(authorization: string, address: string, body: unknown): Promise<Response> | undefined {
  const key = keyOf(authorization, address, typeof body === 'string' ? body : '');
  const answer = window.earlyAnswers?.get(key);
  window.earlyAnswers?.delete(key);
  return answer;
}

/** Drops all responses, such as those of another login. */
export function forgetEarlyAnswers(): void {
  delete window.earlyAnswers;
}
