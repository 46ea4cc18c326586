import type { LikedProfile } from '@/features/likes/api/likes';
import { useLike } from '@/features/likes/use-like';
import { formatDay } from '@/lib/format';
import { Button } from '@/ui/button';
import { GroupHeading } from '@/ui/group-heading';
import { EyeOff } from '@/ui/icons';

/** Likes of profiles that the member can no longer see. */
export function UnavailableLikes({ likes }: { likes: readonly LikedProfile[] }) {
  return (
    <section aria-labelledby="unavailable-likes" className="mt-14">
      <GroupHeading id="unavailable-likes">No longer available</GroupHeading>
      <p className="mt-3 max-w-[65ch] text-muted">
        These profiles were withdrawn or are on hold. When one of them is shown again, it is back among your cards.
      </p>
      <ul className="mt-3 divide-y divide-line/70">
        {likes.map(({ id, likedAt }) => (
          <UnavailableLike key={id} id={id} day={formatDay(likedAt)} />
        ))}
      </ul>
    </section>
  );
}

function UnavailableLike({ id, day }: { id: number; day: string }) {
  const { liked, setLiked } = useLike({ profileId: id, name: 'this profile' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <p className="flex items-start gap-2.5">
        <EyeOff aria-hidden="true" className="mt-1 size-[18px] shrink-0 text-gold-700" />
        Profile {id}, liked on {day}
      </p>
      {liked === false ? (
        <p role="status" className="flex min-h-11 items-center text-muted">
          Your like is taken back
        </p>
      ) : (
        <Button
          size="small"
          aria-label={`Take the like back for profile ${id}`}
          onClick={() => {
            if (liked) setLiked(false);
          }}
        >
          Take the like back
        </Button>
      )}
    </li>
  );
}
