import { useMutation } from '@tanstack/react-query';
import { openContactForMessage } from '@/features/contact-requests/api/decisions';
import { MessageNotice } from '@/features/contact-requests/components/message-notice';
import type { ContactDetails } from '@/lib/api/contact-details';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/error-note';

interface DisclosureMessageProps {
  disclosureId: number;
  requester: { id: number; name: string };
  target: { id: number; name: string };
}

/** The message to the requester. The admin adds the contact details to it, which is recorded. */
export function DisclosureMessage({ disclosureId, requester, target }: DisclosureMessageProps) {
  const adding = useMutation({ mutationFn: openContactForMessage, gcTime: 0, meta: { changes: [] } });
  const details = adding.data === undefined ? null : (listDetails(adding.data) ?? 'No contact details are stored.');
  return (
    <>
      <MessageNotice
        recipient={requester}
        openText="Send on WhatsApp"
        message={{ message: 'request approved', name: requester.name, other: target.name, linkedId: target.id }}
        addition={details}
      >
        {details === null && (
          <BusyButton
            size="small"
            busy={adding.isPending}
            busyText="Opening…"
            onClick={() => {
              adding.mutate({ id: disclosureId, subjectId: target.id });
            }}
          >
            Put the contact details in
          </BusyButton>
        )}
      </MessageNotice>
      <p role="status" className="mt-1 text-muted">
        {details === null
          ? `The message names no number. Putting the contact details of ${target.name} in is recorded.`
          : `The contact details of ${target.name} are in the message. That is recorded.`}
      </p>
      <ErrorNote error={adding.error}>The contact details were not put in.</ErrorNote>
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
