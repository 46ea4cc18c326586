import { queryOptions } from '@tanstack/react-query';
import { sharedKeys } from '@/bureau/api/keys';
import type { Json } from '@/lib/database.types';
import { isJsonObject } from '@/lib/json';
import { run } from '@/lib/run';
import { supabase } from '@/lib/backend/client';

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

/** The settings with each star rule under its own name. */
export const withStarRules = <Row extends { star_rules: Json }>({ star_rules, ...row }: Row) => ({
  ...(isJsonObject(star_rules) && star_rules),
  ...row,
});

/** By which rules the bureau compares stars, and how it draws birth charts. */
export const starSettingsQueryOptions = () =>
  queryOptions({
    queryKey: sharedKeys.starSettings(),
    queryFn: async ({ signal }) =>
      withStarRules(
        await run(
          supabase
            .from('site_settings')
            .select('match_school, chart_style, mandi, lunar_node, dasa_sandhi_months, star_rules')
            .single(),
          signal,
        ),
      ),
    staleTime: Infinity,
  });
