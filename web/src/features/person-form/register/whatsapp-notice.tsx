import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountLanguageQueryOptions } from '@/bureau/api/account-language';
import { useNoWhatsApp } from '@/bureau/api/consents';
import { recordWhatsAppNotice } from '@/bureau/api/profiles';
import { FamilyLanguage, languageOfPage, NoWhatsApp, WhatsAppLink } from '@/bureau/components/whatsapp';
import { useMessage, useMessageTo } from '@/bureau/use-messages';
import { formatMoment } from '@/lib/format';
import { isInternationalNumber } from '@/person/chat-link';
import { isLandline } from '@/person/phone';
import { whatsAppLink } from '@/person/whatsapp';
import { t } from '@/texts/texts';
import { MessagePreview } from '@/ui/copy-button';
import { ErrorNote } from '@/ui/field-note';

interface WhatsAppNoticeProps {
  profileId: number;
  name: string;
  phone: string;
  username: string | null;
}

/** The message after a registration: about the login, or of the number of a person without one. */
export function WhatsAppNotice({ profileId, name, phone, username }: WhatsAppNoticeProps) {
  const isRefused = useNoWhatsApp(profileId);
  const isReached = isInternationalNumber(phone) && !isLandline(phone);
  return (
    <div className="mt-6 border-t border-line pt-6">
      {username !== null && <h2 className="mb-3 text-xl">{t('person-form-office.whatsApp.first')}</h2>}
      {isRefused && <NoWhatsApp />}
      {!isReached && !isRefused && (
        <p className="text-muted">
          {t(isLandline(phone) ? 'person-form-office.whatsApp.landline' : 'person-form-office.whatsApp.noPhone')}
        </p>
      )}
      {isReached && !isRefused && username === null && (
        <NumberMessage profileId={profileId} name={name} phone={phone} />
      )}
      {isReached && !isRefused && username !== null && (
        <LoginMessage profileId={profileId} name={name} phone={phone} username={username} />
      )}
    </div>
  );
}

type Recipient = Pick<WhatsAppNoticeProps, 'profileId' | 'name' | 'phone'>;

/** A message with the number of the profile, by which the family is found when it calls. */
function NumberMessage({ profileId, name, phone }: Recipient) {
  // Until the office chooses one for the family.
  const [preset] = useState(languageOfPage);
  const { data: kept, isPending } = useQuery(accountLanguageQueryOptions(profileId));
  const { text, templates } = useMessage(
    { message: 'registered', name, id: String(profileId) },
    isPending ? undefined : (kept ?? preset),
  );
  const link = text === null ? null : whatsAppLink(phone, text);
  return (
    <>
      <FamilyLanguage profileId={profileId} preset={preset} label={t('admin-people.language.label')} />
      <MessagePreview className="mt-3" text={text} templates={templates} />
      {link !== null && (
        <WhatsAppLink href={link} look="quiet" className="mt-3 max-sm:w-full">
          {t('requests-office.sendOnWhatsApp')}
        </WhatsAppLink>
      )}
      <p className="mt-2 text-muted">{t('person-form-office.whatsApp.leadNumber', { phone })}</p>
    </>
  );
}

/** The link to a message about the login. Following it is recorded. */
function LoginMessage({ profileId, name, phone, username }: Recipient & { username: string }) {
  const recording = useMutation({ mutationFn: () => recordWhatsAppNotice(profileId) });
  const record = () => recording.mutate();

  const { text, templates } = useMessageTo(profileId, { message: 'account made', name, username });
  const link = text === null ? null : whatsAppLink(phone, text);

  return (
    <>
      {link === null ? (
        <MessagePreview text={null} templates={templates} />
      ) : (
        <WhatsAppLink href={link} look="quiet" className="max-sm:w-full" onFollow={record}>
          {t('requests-office.sendOnWhatsApp')}
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
    </>
  );
}
