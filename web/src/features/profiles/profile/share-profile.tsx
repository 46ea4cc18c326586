import { useState } from 'react';
import type { SharedProfile } from '@/bureau/shared-profile';
import { lazyPart } from '@/base/load-part';
import { t } from '@/texts/texts';
import { Share } from '@/ui/icons';
import { OnDemand } from '@/ui/on-demand';
import { textLinkLook } from '@/ui/text-link-look';

const ShareDialog = lazyPart(async () => (await import('@/features/profiles/profile/share-dialog')).ShareDialog);

const OfficeShareDialog = lazyPart(
  async () => (await import('@/features/profiles/profile/office-share-dialog')).OfficeShareDialog,
);

interface ShareProfileProps {
  id: number;
  /** For the admin: the profile, whose facts go with the link in the words of the bureau. */
  profile?: SharedProfile;
}

/** Opens the ways to share a profile as a link. */
export function ShareProfile({ id, profile }: ShareProfileProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={`${textLinkLook} gap-2`}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Share aria-hidden="true" className="size-5" strokeWidth={1.6} />
        {t('profiles.share.button')}
      </button>
      {isOpen && (
        <OnDemand>
          {profile === undefined ? (
            <ShareDialog id={id} onClose={close} />
          ) : (
            <OfficeShareDialog profile={profile} onClose={close} />
          )}
        </OnDemand>
      )}
    </>
  );
}
