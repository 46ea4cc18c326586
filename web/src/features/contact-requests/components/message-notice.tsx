import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNoWhatsApp } from '@/bureau/api/consents';
import { phoneNumberOpening } from '@/bureau/api/contact-details';
import { callLink } from '@/bureau/bureau';
import { FamilyLanguage, languageOfPage, NoWhatsApp, WhatsAppLink } from '@/bureau/components/whatsapp';
import type { Message } from '@/bureau/messages';
import { useMessageTo } from '@/bureau/use-messages';
import { whatsAppLink } from '@/person/phone';
import { useSayIn } from '@/texts/say-in';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { buttonLook } from '@/ui/button';
import { CopyButton, MessagePreview } from '@/ui/copy-button';
import { ErrorNote } from '@/ui/field-note';
import { Phone } from '@/ui/icons';

interface MessageNoticeProps {
  recipient: { id: number; name: string };
  message: Message;
  /** Says the admin's addition below the message. */
  addition?: (() => string) | null;
  /** The message says that it holds an addition, which is not there yet: it is neither sent nor copied. */
  lacksAddition?: boolean;
  onOpen?: () => void;
  /** Called when the message is opened in WhatsApp, or copied. */
  onSent?: () => void;
  openText: string;
  opensNow?: boolean;
}

/** A message to a family, to send on WhatsApp or copy. It shows the phone number once the opening is recorded. */
export function MessageNotice(props: MessageNoticeProps) {
  const { recipient, message, addition = null, lacksAddition = false, onOpen, onSent, openText, opensNow } = props;
  const [preset] = useState(languageOfPage);
  const opening = useMutation(phoneNumberOpening());
  const shown = useRef<HTMLQuoteElement>(null);
  const { text: ownText, language, templates } = useMessageTo(recipient.id, message);
  // In the language of the message. Without its texts in that of the page: the details matter most.
  const { say, failed } = useSayIn(language);
  const added = addition === null ? null : failed ? addition() : (say?.(addition) ?? null);
  const isWhole = addition === null || added !== null;
  const text = ownText === null || !isWhole ? null : added === null ? ownText : `${ownText}\n\n${added}`;
  const phone = opening.data ?? null;
  const isReady = text !== null && !lacksAddition;
  const isRefused = useNoWhatsApp(recipient.id);
  const open = () => {
    opening.mutate(recipient.id);
    onOpen?.();
  };
  const opensFirst = useRef(opensNow === true);
  useEffect(() => {
    if (!opensFirst.current) return;
    opensFirst.current = false;
    open();
  });
  const link = phone !== null && isReady && !isRefused ? whatsAppLink(phone, text) : null;
  return (
    <div className="mt-4">
      <FamilyLanguage profileId={recipient.id} preset={preset} />
      <MessagePreview ref={shown} text={text} templates={templates} />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {phone === null ? (
          <BusyButton size="small" busy={opening.isPending} busyText={t('ui.opening')} onClick={open}>
            {openText}
          </BusyButton>
        ) : (
          <a href={callLink(phone)} className={buttonLook('quiet', 'small')}>
            <Phone aria-hidden="true" className="size-5" strokeWidth={1.6} />
            <span className="tabular-nums">{t('ui-member.reach.callNumber', { phone })}</span>
          </a>
        )}
        {link !== null && (
          <WhatsAppLink href={link} size="small" takesFocus={opensNow !== true} {...(onSent && { onFollow: onSent })}>
            {t('admin-people.whatsApp.open')}
          </WhatsAppLink>
        )}
        {isRefused && <NoWhatsApp />}
        {isReady && (
          <CopyButton text={text} shownIn={shown} label={t('requests-office.message.copy')} onCopy={onSent} />
        )}
      </div>
      {opening.isSuccess && phone === null ? (
        <p role="status" className="mt-2">
          {t('requests-office.message.noNumber', { name: recipient.name })}
        </p>
      ) : (
        <p className="mt-2 text-muted">{t('requests-office.message.recorded', { name: recipient.name })}</p>
      )}
      <ErrorNote error={opening.error}>{t('ui-member.reach.notOpened')}</ErrorNote>
    </div>
  );
}
