import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { likeProfile, myLikesQueryOptions, unlikeProfile } from '@/features/likes/api/likes';
import { likeKeys } from '@/features/likes/api/keys';
import { errorText } from '@/lib/error-text';
import { showToast } from '@/ui/toast';

function withLike(ids: readonly number[], profileId: number, liked: boolean): number[] {
  const others = ids.filter((other) => other !== profileId);
  return liked ? [...others, profileId] : others;
}

/** Whether the member likes this profile: `data` is undefined until it is known. */
function useIsLiked(profileId: number) {
  return useQuery({ ...myLikesQueryOptions(), select: (ids) => ids.includes(profileId) });
}

/** Likes a profile or takes the like back: shown at once, and put back with a message when the server refuses. */
export function useLike({ profileId, name }: { profileId: number; name: string }): {
  liked: boolean | undefined;
  setLiked: (liked: boolean) => void;
} {
  const client = useQueryClient();
  const { queryKey } = myLikesQueryOptions();
  const { data: liked } = useIsLiked(profileId);

  const change = useMutation({
    meta: { changes: [likeKeys.ids()] },
    // One after the other: the last press is what holds.
    scope: { id: 'like' },
    mutationFn: (wanted: boolean) => (wanted ? likeProfile(profileId) : unlikeProfile(profileId)),
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (ids) => ids && withLike(ids, profileId, wanted));
    },
    onError: (error, wanted) => {
      // Only this like is put back: others may have been pressed in the meantime.
      client.setQueryData(queryKey, (ids) => ids && withLike(ids, profileId, !wanted));
      showToast({
        message: errorText(error, `Your like for ${name} was not ${wanted ? 'saved' : 'taken back'}.`),
        action: {
          label: 'Try again',
          onSelect: () => {
            change.mutate(wanted);
          },
        },
      });
    },
  });

  return { liked, setLiked: change.mutate };
}
