import { useQuery } from '@tanstack/react-query';
import { matchingStarsQueryOptions } from '@/features/profiles/api/matching-stars';
import { toApiFilters, toApiQuery, matchSchoolOf, type ApiFilters, type ApiQuery } from '@/features/profiles/api-query';
import type { ProfileQuery } from '@/features/profiles/filters';
import type { Viewer } from '@/lib/backend/session';

interface ApiQueryState {
  /** The query of the list; null until the matching stars that it needs are loaded. */
  list: ApiQuery | null;
  /** The filters of the count; null like the list. */
  filters: ApiFilters | null;
  /** The query needs matching stars, but the viewer's own star is unknown. */
  isStarMissing: boolean;
  failed: boolean;
  retry: () => unknown;
}

/** The API query for the viewer's query. The matching code is loaded on demand. */
export function useApiQuery(query: ProfileQuery, viewer: Viewer): ApiQueryState {
  const school = matchSchoolOf(query);
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
    list: toApiQuery(query, data),
    filters: toApiFilters(query.filters, data),
    isStarMissing: data === null,
    failed: false,
    retry,
  };
}
