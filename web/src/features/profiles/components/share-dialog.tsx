import { useRef } from 'react';
import { useBureau } from '@/lib/bureau';
import { hrefOf } from '@/lib/navigation/location';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog';
import { WhatsAppLink } from '@/ui/whatsapp-link';

interface ShareDialogProps {
  id: number;
  onClose: () => void;
}

/** A profile's link to send or copy. The message contains no name: it is part of a URL, and the site may be for members only. */
export function ShareDialog({ id, onClose }: ShareDialogProps) {
  const bureau = useBureau();
  const shown = useRef<HTMLParagraphElement>(null);
  const address = window.location.origin + hrefOf({ page: 'profile', profileId: id });
  const text = `A profile at ${bureau.bureau_name}, ID ${id}: ${address}`;
  return (
    <Dialog
      title="Share"
      description="Send this profile to your own people. They see what they may see."
      onClose={onClose}
    >
      <p ref={shown} className="[overflow-wrap:anywhere]">
        {address}
      </p>
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <WhatsAppLink look="quiet" size="small" href={`https://wa.me/?text=${encodeURIComponent(text)}`}>
          WhatsApp
        </WhatsAppLink>
        <CopyButton text={address} shownIn={shown} label="Copy link" />
      </div>
    </Dialog>
  );
}
