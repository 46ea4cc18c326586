import { useRef } from 'react';
import { useBureau } from '@/bureau/bureau';
import { hrefIn } from '@/lib/navigation/href-in';
import { getLanguage, t } from '@/texts/texts';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog';
import { WhatsAppLink } from '@/bureau/components/whatsapp';

interface ShareDialogProps {
  id: number;
  onClose: () => void;
}

/** A profile's link to send or copy. The message contains no name: it is part of a URL, and the site may be for members only. */
export function ShareDialog({ id, onClose }: ShareDialogProps) {
  const bureau = useBureau();
  const shown = useRef<HTMLParagraphElement>(null);
  const address = window.location.origin + hrefIn(getLanguage(), { page: 'profile', profileId: id });
  const text = t('profiles.share.message', { bureau: bureau.bureau_name, id, address });
  return (
    <Dialog title={t('profiles.share.button')} description={t('profiles.share.text')} onClose={onClose}>
      <p ref={shown} translate="no" className="[overflow-wrap:anywhere]">
        {address}
      </p>
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <WhatsAppLink look="quiet" size="small" href={`https://wa.me/?text=${encodeURIComponent(text)}`}>
          {t('ui-member.reach.whatsApp')}
        </WhatsAppLink>
        <CopyButton text={address} shownIn={shown} label={t('profiles.share.copyLink')} />
      </div>
    </Dialog>
  );
}
