import type { ReactNode } from 'react';
import type { Profile } from '@/features/profiles/api/profiles';
import { ProfileCard } from '@/features/profiles/components/profile-card';
import { isVerifiedSince } from '@/features/profiles/verification';
import { useShowing } from '@/features/profiles/use-showing';
import type { Viewer } from '@/lib/session';

/** The grid of cards: 4, 3 or 2 across. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid gap-x-3 gap-y-4 min-[20rem]:grid-cols-2 sm:gap-x-4 sm:gap-y-6 md:grid-cols-3 xl:grid-cols-4 xl:gap-x-6 xl:gap-y-8">
      {children}
    </ul>
  );
}

interface ProfileCardsPartProps {
  profiles: readonly Profile[];
  viewer: Viewer;
  isFirst: boolean;
  /** When the viewer was last here: who was verified since then is new. Null marks nobody. */
  lastVisit?: string | null;
  /** What the viewer may do with a card. */
  cardAction?: ((profile: Profile) => ReactNode) | undefined;
}

/** One part of the list. */
export function ProfileCardsPart({ profiles, viewer, isFirst, lastVisit = null, cardAction }: ProfileCardsPartProps) {
  const showing = useShowing(viewer);
  return profiles.map((profile, index) => (
    <ProfileCard
      key={profile.id}
      profile={profile}
      pictures={showing(profile)}
      // The first rows are in sight at once on every screen.
      eager={isFirst && index < 4}
      isNew={isVerifiedSince(profile, lastVisit)}
      action={cardAction?.(profile)}
    />
  ));
}
