import { ShortlistPage } from '@/features/likes/member';
import { MatchCount } from '@/features/profiles/fits/match-count';
import { useViewer } from '@/lib/backend/session';

/** The printable shortlist, with how the stars agree. */
export function ShortlistRoute() {
  const viewer = useViewer();
  return <ShortlistPage renderMatch={(profileId) => <MatchCount viewer={viewer} profileId={profileId} />} />;
}
