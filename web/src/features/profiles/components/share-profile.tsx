import { useRef } from 'react';
import { useBureau } from '@/lib/bureau';
import { hrefOf } from '@/lib/navigation/location';
import { CopyButton } from '@/ui/copy-button';
import { WhatsAppLink } from '@/ui/whatsapp-link';

/**
 * Shares a profile as a link, which shows others only what they may see. The message contains no name: it is part of a
 * URL, and the site may be for members only.
 */
export function ShareProfile({ id }: { id: number }) {
  const bureau = useBureau();
  const shown = useRef<HTMLSpanElement>(null);
  const address = window.location.origin + hrefOf({ page: 'profile', profileId: id });
  const text = `A profile at ${bureau.bureau_name}, user id ${id}: ${address}`;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <CopyButton text={address} shownIn={shown} label="Copy link" />
      <WhatsAppLink look="quiet" size="small" href={`https://wa.me/?text=${encodeURIComponent(text)}`}>
        Send on WhatsApp
      </WhatsAppLink>
      <span ref={shown} className="sr-only">
        {address}
      </span>
    </div>
  );
}
