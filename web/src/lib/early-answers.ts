import { visitorHeaders, type BackendAddress } from '@/lib/env';
import { dataTimeMs, fetchWithin } from '@/lib/backend/fetch-within';

// What a visitor's first page needs is asked for by before-paint.ts, a small script, while the site's code is still under way.
// Here that code finds the answer when it asks the same a moment later.

declare global {
  interface Window {
    earlyAnswers?: Map<string, Promise<Response>>;
    /** Done when all is asked that is asked early. */
    earlyAsking?: Promise<void>;
  }
}

const keyOf = (address: string, body: string) => `${address} ${body}`;

/** Asks as a visitor, for whoever asks the same later; the caller may read the answer too. With a body it calls a function. */
export async function askEarly(backend: BackendAddress, path: string, body = ''): Promise<Response> {
  const address = `${backend.url}/${path}`;
  const headers = new Headers(visitorHeaders(backend));
  if (body !== '') headers.set('content-type', 'application/json');
  const answer = fetchWithin(dataTimeMs, address, {
    headers,
    // As files are asked for: what the browser has kept is shown only after the question whether it still may be.
    cache: 'no-cache',
    ...(body !== '' && { method: 'POST', body }),
  });
  (window.earlyAnswers ??= new Map()).set(keyOf(address, body), answer);
  return (await answer).clone();
}

/** The answer to a question that was asked early, for the first who asks it again. */
export function takeEarlyAnswer(address: string, body: unknown): Promise<Response> | undefined {
  const key = keyOf(address, typeof body === 'string' ? body : '');
  const answer = window.earlyAnswers?.get(key);
  window.earlyAnswers?.delete(key);
  return answer;
}

/** Forgets what was asked for a visitor, once it is somebody else who asks. */
export function forgetEarlyAnswers(): void {
  delete window.earlyAnswers;
}
