import { useMutation } from '@tanstack/react-query';
import { recordWhatsAppNotice } from '@/lib/api/logins';
import { formatMoment } from '@/lib/format';
import { useMessage } from '@/person/messages';
import { isInternationalNumber } from '@/person/phone';
import { whatsAppLink } from '@/person/whatsapp';
import { ErrorNote } from '@/ui/error-note';
import { MessagePreview } from '@/ui/message-preview';
import { WhatsAppLink } from '@/ui/whatsapp-link';

interface WhatsAppNoticeProps {
  profileId: number;
  name: string;
  phone: string;
  username: string | null;
}

/** The way to tell the person of their login on WhatsApp. Following it is recorded. */
export function WhatsAppNotice({ profileId, name, phone, username }: WhatsAppNoticeProps) {
  const recording = useMutation({ mutationFn: () => recordWhatsAppNotice(profileId) });
  const record = () => {
    recording.mutate();
  };

  const { text, templates } = useMessage({ message: 'account made', name, username: username ?? '' });
  const link = text === null ? null : whatsAppLink(phone, text);

  if (username === null || !isInternationalNumber(phone)) {
    return (
      <p className="mt-6 text-muted">
        {username === null
          ? 'There is nothing to send on WhatsApp: the person has no login yet.'
          : 'There is no phone number to send the WhatsApp notice to.'}
      </p>
    );
  }
  return (
    <div className="mt-6 border-t border-line pt-6">
      {link === null ? (
        <MessagePreview text={null} templates={templates} />
      ) : (
        <WhatsAppLink href={link} look="quiet" className="not-sm:w-full" onFollow={record}>
          Send on WhatsApp
        </WhatsAppLink>
      )}
      <p className="mt-2 text-muted">
        It opens WhatsApp with a greeting to {phone} that names the username, not the password. You send it there.
      </p>
      <p role="status" className="mt-1">
        {recording.isPending && 'Recording that it was sent…'}
        {recording.isSuccess && `Recorded as sent: ${formatMoment(recording.data)}.`}
      </p>
      <ErrorNote className="mt-1" error={recording.error} onRetry={record}>
        It was not recorded that the notice was sent.
      </ErrorNote>
    </div>
  );
}
