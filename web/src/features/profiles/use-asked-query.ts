import { useQuery } from '@tanstack/react-query';
import { matchingStarsQueryOptions } from '@/features/profiles/api/matching-stars';
import { askFilters, askQuery, schoolAskedFor, type AskedFilters, type AskedQuery } from '@/features/profiles/asked';
import type { ProfileQuery } from '@/features/profiles/filters';
import type { Viewer } from '@/lib/backend/session';

interface Asking {
  /** As the database is asked for the list; null until it is known, when it is asked about matching stars, which stars match. */
  list: AskedQuery | null;
  /** And for how many there are. */
  filters: AskedFilters | null;
  /** It is asked about matching stars, and the viewer's own is not known. */
  isStarMissing: boolean;
  failed: boolean;
  retry: () => unknown;
}

/** What the database is asked so that the viewer sees what they ask for. The code of the stars is loaded only when it is needed. */
export function useAskedQuery(query: ProfileQuery, viewer: Viewer): Asking {
  const school = schoolAskedFor(query);
  const { data, isError, refetch } = useQuery({
    ...matchingStarsQueryOptions(viewer, school ?? null),
    enabled: school !== undefined && viewer.kind !== 'loading',
  });
  const retry = () => refetch();
  if (school === undefined) {
    return { list: query, filters: query.filters, isStarMissing: false, failed: false, retry };
  }
  if (data === undefined) return { list: null, filters: null, isStarMissing: false, failed: isError, retry };
  return {
    list: askQuery(query, data),
    filters: askFilters(query.filters, data),
    isStarMissing: data === null,
    failed: false,
    retry,
  };
}
