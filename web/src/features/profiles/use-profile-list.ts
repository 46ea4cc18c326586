import { useInfiniteQuery } from '@tanstack/react-query';
import { matchingProfilesQueryOptions, type Profile, profilesQueryOptions } from '@/features/profiles/api/profiles';
import { isDefaultQuery, type ProfileQuery } from '@/features/profiles/filters';

interface ProfileList {
  /** The profiles, part by part; null as long as there is nothing to show. */
  parts: readonly { profiles: Profile[] }[] | null;
  /** It failed, and there is nothing to show. */
  failed: boolean;
  retry: () => void;
  hasMore: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  loadMore: () => void;
}

/** The list that every visit starts with, or, when something particular is asked for, what the search finds. */
export function useProfileList(query: ProfileQuery, ready: boolean): ProfileList {
  const isDefault = isDefaultQuery(query);
  const all = useInfiniteQuery({ ...profilesQueryOptions(), enabled: isDefault });
  const found = useInfiniteQuery({ ...matchingProfilesQueryOptions(query), enabled: !isDefault && ready });
  const list = isDefault ? all : found;
  return {
    parts: list.data?.pages ?? null,
    // A failure counts only when there is nothing to show: what was loaded once stays.
    failed: list.isError && !list.data,
    retry: () => void list.refetch(),
    hasMore: list.hasNextPage,
    loadingMore: list.isFetchingNextPage,
    moreFailed: list.isFetchNextPageError,
    loadMore: () => void list.fetchNextPage(),
  };
}
