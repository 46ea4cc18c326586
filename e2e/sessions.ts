import type { Page } from '@playwright/test';
import { createNodeClient } from '../supabase/lib/node-client.ts';
import { loginEmail } from '../web/src/person/login-email.ts';
import { backend, siteUrl } from './backend.ts';

const office: Readonly<Record<string, string>> = { admin: 'Demo-admin-2026', clerk: 'Demo-clerk-2026' };
/** The passwords of the demo logins; people and admins that a test adds have a member's. */
const passwordOf = (username: string) => office[username] ?? 'Demo-member-2026';

async function startSession(username: string) {
  const { apiUrl, publishableKey } = backend.access;
  const client = createNodeClient(apiUrl, publishableKey);
  const { data, error } = await client.auth.signInWithPassword({
    email: loginEmail(username),
    password: passwordOf(username),
  });
  if (error) throw error;
  return { client, session: data.session };
}

// One sign-in of everybody for each worker: a password is made to be slow to check, and hosted backends count sign-ins.
const sessions = new Map<string, ReturnType<typeof startSession>>();

/**
 * Signs somebody in without the form: the session is in the browser before the site is loaded. All tests of a worker share
 * it, so a test that ends or renews one adds a member of its own.
 * @param changes of the session in the browser's store, against the server's answer
 */
export async function signInAs(page: Page, username: string, changes: { expires_at?: number } = {}): Promise<void> {
  const started = sessions.get(username) ?? startSession(username);
  sessions.set(username, started);
  const value = JSON.stringify({ ...(await started).session, ...changes });
  // Where supabase-js keeps it: by the host of the API, which a hosted site has on its own origin.
  const names = [backend.access.apiUrl, siteUrl].map(
    (url) => `sb-${new URL(url).hostname.split('.')[0] ?? ''}-auth-token`,
  );
  const origins = [{ origin: siteUrl, localStorage: [...new Set(names)].map((name) => ({ name, value })) }];
  await page.context().setStorageState({ cookies: [], origins });
}

/** A connection to the API as somebody. */
export const clientOf = async (username: string) => (await startSession(username)).client;
