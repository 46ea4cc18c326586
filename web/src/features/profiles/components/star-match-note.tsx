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
  const whose = ownStar?.noRasi === 'unknown' ? 'your pada or theirs' : 'their pada';
  return (
    <div className="mx-auto max-w-[75ch] text-balance">
      <div aria-live="polite">
        {open > 0 && (
          <p>
            {formatCapped(open)} more may reach it: {whose} is not known, or something else cannot be computed.
          </p>
        )}
        {starless > 0 && (
          <p>
            {formatCapped(starless)} without a birth star {starless === 1 ? 'is' : 'are'} not in this list.
          </p>
        )}
        {ownNote !== null && (
          <p>
            {ownNote} <TextLink to={{ page: 'propose' }}>Edit Profile</TextLink>
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
          Show all, best match first
        </Button>
      )}
    </div>
  );
}

/** Instead of an empty list: the star-match filter of a member without a birth star. */
export function StarMissing() {
  return (
    <EmptyState
      heading="Your birth star is not known"
      actions={
        <Button look="primary" onClick={() => navigate({ page: 'propose' })}>
          Edit Profile
        </Button>
      }
    >
      No star can match one that is not on your profile. Send it to the bureau, which adds it; until then, take the
      filter away.
    </EmptyState>
  );
}
