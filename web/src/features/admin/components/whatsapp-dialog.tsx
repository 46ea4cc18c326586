import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountSummary } from '@/features/admin/login-state';
import { phoneNumberOpening } from '@/lib/api/contact-details';
import { recordWhatsAppNotice } from '@/lib/api/logins';
import { formatWhen } from '@/lib/format';
import { useMessage } from '@/person/messages';
import { whatsAppLink } from '@/person/whatsapp';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { MessagePreview } from '@/ui/message-preview';
import { WhatsAppLink } from '@/ui/whatsapp-link';

interface WhatsAppDialogProps {
  person: { id: number; name: string };
  account: AccountSummary | null;
  /** The event that the message announces. */
  message: 'account made' | 'password reset';
  onCreateLogin: () => void;
  onClose: () => void;
}

/** Sends a member their login on WhatsApp: opens the number, builds the link, and records the notice. */
export function WhatsAppDialog({ person, account, message, onCreateLogin, onClose }: WhatsAppDialogProps) {
  return (
    <Dialog title={`WhatsApp to ${person.name}`} onClose={onClose}>
      {account === null ? (
        <>
          <p>{person.name} has no login yet, so there is nothing to tell. Create the login first.</p>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="primary" onClick={onCreateLogin}>
              Create login…
            </Button>
          </DialogActions>
        </>
      ) : (
        <Notice person={person} account={account} message={message} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface NoticeProps extends Pick<WhatsAppDialogProps, 'person' | 'message' | 'onClose'> {
  account: AccountSummary;
}

function Notice({ person, account, message, onClose }: NoticeProps) {
  const opening = useMutation(phoneNumberOpening());
  const record = useMutation({ mutationFn: recordWhatsAppNotice });
  const [now] = useState(() => new Date());

  const { text, templates } = useMessage({ message, name: person.name, username: account.username });
  const link = opening.data && text !== null ? whatsAppLink(opening.data, text) : null;
  const sentAt = record.data ?? account.notice_sent_at;
  return (
    <>
      <p>This message is ready to be sent. The temporary password is never in it: give it separately.</p>
      <MessagePreview className="mt-3" text={text} templates={templates} />
      <p role="status" className="mt-4">
        {sentAt === null
          ? 'No notice has been sent yet.'
          : `Notice sent: ${record.data === undefined ? formatWhen(sentAt, now) : 'just now'}.`}
      </p>
      {opening.isSuccess && opening.data === null && <p className="mt-2">No phone number is stored.</p>}
      {opening.isSuccess && opening.data !== null && (
        <p className="mt-2">
          Phone number: <span className="font-medium whitespace-nowrap tabular-nums">{opening.data}</span>
        </p>
      )}
      {!opening.isSuccess && <p className="mt-2 text-muted">Opening the phone number is recorded.</p>}
      <ErrorNote error={opening.error}>The phone number was not opened.</ErrorNote>
      <ErrorNote
        className="mt-4"
        error={record.error}
        onRetry={() => {
          record.mutate(person.id);
        }}
      >
        It was not recorded that the notice was sent.
      </ErrorNote>
      <DialogActions>
        <Button onClick={onClose}>{opening.isSuccess ? 'Close' : 'Cancel'}</Button>
        {!opening.isSuccess && (
          <BusyButton
            look="primary"
            busy={opening.isPending}
            busyText="Opening…"
            onClick={() => {
              opening.mutate(person.id);
            }}
          >
            Open the number
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
            Open WhatsApp
          </WhatsAppLink>
        )}
      </DialogActions>
    </>
  );
}
