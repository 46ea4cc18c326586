import { useQuery } from '@tanstack/react-query';
import { starSettingsQueryOptions } from '@/lib/api/site-settings';
import { readStarSettings, type StarSettings } from '@/astrology/star-settings';

/** How the bureau compares stars and draws birth charts; undefined until it is read. */
export function useStarSettings(): StarSettings | undefined {
  const { data } = useQuery(starSettingsQueryOptions());
  return data && readStarSettings(data);
}
