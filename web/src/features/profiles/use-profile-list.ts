import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { matchingProfilesQueryOptions, type Profile, profilesQueryOptions } from '@/features/profiles/api/profiles';
import { isForEveryone, type ProfileQuery } from '@/features/profiles/filters';
import { countLoaded, noteLoaded } from '@/features/profiles/query-store';
import { useApiQuery } from '@/features/profiles/use-api-query';
import { placeReturnedTo } from '@/lib/navigation/history';
import type { Viewer } from '@/lib/backend/session';

interface ProfileList {
  /** What is loaded so far; null as long as there is nothing to show. */
  profiles: readonly Profile[] | null;
  /** It failed, and there is nothing to show. */
  failed: boolean;
  retry: () => unknown;
  hasMore: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  loadMore: () => unknown;
}

/**
 * The list that every visit starts with, or, when something particular is asked for, what the search finds. Who returns to
 * the list after a reload gets it as long as it was.
 */
export function useProfileList(query: ProfileQuery, viewer: Viewer): ProfileList {
  const isKnown = viewer.kind !== 'loading';
  // Members do not find themselves, which only the search knows.
  const isWhole = viewer.kind !== 'member' && isForEveryone(query);
  const asked = useApiQuery(query, viewer);
  const before = placeReturnedTo() > 0 ? countLoaded(viewer) : 0;
  const all = useInfiniteQuery({ ...profilesQueryOptions(before), enabled: isWhole });
  // What a member was the last time says what they see first: it is asked for while it is being found out who they are.
  const isForeseen = viewer.kind === 'loading' && viewer.gender !== null;
  const found = useInfiniteQuery({
    ...matchingProfilesQueryOptions(asked.list, before),
    enabled: !isWhole && (isKnown || isForeseen),
  });
  const list = isWhole ? all : found;

  // What everyone sees may not be what this viewer sees first.
  const pages = isKnown ? list.data?.pages : undefined;
  const profiles = useMemo(() => pages?.flatMap((page) => page.profiles) ?? null, [pages]);
  const count = profiles?.length ?? 0;
  const { hasNextPage, isFetchNextPageError, fetchNextPage } = list;
  const isShort = count > 0 && count < before && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isShort) void fetchNextPage({ cancelRefetch: false });
    else if (count > 0) noteLoaded(viewer, count);
  }, [isShort, fetchNextPage, viewer, count]);

  return {
    profiles,
    // A failure counts only when there is nothing to show: what was loaded once stays.
    failed: asked.failed || (list.isError && !list.data),
    retry: asked.failed ? asked.retry : () => list.refetch(),
    hasMore: hasNextPage,
    loadingMore: list.isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    loadMore: () => fetchNextPage(),
  };
}
