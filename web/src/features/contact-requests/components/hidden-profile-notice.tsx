import { useQuery } from '@tanstack/react-query';
import { myVisibilityQueryOptions } from '@/features/contact-requests/api/my-visibility';
import { hiddenProfileReason } from '@/features/contact-requests/approval';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import { TextLink } from '@/ui/text-link';

/** Warns a member with a hidden profile that no request can be approved until it is visible. */
export function HiddenProfileNotice() {
  const ownId = ownProfileId(useViewer());
  const profile = useQuery(myVisibilityQueryOptions(ownId));
  const obstacle = profile.data ? hiddenProfileReason(profile.data) : null;
  if (obstacle === null) return null;
  return (
    <p className="mt-3 rounded-control border border-gold-500 px-4 py-3">
      {obstacle} <TextLink to={{ page: 'my-profile' }}>My Profile</TextLink>
    </p>
  );
}
