import { MyRequestsPage } from '@/features/contact-requests/components/my-requests-page';
import { MatchCount } from '@/features/profiles/fits/match-count';
import { useViewer } from '@/lib/backend/session';

/** The member's contact requests, with how the stars agree. */
export function MyRequestsRoute() {
  const viewer = useViewer();
  return <MyRequestsPage renderMatch={(profileId) => <MatchCount viewer={viewer} profileId={profileId} />} />;
}
