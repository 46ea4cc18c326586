import { useInfiniteQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { matchingProfilesQueryOptions, type Profile, profilesQueryOptions } from '@/features/profiles/api/profiles';
import { matchSchoolOf } from '@/features/profiles/api-query';
import { isForEveryone, type ProfileQuery } from '@/features/profiles/filters';
import { loadedCountOf, readProfileQuery, setLoadedCount } from '@/features/profiles/query-store';
import { useApiQuery } from '@/features/profiles/use-api-query';
import { placeReturnedTo } from '@/lib/navigation/history';
import type { AppError } from '@/lib/errors';
import type { Viewer } from '@/lib/backend/session';

interface ProfileList {
  /** The profiles loaded so far; null while there are none to show. */
  profiles: readonly Profile[] | null;
  /** The first load failed. */
  failed: boolean;
  /** The database's reason, if it refused the search. */
  refused: AppError | null;
  retry: () => unknown;
  hasMore: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  loadMore: () => unknown;
}

// Members are left out of their own list, which only the search API does.
const isWholeFor = (viewer: Viewer, query: ProfileQuery) => viewer.kind !== 'member' && isForEveryone(query);

/** Reads the first part of this viewer's list into the cache; a query by stars waits for its page. */
export async function prefetchProfileList(client: QueryClient, viewer: Viewer): Promise<void> {
  const query = readProfileQuery(viewer);
  if (isWholeFor(viewer, query)) await client.infiniteQuery(profilesQueryOptions());
  else if (matchSchoolOf(query) === undefined) await client.infiniteQuery(matchingProfilesQueryOptions(query));
}

/**
 * The unfiltered list, or the search results if the viewer has set a query. After a reload the list is as long as
 * before.
 */
export function useProfileList(query: ProfileQuery, viewer: Viewer): ProfileList {
  const isKnown = viewer.kind !== 'loading';
  const isWhole = isWholeFor(viewer, query);
  const asked = useApiQuery(query, viewer);
  const before = placeReturnedTo() > 0 ? loadedCountOf(viewer) : 0;
  const all = useInfiniteQuery({ ...profilesQueryOptions(before), enabled: isWhole });
  // The session is still loading: the gender of the last visit predicts the first query.
  const isForeseen = viewer.kind === 'loading' && viewer.gender !== null;
  const found = useInfiniteQuery({
    ...matchingProfilesQueryOptions(asked.list, before),
    enabled: !isWhole && (isKnown || isForeseen),
  });
  const list = isWhole ? all : found;

  // The unfiltered list may differ from this viewer's initial query.
  const pages = isKnown ? list.data?.pages : undefined;
  const profiles = useMemo(() => pages?.flatMap((page) => page.profiles) ?? null, [pages]);
  const count = profiles?.length ?? 0;
  const { hasNextPage, isFetchNextPageError, fetchNextPage } = list;
  const isShort = count > 0 && count < before && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isShort) void fetchNextPage({ cancelRefetch: false });
    else if (count > 0) setLoadedCount(viewer, count);
  }, [isShort, fetchNextPage, viewer, count]);

  return {
    profiles,
    // Loaded profiles stay on screen; only a failed first load shows an error.
    failed: asked.failed || (list.isError && !list.data),
    refused: list.error?.refusal == null ? null : list.error,
    retry: asked.failed ? asked.retry : () => list.refetch(),
    hasMore: hasNextPage,
    loadingMore: list.isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    loadMore: () => fetchNextPage(),
  };
}
