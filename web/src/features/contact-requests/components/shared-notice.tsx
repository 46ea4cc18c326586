import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ErrorNote } from '@/ui/error-note';
import { phoneNumberOpening } from '@/lib/api/contact-details';
import { useMessage } from '@/person/messages';
import { whatsAppLink } from '@/person/whatsapp';
import { BusyButton } from '@/ui/busy-button';
import { CopyButton } from '@/ui/copy-button';
import { MessagePreview } from '@/ui/message-preview';
import { WhatsAppLink } from '@/ui/whatsapp-link';

interface SharedNoticeProps {
  requester: { id: number; name: string };
  target: { id: number; name: string };
}

/** The message to the one who asked, to be sent on WhatsApp or copied. It holds no phone number. */
export function SharedNotice({ requester, target }: SharedNoticeProps) {
  const opening = useMutation(phoneNumberOpening());
  const shown = useRef<HTMLQuoteElement>(null);
  const { text, templates } = useMessage({
    message: 'request approved',
    name: requester.name,
    other: target.name,
    linkedId: target.id,
  });
  const link = opening.data && text !== null ? whatsAppLink(opening.data, text) : null;
  return (
    <div className="mt-4">
      <MessagePreview ref={shown} text={text} templates={templates} />
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
        {text !== null && <CopyButton text={text} shownIn={shown} />}
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
