import { useQuery } from '@tanstack/react-query';
import { ownStarNote, readStar } from '@/astrology/porutham/star-table';
import { matchingStarsQueryOptions } from '@/features/profiles/api/matching-stars';
import { ownStarQueryOptions } from '@/features/profiles/api/own-star';
import { profileCountQueryOptions } from '@/features/profiles/api/profiles';
import { matchSchoolOf } from '@/features/profiles/api-query';
import { without, type ProfileQuery } from '@/features/profiles/filters';
import { formatCapped } from '@/features/profiles/format-capped';
import { leftOutByStars } from '@/features/profiles/left-out-by-stars';
import { genderOf, ownProfileId, type Viewer } from '@/lib/backend/session';
import { navigate } from '@/lib/navigation/history';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/notice';
import { TextLink } from '@/ui/text-link';

interface StarMatchNoteProps {
  viewer: Viewer;
  /** A query with the star-match filter. */
  query: ProfileQuery;
  onChange: (query: ProfileQuery) => void;
}

/** How many the star-match filter does not find though their stars may match, and a way to see them. */
export function StarMatchNote({ viewer, query, onChange }: StarMatchNoteProps) {
  const otherSide = genderOf(viewer) === 'bride' ? 'groom' : 'bride';
  const { data: byMatch } = useQuery(matchingStarsQueryOptions(viewer, matchSchoolOf(query) ?? null));
  const { data: own } = useQuery(ownStarQueryOptions(ownProfileId(viewer)));
  const leftOut = byMatch ? leftOutByStars(query.filters, byMatch, otherSide) : null;
  const { data: open = 0 } = useQuery(profileCountQueryOptions(leftOut?.open ?? null));
  const { data: starless = 0 } = useQuery(profileCountQueryOptions(leftOut?.starless ?? null));
  const ownStar = own ? readStar(own.facts) : null;
  const ownNote = ownStar && ownStarNote(ownStar);
  if (leftOut === null || (open === 0 && starless === 0 && ownNote === null)) return null;
  const more = ownStar?.noRasi === 'unknown' ? 'profiles-member.star.moreBoth' : 'profiles-member.star.moreTheirs';
  return (
    <div className="mx-auto max-w-[75ch] text-balance">
      <div aria-live="polite">
        {open > 0 && <p>{t(more, { count: open, shown: formatCapped(open) })}</p>}
        {starless > 0 && (
          <p>{t('profiles-member.star.starless', { count: starless, shown: formatCapped(starless) })}</p>
        )}
        {ownNote !== null && (
          <p>
            {ownNote} <TextLink to={{ page: 'propose' }}>{t('profiles-member.star.editProfile')}</TextLink>
          </p>
        )}
      </div>
      {open + starless > 0 && (
        <Button
          size="small"
          className="mt-3"
          onClick={() => {
            onChange({
              filters: { ...without(query.filters, ['matches_star']), looking_for: otherSide },
              sort: 'match',
            });
          }}
        >
          {t('profiles-member.star.showAll')}
        </Button>
      )}
    </div>
  );
}

/** Instead of an empty list: the star-match filter of a member without a birth star. */
export function StarMissing() {
  return (
    <EmptyState
      heading={t('profiles-member.star.unknown.heading')}
      actions={
        <Button look="primary" onClick={() => navigate({ page: 'propose' })}>
          {t('profiles-member.star.editProfile')}
        </Button>
      }
    >
      {t('profiles-member.star.unknown.text')}
    </EmptyState>
  );
}
