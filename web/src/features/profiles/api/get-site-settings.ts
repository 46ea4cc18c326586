import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

async function getVisitorsMayBrowse(signal: AbortSignal): Promise<boolean> {
  const { data, error, status } = await supabase
    .from('site_settings')
    .select('visitors_may_browse')
    .abortSignal(signal)
    .retry(false)
    .maybeSingle();
  if (error) throw toAppError(error, status);
  return data?.visitors_may_browse ?? true;
}

/** Whether the bureau shows its profiles to people who are not signed in. */
export const visitorsMayBrowseQueryOptions = () =>
  queryOptions({ queryKey: ['visitors-may-browse'], queryFn: ({ signal }) => getVisitorsMayBrowse(signal) });
