import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { likeProfile, myLikesQueryOptions, unlikeProfile } from '@/features/likes/api/likes';
import { likeKeys } from '@/features/likes/api/keys';
import { errorText } from '@/lib/error-text';
import { t } from '@/texts/texts';
import { showToast } from '@/ui/toast';

function withLike(ids: readonly number[], profileId: number, liked: boolean): number[] {
  const others = ids.filter((other) => other !== profileId);
  return liked ? [...others, profileId] : others;
}

/** Whether the member likes this profile; `data` is undefined while loading. */
function useIsLiked(profileId: number) {
  return useQuery({ ...myLikesQueryOptions(), select: (ids) => ids.includes(profileId) });
}

/** Adds or removes a like as an optimistic update, with a rollback and a message on failure. The name may be hidden. */
export function useLike({ profileId, shownName }: { profileId: number; shownName: string | null }): {
  liked: boolean | undefined;
  setLiked: (liked: boolean) => void;
} {
  const client = useQueryClient();
  const { queryKey } = myLikesQueryOptions();
  const { data: liked } = useIsLiked(profileId);

  const change = useMutation({
    meta: { changes: [likeKeys.ids()] },
    // Mutations run in series, so that the last press wins.
    scope: { id: 'like' },
    mutationFn: (wanted: boolean) => (wanted ? likeProfile(profileId) : unlikeProfile(profileId)),
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (ids) => ids && withLike(ids, profileId, wanted));
    },
    onError: (error, wanted) => {
      // Roll back only this like, because others may have changed meanwhile.
      client.setQueryData(queryKey, (ids) => ids && withLike(ids, profileId, !wanted));
      showToast({
        message: errorText(
          error,
          t(wanted ? 'likes.notSaved' : 'likes.notTakenBack', { name: shownName ?? t('likes.thisProfile') }),
        ),
        action: {
          label: t('ui.tryAgain'),
          onSelect: () => {
            change.mutate(wanted);
          },
        },
      });
    },
  });

  return { liked, setLiked: change.mutate };
}
