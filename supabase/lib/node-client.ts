import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import type { Database } from '../../web/src/lib/database.types.ts';

// Node 20 has no WebSocket, and the client needs one even without realtime.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });

/** A Supabase client for programs and tests: stores no session and refreshes no token by itself. */
export function createNodeClient(url: string, key: string): SupabaseClient<Database> {
  return createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}
