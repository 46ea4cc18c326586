import { supabase } from '@/lib/supabase';

/** Whether the office's server answers this browser, whatever it says. */
export async function isReachable(): Promise<boolean> {
  const { status } = await supabase.from('site_settings').select('visitors_may_browse', { head: true }).retry(false);
  return status > 0 && status < 500;
}
