import { PostgrestClient } from '@supabase/postgrest-js';
import { backendFetch } from '@/lib/backend-fetch';
import { address } from '@/lib/auth';
import type { Database } from '@/lib/database.types';

/** The one connection to the database, asked through `run`. Only lib and the api folders of the features use it. */
export const supabase = new PostgrestClient<Database>(`${address.url}/rest/v1`, {
  schema: 'public',
  fetch: backendFetch,
});
