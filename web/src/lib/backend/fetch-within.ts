/** How long the backend may take to begin its answer. */
export const dataTimeMs = 30_000;

/** Fetches with a timeout: a service that accepts a request and never answers counts as unreachable. */
export async function fetchWithin(
  timeMs: number,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Promise<Response> {
  const limit = new AbortController();
  const stop = () => {
    limit.abort();
  };
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
