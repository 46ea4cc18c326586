import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ErrorNote } from '@/ui/error-note';
import { sharedMessage } from '@/features/contact-requests/shared-message';
import { phoneNumberOpening } from '@/lib/api/contact-details';
import { whatsAppLink } from '@/person/whatsapp';
import { BusyButton } from '@/ui/busy-button';
import { CopyButton } from '@/ui/copy-button';
import { WhatsAppLink } from '@/ui/whatsapp-link';

interface SharedNoticeProps {
  requester: { id: number; name: string };
  targetName: string;
}

/** The message to the one who asked, to be sent on WhatsApp or copied. It holds no phone number. */
export function SharedNotice({ requester, targetName }: SharedNoticeProps) {
  const opening = useMutation(phoneNumberOpening());
  const shown = useRef<HTMLQuoteElement>(null);
  const message = sharedMessage(requester.name, targetName);
  const link = opening.data ? whatsAppLink(opening.data, message) : null;
  return (
    <div className="mt-4">
      <blockquote
        ref={shown}
        className="rounded-card border border-line bg-paper px-5 py-3 [overflow-wrap:anywhere] whitespace-pre-line"
      >
        {message}
      </blockquote>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {link === null ? (
          <BusyButton
            size="small"
            busy={opening.isPending}
            busyText="Opening…"
            onClick={() => {
              opening.mutate(requester.id);
            }}
          >
            Send on WhatsApp
          </BusyButton>
        ) : (
          <WhatsAppLink href={link} size="small" takesFocus>
            Open WhatsApp
          </WhatsAppLink>
        )}
        <CopyButton text={message} shownIn={shown} />
      </div>
      {opening.isSuccess && link === null ? (
        <p role="status" className="mt-2">
          No phone number of {requester.name} is stored that WhatsApp knows. Copy the text instead.
        </p>
      ) : (
        <p className="mt-2 text-muted">Opening the number of {requester.name} is recorded.</p>
      )}
      <ErrorNote error={opening.error}>The phone number was not opened.</ErrorNote>
    </div>
  );
}
