import { queryOptions } from '@tanstack/react-query';
import { sharedKeys } from '@/bureau/api/keys';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

/** The bureau's settings for visitors. */
export interface VisitorSettings {
  /** Whether they see the profiles. */
  mayBrowse: boolean;
  /** Whether they see pictures and birth charts, of those members who let them. */
  seePictures: boolean;
  /** Whether they see height, education and job on the page of a profile. */
  seeFacts: boolean;
}

async function getVisitorSettings(signal: AbortSignal): Promise<VisitorSettings> {
  const settings = await run(
    supabase
      .from('site_settings')
      .select('visitors_may_browse, visitors_see_pictures, visitors_see_facts')
      .maybeSingle(),
    signal,
  );
  return {
    mayBrowse: settings?.visitors_may_browse ?? true,
    seePictures: settings?.visitors_see_pictures ?? true,
    seeFacts: settings?.visitors_see_facts ?? false,
  };
}

/** The bureau's choices about visitors. */
export const visitorSettingsQueryOptions = () =>
  queryOptions({ queryKey: sharedKeys.visitorSettings(), queryFn: ({ signal }) => getVisitorSettings(signal) });

async function getStarNames(signal: AbortSignal): Promise<string | null> {
  const settings = await run(supabase.from('site_settings').select('star_names').maybeSingle(), signal);
  return settings?.star_names ?? null;
}

/** In which names the bureau wants birth stars shown. */
export const starNamesQueryOptions = () =>
  queryOptions({
    queryKey: sharedKeys.starNames(),
    queryFn: ({ signal }) => getStarNames(signal),
    staleTime: Infinity,
  });

/** By which rules the bureau compares stars, and how it draws birth charts. */
export const starSettingsQueryOptions = () =>
  queryOptions({
    queryKey: sharedKeys.starSettings(),
    queryFn: ({ signal }) =>
      run(
        supabase
          .from('site_settings')
          .select(
            'match_school, south_dina, south_same_star, south_stree_deergha, south_rasi, south_vasya, south_rajju, south_rasyadhipati, south_yoni, south_vedhai, north_gana, north_bhakoot, north_nadi, mangal_houses, mangal_from, mangal_exceptions, mangal_shown_to, chart_style, mandi, lunar_node, dasa_sandhi_months',
          )
          .single(),
        signal,
      ),
    staleTime: Infinity,
  });
