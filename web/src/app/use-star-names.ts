import { useLayoutEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { readStarNames, starNames } from '@/astrology/star-names';
import { starNamesQueryOptions } from '@/bureau/api/site-settings';
import { useStore } from '@/base/store';

/** Shows birth stars by the names that the bureau has chosen; the page that calls it draws again when they change. */
export function useStarNames(areShown: boolean): void {
  const { data } = useQuery({ ...starNamesQueryOptions(), enabled: areShown });
  const chosen = readStarNames(data);
  // Before the browser paints: nobody sees a star change its name.
  useLayoutEffect(() => {
    starNames.set(chosen);
  }, [chosen]);
  useStore(starNames);
}
