import { useQuery } from '@tanstack/react-query';
import { myStandingQueryOptions } from '@/features/contact-requests/api/my-standing';
import { whyNotApprovedNow } from '@/features/contact-requests/approval';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import { TextLink } from '@/ui/text-link';

/** Tells a member whose own profile is not shown that nothing can be approved before it is. */
export function OwnStanding() {
  const ownId = ownProfileId(useViewer());
  const standing = useQuery(myStandingQueryOptions(ownId));
  const obstacle = standing.data ? whyNotApprovedNow(standing.data) : null;
  if (obstacle === null) return null;
  return (
    <p className="mt-3 rounded-control border border-gold-500 px-4 py-3">
      {obstacle} <TextLink to={{ page: 'my-profile' }}>My Profile</TextLink>
    </p>
  );
}
