import { clsx } from 'clsx';
import { useCallback, useState, type ReactNode } from 'react';
import type { Profile } from '@/features/profiles/api/profiles';
import { ProfileCard } from '@/features/profiles/list/profile-card';
import { isVerifiedSince } from '@/features/profiles/verification';
import { useShowing } from '@/features/profiles/use-showing';
import { countInFirstRow } from '@/first-load/early-requests';
import { lazyPart } from '@/base/load-part';
import { genderOf, isLikelyMember, type Viewer } from '@/lib/backend/session';
import type { StarSchool } from '@/astrology/porutham/star-match-filter';
import { formatFact, formatPersonValue } from '@/person/values';
import { sayName } from '@/texts/words';
import { LongList } from '@/ui/long-list';
import { OnDemand } from '@/ui/on-demand';

const MatchCount = lazyPart(async () => (await import('@/features/profiles/fits/match-count')).MatchCount);

/** Grid of cards with 4, 3 or 2 columns; with one where the letters are too large for two. */
export const cardGrid =
  'grid gap-x-3 gap-y-4 cards-of-phones sm:gap-x-4 sm:gap-y-6 md:grid-cols-3 xl:grid-cols-4 xl:gap-x-6 xl:gap-y-8';

interface ProfileCardsProps {
  profiles: readonly Profile[];
  hasMore?: boolean;
  viewer: Viewer;
  /** The viewer's last visit: profiles verified since then are marked as new. Null marks none. */
  lastVisit?: string | null;
  /** Renders a card's actions. Must be a stable function, as cards are memoized. */
  cardAction?: ((profile: Profile) => ReactNode) | undefined;
  /** The school for the porutham on a card; null for the bureau's. */
  school?: StarSchool | null;
}

/** A list of cards, possibly hundreds. */
export function ProfileCards(props: ProfileCardsProps) {
  const { profiles, hasMore = false, viewer, lastVisit = null, cardAction, school = null } = props;
  const showing = useShowing(viewer);
  const [inFirstRow] = useState(countInFirstRow);
  const ownGender = isLikelyMember(viewer) ? genderOf(viewer) : null;
  const drawMatch = useCallback(
    ({ id, gender }: Profile) =>
      gender !== null &&
      gender !== ownGender && (
        <OnDemand>
          <MatchCount viewer={viewer} profileId={id} school={school} />
        </OnDemand>
      ),
    [ownGender, viewer, school],
  );
  return (
    <LongList
      name="profiles"
      items={profiles}
      hasMore={hasMore}
      partClass={clsx(cardGrid, 'not-last:pb-4 sm:not-last:pb-6 xl:not-last:pb-8')}
      textOf={inWords}
      draw={(profile, position, size) => (
        <ProfileCard
          profile={profile}
          position={position}
          listSize={size}
          pictures={showing(profile)}
          eager={position <= inFirstRow}
          isNew={isVerifiedSince(profile, lastVisit)}
          drawAction={cardAction}
          drawMatch={ownGender === null ? undefined : drawMatch}
        />
      )}
    />
  );
}

const inWords = ({ name, own_script_name: own, age, religion, location }: Profile) =>
  [
    ...new Set([sayName(name, own), name]),
    age,
    formatPersonValue('religion', religion),
    formatFact('location', location),
  ]
    .filter((value) => value !== null)
    .join(', ');
