import { toAppError } from '@/lib/errors';
import { run } from '@/lib/run';
import { supabase } from '@/lib/supabase';

/** Whether the office's server answers this browser, whatever it says. */
export async function isReachable(): Promise<boolean> {
  try {
    await run(supabase.from('site_settings').select('visitors_may_browse', { head: true }));
    return true;
  } catch (error) {
    return toAppError(error).kind !== 'network';
  }
}
