// first-load/early-list.ts requests a visitor's list of profiles while the site's code is still being fetched. That code needs
// the same a moment later: client.ts then takes the answer from here.

declare global {
  interface Window {
    earlyAnswers?: Map<string, Promise<Response>>;
  }
}

const keyOf = (address: string, body: string) => `${address} ${body}`;

/** Keeps the response of an early request. */
export function keepEarlyAnswer(address: string, body: string, answer: Promise<Response>): void {
  (window.earlyAnswers ??= new Map()).set(keyOf(address, body), answer);
}

/** The response of an early request, for the first caller with the same request. */
export function takeEarlyAnswer(address: string, body: unknown): Promise<Response> | undefined {
  const key = keyOf(address, typeof body === 'string' ? body : '');
  const answer = window.earlyAnswers?.get(key);
  window.earlyAnswers?.delete(key);
  return answer;
}

/** Drops a visitor's responses once a member is signed in. */
export function forgetEarlyAnswers(): void {
  delete window.earlyAnswers;
}
