import type { LikedProfile } from '@/features/likes/api/likes';
import { useLike } from '@/features/likes/use-like';
import { formatDay } from '@/lib/format';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { GroupHeading } from '@/ui/group-heading';
import { EyeOff } from '@/ui/icons';

/** Likes of profiles that the member can no longer see. */
export function UnavailableLikes({ likes }: { likes: readonly LikedProfile[] }) {
  return (
    <section aria-labelledby="unavailable-likes" className="mt-14">
      <GroupHeading id="unavailable-likes">{t('likes.gone.heading')}</GroupHeading>
      <p className="mt-3 max-w-[65ch] text-muted">{t('likes.gone.text')}</p>
      <ul className="mt-3 divide-y divide-line/70">
        {likes.map(({ id, likedAt }) => (
          <UnavailableLike key={id} id={id} likedAt={likedAt} />
        ))}
      </ul>
    </section>
  );
}

function UnavailableLike({ id, likedAt }: { id: number; likedAt: string }) {
  const { liked, setLiked } = useLike({ profileId: id, shownName: null });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <p className="flex items-start gap-2.5">
        <EyeOff aria-hidden="true" className="mt-1 size-[18px] shrink-0 text-gold-700" />
        {t('likes.gone.likedOn', { id, day: formatDay(likedAt) })}
      </p>
      {liked === false ? (
        <p role="status" className="flex min-h-11 items-center text-muted">
          {t('likes.gone.takenBack')}
        </p>
      ) : (
        <Button
          size="small"
          aria-label={t('likes.gone.takeBackNamed', { id })}
          onClick={() => {
            if (liked) setLiked(false);
          }}
        >
          {t('likes.gone.takeBack')}
        </Button>
      )}
    </li>
  );
}
