// The client that signs in and renews the session. A part of its own, because auth-js weighs a quarter of the first load.
import { AuthClient } from '@supabase/auth-js';
import { fetchWithin } from '@/lib/backend/fetch-within';
import { readKeptSession, sessionStorageKey } from '@/lib/backend/kept-session';
import { noteReach } from '@/lib/backend/reach';
import { address, visitorHeaders } from '@/lib/env';
import { siteStorage } from '@/base/browser-storage';
import { readProperty } from '@/base/values';

const answerTimeMs = 20_000;
const turnTimeMs = 10_000;
const savingMs = 2000;
const lookAgainMs = 10;

function readText(body: unknown, name: string): string | null {
  const value = readProperty(body, name);
  return typeof value === 'string' ? value : null;
}

/** The kept session when another tab has renewed the one of this refresh token. */
function renewedElsewhere(refreshToken: string): Response | null {
  const kept = readKeptSession();
  return kept === null || kept.refreshToken === refreshToken
    ? null
    : new Response(kept.text, { headers: { 'content-type': 'application/json' } });
}

/** Waits until this browser keeps the session with this refresh token, for a moment at most. */
async function isKept(refreshToken: string | null): Promise<void> {
  const end = performance.now() + savingMs;
  while (readKeptSession()?.refreshToken !== refreshToken && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
}

/** Runs the callback in one tab at a time. A sleeping tab that holds the lock delays the others only briefly. */
async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  // Browsers have locks on secure origins only. The server's own tolerance must do on others.
  if (!('locks' in navigator)) {
    await work();
    return;
  }
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), turnTimeMs);
  try {
    await navigator.locks.request(name, { signal: waiting.signal }, async () => {
      clearTimeout(timer);
      await work();
    });
  } catch (error) {
    if (!waiting.signal.aborted) throw error;
    await work();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The answer without the end of the session by the server's clock. The auth client then counts from the receipt, by its own
 * clock. A browser whose clock is two hours ahead would else renew its session every few seconds, and lock out everybody
 * behind the same address.
 */
async function withoutServerTime(answer: Response): Promise<{ answer: Response; refreshToken: string | null }> {
  const body: unknown = await answer.json();
  if (typeof body === 'object' && body !== null) Reflect.deleteProperty(body, 'expires_at');
  const { status, statusText, headers } = answer;
  return {
    answer: new Response(JSON.stringify(body), { status, statusText, headers }),
    refreshToken: readText(body, 'refresh_token'),
  };
}

async function ask(input: RequestInfo | URL, init: RequestInit | undefined) {
  try {
    const answer = await fetchWithin(answerTimeMs, input, init);
    noteReach('sign-in', answer.status < 500 || readKeptSession() === null);
    return answer;
  } catch (error) {
    // A failed sign-in shows beside its form; a failed renewal would show nowhere else.
    if (readKeptSession() !== null) noteReach('sign-in', false);
    throw error;
  }
}

/** Signs in or renews the session. One tab renews it; the others take its result from storage. */
async function fetchToken(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
  const sent = readText(body, 'refresh_token');
  if (sent === null) {
    const answer = await ask(input, init);
    return answer.ok ? (await withoutServerTime(answer)).answer : answer;
  }
  return await new Promise((resolve, reject) => {
    inTurn(`${sessionStorageKey}-renewal`, async () => {
      const early = renewedElsewhere(sent);
      if (early !== null) {
        resolve(early);
        return;
      }
      const answer = await ask(input, init);
      if (!answer.ok) {
        resolve(renewedElsewhere(sent) ?? answer);
        return;
      }
      const renewed = await withoutServerTime(answer);
      resolve(renewed.answer);
      // The next tab must find it.
      await isKept(renewed.refreshToken);
    }).catch(reject);
  });
}

/** Makes the client that signs in, and renews the session as long as the tab is seen. */
export const createAuth = () =>
  new AuthClient({
    url: `${address.url}/auth/v1`,
    headers: visitorHeaders(address),
    storage: siteStorage,
    storageKey: sessionStorageKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      return pathname.endsWith('/auth/v1/token')
        ? await fetchToken(input, init)
        : await fetchWithin(answerTimeMs, input, init);
    },
  });
