import { clsx } from 'clsx';
import { memo, type ReactNode, useCallback, useState } from 'react';
import type { StarSchool } from '@/astrology/porutham/star-match-filter';
import { lazyPart } from '@/base/load-part';
import { PersonName } from '@/bureau/components/person-name';
import { VerifiedSeal } from '@/bureau/components/verified-seal';
import type { Profile } from '@/features/profiles/api/profiles';
import { type Showing, useShowing } from '@/features/profiles/profile-list';
import { explainVerification, isVerifiedSince } from '@/features/profiles/shown';
import { countInFirstRow } from '@/first-load/early-requests';
import { genderOf, isLikelyMember, type Viewer } from '@/lib/backend/session';
import { formatAge } from '@/lib/format';
import { Link } from '@/lib/navigation/link';
import { smallPlaceOf } from '@/lib/pictures';
import { formatFact, formatPersonValue } from '@/person/values';
import { useLanguage } from '@/texts/language';
import { t } from '@/texts/texts';
import { sayName, sayWord } from '@/texts/words';
import { buttonLook } from '@/ui/button';
import { Lock } from '@/ui/icons';
import { LongList } from '@/ui/long-list';
import { OnDemand } from '@/ui/on-demand';
import { Portrait } from '@/ui/portrait';
import { RichText } from '@/ui/rich-text';
import { LoadingNotice, Skeleton } from '@/ui/skeleton';

const places = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholder cards of the final size while the list loads. */
export function ProfileCardSkeletons() {
  return (
    <>
      <LoadingNotice>{t('ui.loading', { what: t('profiles.theProfiles') })}</LoadingNotice>
      <div aria-hidden="true">
        <ul className={cardGrid}>
          {places.map((place) => (
            <li key={place} className="rounded-card bg-paper p-1.5 pb-2.5 shadow-card sm:p-2.5 sm:pb-4">
              <Skeleton className="aspect-[4/5] rounded-card!" />
              <div className="px-1.5 pt-4 sm:px-2">
                <Skeleton className="h-5 w-3/4" />
                <Skeleton className="mt-4 h-4 w-1/2" />
                <Skeleton className="mt-2.5 h-4 w-2/3" />
                <Skeleton className="mt-5 h-12 w-full" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

interface ProfileCardProps {
  profile: Profile;
  /** Position in the list, from 1 (aria-posinset). */
  position: number;
  /** Size of the list; -1 if unknown (aria-setsize). */
  listSize: number;
  pictures: Showing;
  eager: boolean;
  /** Added since the viewer's last visit. */
  isNew?: boolean;
  /** The card's actions, in the upper corner of the picture. */
  drawAction?: ((profile: Profile) => ReactNode) | undefined;
  /** How the stars agree, which is known after the list. Its line is kept. */
  drawMatch?: ((profile: Profile) => ReactNode) | undefined;
}

/**
 * A person's card, which links to the profile. Unknown facts are left out; the link stays at the card's foot.
 * Memoized: a list holds hundreds.
 */
export const ProfileCard = memo(function ProfileCard(props: ProfileCardProps) {
  // Drawn again when the language changes.
  useLanguage();
  const { profile, position, listSize, pictures, eager, isNew = false, drawAction, drawMatch } = props;
  const action = drawAction?.(profile);
  const match = drawMatch?.(profile);
  const { id, name, own_script_name, age, religion, location, first_img } = profile;
  const shownName = sayName(name, own_script_name);
  const explain = explainVerification(profile);
  return (
    <div
      role="listitem"
      aria-posinset={position}
      aria-setsize={listSize}
      className="profile-card group relative flex flex-col rounded-card bg-paper p-1.5 pb-2.5 shadow-card sm:p-2.5 sm:pb-4"
    >
      <div className="relative">
        <Portrait
          picture={first_img === null || pictures === 'withheld' ? null : smallPlaceOf('profile-images', first_img)}
          held={pictures === 'pending'}
          alt={t('profiles.card.portrait', { name: shownName })}
          eager={eager}
        />
        {pictures === 'withheld' && first_img !== null && (
          <p className="absolute top-2.5 left-2.5 flex items-center gap-1.5 rounded-control bg-paper/95 px-2 py-0.5 text-sm text-ink sm:top-3.5 sm:left-3.5">
            <Lock aria-hidden="true" className="size-3.5 text-gold-700" />
            {t('profiles.card.pictureForMembers')}
          </p>
        )}
        {isNew && (
          <p className="absolute top-2.5 left-2.5 rounded-full bg-gold-300 px-2.5 text-sm leading-6 font-semibold text-maroon-900 sm:top-3.5 sm:left-3.5">
            <RichText
              text={t('profiles.card.new')}
              tags={{ more: (words) => <span className="sr-only">{words}</span> }}
            />
          </p>
        )}
        {explain !== null && (
          <VerifiedSeal
            shownName={shownName}
            explain={explain}
            className="absolute! z-10 bottom-2.5 left-2.5 max-w-9/10 py-1 pr-2.5 pl-1.5 text-sm sm:bottom-3.5 sm:left-3.5"
          />
        )}
        {action && <div className="absolute z-10 top-2 right-2 sm:top-3 sm:right-3">{action}</div>}
      </div>
      <div className="flex flex-1 flex-col px-1.5 pt-2.5 sm:px-2 sm:pt-3.5">
        <div className="sm:flex sm:items-baseline sm:justify-between sm:gap-2.5">
          <h2 translate="no" className="min-w-0 text-lg leading-snug [overflow-wrap:anywhere] sm:text-[1.25rem]">
            <PersonName own={own_script_name}>{name}</PersonName>
          </h2>
          {age !== null && <p className="whitespace-nowrap text-muted">{formatAge(age)}</p>}
        </div>
        <div className="mt-0.5 mb-3 text-muted sm:mt-1.5 sm:mb-4 print:mb-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-2.5">
            <span>{formatPersonValue('religion', religion)}</span>
            <span className="text-sm whitespace-nowrap">{t('profiles.card.id', { id })}</span>
          </p>
          {location !== null && <Place location={location} />}
          {/* Two lines are kept: "Porutham 8 to 9 of 10, Rajju does not agree" needs them. */}
          {match && (
            <div className="mt-0.5 min-h-10 text-sm leading-5 font-medium text-maroon-800 print:min-h-0">{match}</div>
          )}
        </div>
        <Link
          to={{ page: 'profile', profileId: id }}
          aria-label={t('profiles.card.moreInfoAbout', { name: shownName })}
          // The link covers the whole card, so picture and name open the profile too.
          className={clsx(
            buttonLook('quiet', 'normal'),
            "mt-auto w-full px-2 group-hover:border-maroon-800 group-hover:bg-wash after:absolute after:inset-0 after:rounded-card after:content-['']",
          )}
        >
          {t('profiles.card.moreInfo')}
        </Link>
      </div>
    </div>
  );
});

/** "Coimbatore, Tamil Nadu"; narrow cards show only the town. */
function Place({ location }: { location: string }) {
  const [town, ...rest] = sayWord('place', location).split(', ');
  return (
    <p translate="no" className="[overflow-wrap:anywhere]">
      {town}
      {rest.length > 0 && <span className="hidden sm:inline">, {rest.join(', ')}</span>}
    </p>
  );
}

const MatchCount = lazyPart(async () => (await import('@/features/profiles/fits/match-count')).MatchCount);

/** Grid of cards with 4, 3 or 2 columns; with one where the letters are too large for two. */
const cardGrid =
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
