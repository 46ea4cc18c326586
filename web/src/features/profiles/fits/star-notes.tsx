import type { Matches } from '@/features/profiles/api/wishes';
import { starOffers } from '@/features/profiles/star-offers';
import { mayReach } from '@/features/profiles/left-out-by-stars';
import { t } from '@/texts/texts';

interface StarNotesProps extends Pick<Matches, 'stars' | 'byStar'> {
  name: string;
  leastStars: number | null;
}

/** What the numbers of the stars leave open: an unknown star, and those who may reach the least count. */
export function StarNotes({ name, stars, byStar, leastStars }: StarNotesProps) {
  const open = byStar.reduce(
    (sum, { star, people }) =>
      sum + (leastStars !== null && (star === null || mayReach(star, leastStars)) ? people : 0),
    0,
  );
  const notes =
    stars === null
      ? [t('matches.ownStarMissing', { name })]
      : [
          ...(stars.isByBirth ? [t('matches.ownStarByBirth', { name })] : []),
          ...(leastStars !== null && starOffers[stars.school].asksRajju ? [t('profiles-member.star.rajju')] : []),
          ...(open > 0 ? [t('matches.mayReach', { count: open })] : []),
        ];
  return <p className="mt-1 text-sm text-muted empty:hidden">{notes.join(' ')}</p>;
}
