import { useState } from 'react';
import { lazyPart } from '@/base/load-part';
import { t } from '@/texts/texts';
import { Share } from '@/ui/icons';
import { OnDemand } from '@/ui/on-demand';
import { textLinkLook } from '@/ui/text-link';

const ShareDialog = lazyPart(async () => (await import('@/features/profiles/profile/share-dialog')).ShareDialog);

/** Opens the ways to share a profile as a link. */
export function ShareProfile({ id }: { id: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={`${textLinkLook} gap-2`} onClick={() => setIsOpen(true)}>
        <Share aria-hidden="true" className="size-5" strokeWidth={1.6} />
        {t('profiles.share.button')}
      </button>
      {isOpen && (
        <OnDemand>
          <ShareDialog id={id} onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}
