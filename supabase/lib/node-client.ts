import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import type { Database } from '../../web/src/lib/database.types.ts';

// Node 20 has no WebSocket of its own, and the client asks for one even where realtime is not used.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });

/** A Supabase client for programs and tests: keeps no session on disk and refreshes nothing behind their back. */
export function createNodeClient(url: string, key: string): SupabaseClient<Database> {
  return createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}
