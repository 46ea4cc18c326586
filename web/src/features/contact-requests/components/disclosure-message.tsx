import { useMutation } from '@tanstack/react-query';
import { openContactForMessage } from '@/features/contact-requests/api/decisions';
import { MessageNotice } from '@/features/contact-requests/components/message-notice';
import type { ContactDetails } from '@/lib/api/contact-details';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/error-note';

interface DisclosureMessageProps {
  disclosureId: number;
  recipient: { id: number; name: string };
  /** Whose contact details are shared. */
  subject: { id: number; name: string };
}

/** The message to the recipient. The admin adds the contact details to it, which is recorded. */
export function DisclosureMessage({ disclosureId, recipient, subject }: DisclosureMessageProps) {
  const adding = useMutation({ mutationFn: openContactForMessage, gcTime: 0, meta: { changes: [] } });
  const details = adding.data === undefined ? null : (listDetails(adding.data) ?? 'No contact details are stored.');
  return (
    <>
      <MessageNotice
        recipient={recipient}
        openText="Send on WhatsApp"
        message={{ message: 'request approved', name: recipient.name, other: subject.name, linkedId: subject.id }}
        addition={details}
      >
        {details === null && (
          <BusyButton
            size="small"
            busy={adding.isPending}
            busyText="Opening…"
            onClick={() => {
              adding.mutate({ id: disclosureId, subjectId: subject.id });
            }}
          >
            Add contact details to the message
          </BusyButton>
        )}
      </MessageNotice>
      <p role="status" className="mt-1 text-muted">
        {details === null
          ? `The message names no number. Adding the contact details of ${subject.name} is recorded.`
          : `The contact details of ${subject.name} are in the message. That is recorded.`}
      </p>
      <ErrorNote error={adding.error}>The contact details were not added.</ErrorNote>
    </>
  );
}

/** The contact details, one per line; null when none are stored. */
function listDetails(details: ContactDetails | null): string | null {
  const lines = [
    details?.phone_number && `Phone: ${details.phone_number}`,
    details?.email && `E-mail: ${details.email}`,
    details?.address && `Address: ${details.address}`,
  ].filter((line) => line);
  return lines.length === 0 ? null : lines.join('\n');
}
