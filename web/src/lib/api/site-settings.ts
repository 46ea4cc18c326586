import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** What the bureau shows to people who are not signed in. */
export interface VisitorSettings {
  /** Whether they see the profiles. */
  mayBrowse: boolean;
  /** Whether they see pictures and birth charts, of those members who let them. */
  seePictures: boolean;
}

async function getVisitorSettings(signal: AbortSignal): Promise<VisitorSettings> {
  const { data, error, status } = await supabase
    .from('site_settings')
    .select('visitors_may_browse, visitors_see_pictures')
    .abortSignal(signal)
    .retry(false)
    .maybeSingle();
  if (error) throw toAppError(error, status);
  return { mayBrowse: data?.visitors_may_browse ?? true, seePictures: data?.visitors_see_pictures ?? true };
}

/** The bureau's choices about visitors. */
export const visitorSettingsQueryOptions = () =>
  queryOptions({ queryKey: ['visitor-settings'], queryFn: ({ signal }) => getVisitorSettings(signal) });
