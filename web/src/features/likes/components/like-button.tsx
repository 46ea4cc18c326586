import { clsx } from 'clsx';
import { useLike } from '@/features/likes/use-like';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Heart } from '@/ui/icons';

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
