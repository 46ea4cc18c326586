import { useQuery } from '@tanstack/react-query';
import { MyMatchesPage } from '@/features/introductions/components/my-matches-page';
import { ownStarQueryOptions } from '@/features/profiles/api/own-star';
import { genderOf, ownProfileId, useViewer } from '@/lib/backend/session';

/** The people who were shown to the member. The stars are counted from the star that the lists use. */
export function MyMatchesRoute() {
  const viewer = useViewer();
  const profileId = ownProfileId(viewer);
  const { data: star } = useQuery(ownStarQueryOptions(profileId));
  return <MyMatchesPage own={star ? { gender: genderOf(viewer), ...star.facts } : null} />;
}
