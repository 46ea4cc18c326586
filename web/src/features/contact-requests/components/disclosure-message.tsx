import { useMutation } from '@tanstack/react-query';
import { openContactForMessage } from '@/features/contact-requests/api';
import { hasLogin } from '@/features/contact-requests/approval';
import { MessageNotice } from '@/features/contact-requests/components/message-notice';
import { phonesOf, withOwner, type ContactDetails } from '@/person/contact-details';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/error-note';

interface DisclosureMessageProps {
  disclosureId: number;
  recipient: { id: number; name: string; accounts: { active: boolean } | null };
  /** Whose contact details are shared. */
  subject: { id: number; name: string };
}

/** The message to the recipient. The admin adds the contact details to it, which is recorded. */
export function DisclosureMessage({ disclosureId, recipient, subject }: DisclosureMessageProps) {
  const adding = useMutation({ mutationFn: openContactForMessage, gcTime: 0, meta: { reads: true } });
  const { data: opened } = adding;
  const seesThem = hasLogin(recipient);
  const add = () => adding.mutate({ id: disclosureId, subjectId: subject.id });
  const details = opened === undefined ? null : () => listDetails(opened) ?? t('requests-office.shared.noDetails');
  return (
    <>
      <MessageNotice
        recipient={recipient}
        openText={t('requests-office.sendOnWhatsApp')}
        message={{
          message: seesThem ? 'request approved' : 'details sent',
          name: recipient.name,
          other: subject.name,
          linkedId: subject.id,
        }}
        addition={details}
        // Who has no login gets them with the message, or no message.
        lacksAddition={!seesThem && details === null}
        onOpen={() => {
          if (!seesThem && details === null) add();
        }}
      >
        {details === null && (
          <BusyButton
            size="small"
            busy={adding.isPending}
            busyText={t('requests-office.message.opening')}
            onClick={add}
          >
            {t('requests-office.shared.addDetails')}
          </BusyButton>
        )}
      </MessageNotice>
      <p role="status" className="mt-1 text-muted">
        {t(details === null ? 'requests-office.shared.addRecorded' : 'requests-office.shared.added', {
          name: subject.name,
        })}
      </p>
      <ErrorNote error={adding.error}>{t('requests-office.shared.addFailed')}</ErrorNote>
    </>
  );
}

/** The contact details, one per line; null when none are stored. */
function listDetails(details: ContactDetails | null): string | null {
  const lines = [
    ...phonesOf(details).map(({ number, whose }) =>
      t('requests-office.shared.phone', { phone: withOwner(number, whose) }),
    ),
    details?.email && t('requests-office.shared.email', { email: details.email }),
    details?.address && t('requests-office.shared.address', { address: details.address }),
  ].filter((line) => line);
  return lines.length === 0 ? null : lines.join('\n');
}
