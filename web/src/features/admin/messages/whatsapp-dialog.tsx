import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountSummary } from '@/features/admin/logins/login-state';
import { LanguageOfFamily } from '@/features/admin/messages/language-of-family';
import { phoneNumberOpening } from '@/bureau/api/contact-details';
import { recordWhatsAppNotice } from '@/bureau/api/logins';
import { formatWhen } from '@/lib/format';
import { useMessageTo } from '@/bureau/messages';
import { whatsAppLink } from '@/person/whatsapp';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { MessagePreview } from '@/ui/message-preview';
import { WhatsAppLink } from '@/bureau/components/whatsapp-link';
import { RichText } from '@/ui/rich-text';
import { t } from '@/texts/texts';

interface WhatsAppDialogProps {
  person: { id: number; name: string; gender: string | null };
  account: AccountSummary | null;
  /** The event that the message announces. */
  message: 'account made' | 'password reset';
  onCreateLogin: () => void;
  onClose: () => void;
}

/** Sends a member their login on WhatsApp: opens the number, builds the link, and records the notice. */
export function WhatsAppDialog({ person, account, message, onCreateLogin, onClose }: WhatsAppDialogProps) {
  return (
    <Dialog title={t('admin-people.whatsApp.title', { name: person.name })} onClose={onClose}>
      {account === null ? (
        <>
          <p>{t('admin-people.whatsApp.noLogin', { name: person.name, side: person.gender })}</p>
          <DialogActions>
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            <Button look="primary" onClick={onCreateLogin}>
              {t('admin.action.createLogin')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <Notice person={person} account={account} message={message} onClose={onClose} />
      )}
    </Dialog>
  );
}

function noticeText(sentAt: string | null, isSentNow: boolean, now: Date): string {
  if (sentAt === null) return t('admin-people.whatsApp.notSent');
  if (isSentNow) return t('admin-people.whatsApp.sentNow');
  return t('admin-people.whatsApp.sent', { when: formatWhen(sentAt, now) });
}

interface NoticeProps extends Pick<WhatsAppDialogProps, 'person' | 'message' | 'onClose'> {
  account: AccountSummary;
}

function Notice({ person, account, message, onClose }: NoticeProps) {
  const opening = useMutation(phoneNumberOpening());
  const record = useMutation({ mutationFn: recordWhatsAppNotice });
  const [now] = useState(() => new Date());

  const { text, templates } = useMessageTo(person.id, { message, name: person.name, username: account.username });
  const link = opening.data && text !== null ? whatsAppLink(opening.data, text) : null;
  const sentAt = record.data ?? account.notice_sent_at;
  return (
    <>
      <p>{t('admin-people.whatsApp.note')}</p>
      <div className="mt-3">
        <LanguageOfFamily profileId={person.id} />
      </div>
      <MessagePreview className="mt-3" text={text} templates={templates} />
      <p role="status" className="mt-4">
        {noticeText(sentAt, record.data !== undefined, now)}
      </p>
      {opening.isSuccess && opening.data === null && <p className="mt-2">{t('admin-people.call.noNumber')}</p>}
      {opening.isSuccess && opening.data !== null && (
        <p className="mt-2">
          <RichText
            text={t('admin-people.whatsApp.number', { number: opening.data })}
            tags={{
              number: (number) => (
                <span translate="no" className="font-medium whitespace-nowrap tabular-nums">
                  {number}
                </span>
              ),
            }}
          />
        </p>
      )}
      {!opening.isSuccess && <p className="mt-2 text-muted">{t('admin-people.whatsApp.openingRecorded')}</p>}
      <ErrorNote error={opening.error}>{t('admin-people.whatsApp.notOpened')}</ErrorNote>
      <ErrorNote
        className="mt-4"
        error={record.error}
        onRetry={() => {
          record.mutate(person.id);
        }}
      >
        {t('admin-people.whatsApp.notRecorded')}
      </ErrorNote>
      <DialogActions>
        <Button onClick={onClose}>{opening.isSuccess ? t('ui.close') : t('ui.cancel')}</Button>
        {!opening.isSuccess && (
          <BusyButton
            look="primary"
            busy={opening.isPending}
            busyText={t('admin-people.call.opening')}
            onClick={() => {
              opening.mutate(person.id);
            }}
          >
            {t('admin-people.whatsApp.openNumber')}
          </BusyButton>
        )}
        {link !== null && (
          <WhatsAppLink
            href={link}
            takesFocus
            onFollow={() => {
              record.mutate(person.id);
            }}
          >
            {t('admin-people.whatsApp.open')}
          </WhatsAppLink>
        )}
      </DialogActions>
    </>
  );
}
