/** The session as this browser keeps it: what the auth client stores, so far as others need to know it. */
export interface KeptSession {
  userId: string;
  refreshToken: string;
}

function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Reads the session that is kept under this key; null when there is none. */
export function readKeptSession(storageKey: string): KeptSession | null {
  const text = localStorage.getItem(storageKey);
  if (text === null) return null;
  try {
    const session: unknown = JSON.parse(text);
    const userId = read(read(session, 'user'), 'id');
    const refreshToken = read(session, 'refresh_token');
    return typeof userId === 'string' && typeof refreshToken === 'string' ? { userId, refreshToken } : null;
  } catch {
    return null;
  }
}
