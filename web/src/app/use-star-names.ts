import { useQuery } from '@tanstack/react-query';
import { starNamesQueryOptions } from '@/lib/api/site-settings';
import { readStarNames, showStarsBy } from '@/astrology/star-names';

/** Shows birth stars by the names that the bureau has chosen. Called by the shell, so that all that is in it follows. */
export function useStarNames(areShown: boolean): void {
  const { data } = useQuery({ ...starNamesQueryOptions(), enabled: areShown });
  showStarsBy(readStarNames(data));
}
