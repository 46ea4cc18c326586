import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { likeProfile, myLikesQueryOptions, unlikeProfile } from '@/features/likes/api';
import { errorText } from '@/lib/error-text';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Heart } from '@/ui/icons';
import { showToast } from '@/ui/toast';

function withLike(ids: readonly number[], profileId: number, liked: boolean): number[] {
  const others = ids.filter((other) => other !== profileId);
  return liked ? [...others, profileId] : others;
}

/** Adds or removes a like as an optimistic update, with a rollback and a message on failure. */
function useLike({ profileId, shownName }: { profileId: number; shownName: string }) {
  const client = useQueryClient();
  const { queryKey } = myLikesQueryOptions();
  const { data: liked } = useQuery({ ...myLikesQueryOptions(), select: (ids) => ids.includes(profileId) });

  const change = useMutation({
    meta: { changes: [queryKey] },
    // Mutations run in series, so that the last press wins.
    scope: { id: 'like' },
    mutationFn: (wanted: boolean) => (wanted ? likeProfile : unlikeProfile)({ profile_id: profileId }),
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (ids) => ids && withLike(ids, profileId, wanted));
    },
    onError: (error, wanted) => {
      // Roll back only this like, because others may have changed meanwhile.
      client.setQueryData(queryKey, (ids) => ids && withLike(ids, profileId, !wanted));
      showToast({
        message: errorText(error, t(wanted ? 'likes.notSaved' : 'likes.notTakenBack', { name: shownName })),
        action: {
          label: t('ui.tryAgain'),
          onSelect: () => change.mutate(wanted),
        },
      });
    },
  });

  return { liked, setLiked: change.mutate };
}

interface LikeButtonProps {
  profileId: number;
  /** The name in the reader's letters. */
  shownName: string;
  /** `icon` shows only the heart, for the corner of a picture. */
  size?: 'normal' | 'icon';
  className?: string;
}

/** The heart button that adds or removes a like. */
export function LikeButton({ profileId, shownName, size = 'normal', className }: LikeButtonProps) {
  const { liked, setLiked } = useLike({ profileId, shownName });
  const isLiked = liked === true;
  const toggle = () => {
    // While the state loads, a press adds a like, because that is idempotent.
    setLiked(!isLiked);
  };
  const heart = (
    <Heart aria-hidden="true" className={clsx('size-5 shrink-0', isLiked && 'fill-current')} strokeWidth={1.8} />
  );

  if (size === 'icon') {
    return (
      <button
        type="button"
        aria-pressed={isLiked}
        aria-label={t('likes.likeNamed', { name: shownName })}
        className={clsx(
          'grid size-11 place-items-center print:hidden rounded-full bg-paper/92 text-maroon-800 shadow-card transition-colors hover:bg-paper',
          className,
        )}
        onClick={toggle}
      >
        {heart}
      </button>
    );
  }
  return (
    <Button
      size="small"
      aria-pressed={isLiked}
      aria-label={t(isLiked ? 'likes.likedNamed' : 'likes.likeNamed', { name: shownName })}
      className={clsx('min-w-28', isLiked && 'border-maroon-800 bg-wash', className)}
      onClick={toggle}
    >
      {heart}
      {/* In a narrow bar, or with large letters, the heart says it alone. */}
      <span className="@max-[19rem]/bar:sr-only">{t(isLiked ? 'likes.liked' : 'likes.like')}</span>
    </Button>
  );
}
