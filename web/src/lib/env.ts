/** The address of the backend. Both values are public; the database decides about data. */
export interface BackendAddress {
  /** Without a slash at its end. */
  url: string;
  publishableKey: string;
}

/** The headers of a request when nobody is signed in. */
export const visitorHeaders = ({ publishableKey }: BackendAddress) => ({
  apikey: publishableKey,
  Authorization: `Bearer ${publishableKey}`,
});

/** The backend named at build time, or null when the build has none. */
export function readBackendAddress(): BackendAddress | null {
  const url = import.meta.env.VITE_SUPABASE_URL;
  const publishableKey = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY;
  if (!url || !publishableKey) return null;
  // "/" is the site's own origin: one build then serves every address.
  return { url: new URL(url, location.origin).href.replace(/\/$/, ''), publishableKey };
}

/** The backend. Without an address main.tsx shows a message instead of the site; the client must still be constructible. */
export const address = readBackendAddress() ?? {
  url: 'http://not-configured.invalid',
  publishableKey: 'not-configured',
};
