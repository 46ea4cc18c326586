import { readProperty } from '@/lib/read-property';

/** The session as this browser keeps it: what the auth client stores, so far as others need to know it. */
export interface KeptSession {
  userId: string;
  accessToken: string;
  refreshToken: string;
  /** When the access token runs out by this browser's clock, in milliseconds; never when that is not kept. */
  endsAt: number;
  /** All of it, as it is stored. */
  text: string;
}

/** Whether this browser keeps a session, under the key of any backend: the name that supabase-js gives. */
export const isSomeSessionKept = (): boolean => Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key));

/** Reads the session that is kept under this key; null when there is none. */
export function readKeptSession(storageKey: string): KeptSession | null {
  const text = localStorage.getItem(storageKey);
  if (text === null) return null;
  try {
    const session: unknown = JSON.parse(text);
    const userId = readProperty(readProperty(session, 'user'), 'id');
    const accessToken = readProperty(session, 'access_token');
    const refreshToken = readProperty(session, 'refresh_token');
    const endsAtSeconds = readProperty(session, 'expires_at');
    const endsAt = typeof endsAtSeconds === 'number' ? endsAtSeconds * 1000 : Infinity;
    return typeof userId === 'string' && typeof accessToken === 'string' && typeof refreshToken === 'string'
      ? { userId, accessToken, refreshToken, endsAt, text }
      : null;
  } catch {
    return null;
  }
}
