import { useQuery } from '@tanstack/react-query';
import { myVisibilityQueryOptions } from '@/features/contact-requests/api';
import { hiddenProfileReason, restingReason } from '@/features/contact-requests/approval';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import { RichText } from '@/ui/rich-text';
import { TextLink } from '@/ui/text-link';

interface HiddenProfileNoticeProps {
  /** Whether the notice is about details shared already, or about requests. */
  about: 'shared' | 'requests';
}

/** Explains that shared details, or requests, are suspended while the member's own profile is hidden. */
export function HiddenProfileNotice({ about }: HiddenProfileNoticeProps) {
  const ownId = ownProfileId(useViewer());
  const profile = useQuery(myVisibilityQueryOptions(ownId));
  const obstacle = profile.data && (about === 'shared' ? restingReason : hiddenProfileReason)(profile.data);
  if (obstacle === null || obstacle === undefined) return null;
  return (
    <p className="mt-3 rounded-control border border-gold-500 px-4 py-3">
      <RichText text={obstacle} tags={{ link: (words) => <TextLink to={{ page: 'my-profile' }}>{words}</TextLink> }} />
    </p>
  );
}
