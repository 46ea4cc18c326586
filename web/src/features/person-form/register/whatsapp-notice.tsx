import { useMutation } from '@tanstack/react-query';
import { recordWhatsAppNotice } from '@/bureau/api/logins';
import { formatMoment } from '@/lib/format';
import { useMessageTo } from '@/bureau/messages';
import { isInternationalNumber } from '@/person/chat-link';
import { isLandline } from '@/person/phone';
import { whatsAppLink } from '@/person/whatsapp';
import { ErrorNote } from '@/ui/error-note';
import { MessagePreview } from '@/ui/message-preview';
import { WhatsAppLink } from '@/bureau/components/whatsapp-link';
import { t } from '@/texts/texts';

interface WhatsAppNoticeProps {
  profileId: number;
  name: string;
  side: string;
  phone: string;
  username: string | null;
}

/** The link to a WhatsApp message about the login. Following it is recorded. */
export function WhatsAppNotice({ profileId, name, side, phone, username }: WhatsAppNoticeProps) {
  const recording = useMutation({ mutationFn: () => recordWhatsAppNotice(profileId) });
  const record = () => recording.mutate();

  const { text, templates } = useMessageTo(profileId, { message: 'account made', name, username: username ?? '' });
  const link = text === null ? null : whatsAppLink(phone, text);

  if (username === null || !isInternationalNumber(phone) || isLandline(phone)) {
    return (
      <div className="mt-6 border-t border-line pt-6">
        {username !== null && <First />}
        <p className="text-muted">
          {username === null
            ? t('person-form-office.whatsApp.noLogin', { side })
            : t(isLandline(phone) ? 'person-form-office.whatsApp.landline' : 'person-form-office.whatsApp.noPhone')}
        </p>
      </div>
    );
  }
  return (
    <div className="mt-6 border-t border-line pt-6">
      <First />
      {link === null ? (
        <MessagePreview text={null} templates={templates} />
      ) : (
        <WhatsAppLink href={link} look="quiet" className="max-sm:w-full" onFollow={record}>
          {t('person-form-office.whatsApp.send')}
        </WhatsAppLink>
      )}
      <p className="mt-2 text-muted">{t('person-form-office.whatsApp.lead', { phone })}</p>
      <p role="status" className="mt-1">
        {recording.isPending && t('person-form-office.whatsApp.recording')}
        {recording.isSuccess && t('person-form-office.whatsApp.recorded', { when: formatMoment(recording.data) })}
      </p>
      <ErrorNote className="mt-1" error={recording.error} onRetry={record}>
        {t('person-form-office.whatsApp.notRecorded')}
      </ErrorNote>
    </div>
  );
}

const First = () => <h2 className="mb-3 text-xl">{t('person-form-office.whatsApp.first')}</h2>;
