import { useQuery } from '@tanstack/react-query';
import { starSettingsQueryOptions } from '@/bureau/api/site-settings';
import { readStarSettings, type StarSettings } from '@/astrology/star-settings';

/** The bureau's star settings; undefined while loading. */
export function useStarSettings(): StarSettings | undefined {
  const { data } = useQuery(starSettingsQueryOptions());
  return data && readStarSettings(data);
}
