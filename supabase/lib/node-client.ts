import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../web/src/lib/database.types.ts';

/** Nothing here uses realtime. */
function NoWebSocket(): never {
  throw new Error('This client has no realtime.');
}
// Node 20 has no WebSocket, and the client does not start without one.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket: NoWebSocket });

/** A Supabase client for programs and tests: stores no session and refreshes no token by itself. */
export function createNodeClient(url: string, key: string): SupabaseClient<Database> {
  return createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}
