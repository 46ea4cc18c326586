import { siteStorage } from '@/base/browser-storage';
import { readProperty } from '@/base/values';
import { address } from '@/lib/env';

// A file of its own because the small script of before-paint.ts reads it too.

/** The session in local storage: the fields of the auth client's entry that other modules read. */
interface KeptSession {
  userId: string;
  accessToken: string;
  refreshToken: string;
  /** When the access token runs out by this browser's clock, in milliseconds; never when that is not kept. */
  endsAt: number;
  /** All of it, as it is stored. */
  text: string;
}

/** Where the browser keeps the session: the name that Supabase's own client would choose. */
export const sessionStorageKey = `sb-${new URL(address.url).hostname.split('.')[0] ?? ''}-auth-token`;

/** Whether this browser keeps a session, under the key of any backend: the name that supabase-js gives. */
export const isSomeSessionKept = (): boolean => siteStorage.keys().some((key) => /^sb-.+-auth-token$/.test(key));

/** Reads the session that this browser keeps; null when there is none. */
export function readKeptSession(): KeptSession | null {
  const text = siteStorage.getItem(sessionStorageKey);
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

// Before this long until its end, the auth client renews a session rather than use it.
const renewalMarginMs = 90_000;

/** Whether the session's token can be used without a renewal. */
export const hasFreshToken = ({ endsAt }: KeptSession): boolean => endsAt - Date.now() >= renewalMarginMs;

const storageKey = 'last-viewer';

/** The viewer of the last visit in this browser: the likely requests start before the session is known. */
export function readLikelyViewer() {
  const [kind = '', gender = ''] = siteStorage.getItem(storageKey)?.split(' ') ?? [];
  return { likely: kind === 'admin' ? kind : 'member', gender: gender === '' ? null : gender } as const;
}

/** Stores it for the next visit; nothing is stored for a visitor. */
export function keepLikelyViewer(kind: string, gender: string | null): void {
  if (kind === 'member' || kind === 'admin') siteStorage.setItem(storageKey, `${kind} ${gender ?? ''}`.trim());
  else if (kind === 'visitor') siteStorage.removeItem(storageKey);
}
