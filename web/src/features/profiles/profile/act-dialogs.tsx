import { useRef } from 'react';
import { callLink, useBureau } from '@/bureau/bureau';
import { WhatsAppLink } from '@/bureau/components/whatsapp';
import { hrefIn } from '@/lib/navigation/href-in';
import { chatLink } from '@/person/chat-link';
import { getLanguage, t } from '@/texts/texts';
import { buttonLook } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog';
import { Mail, Phone } from '@/ui/icons';
import { TextLink } from '@/ui/text-link';

interface BureauDialogProps {
  /** The profile of the question; null registers a person. */
  id: number | null;
  onClose: () => void;
}

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.6 } as const;

/** The ways to reach the bureau, each with a message. Of a profile it carries the id alone. */
export function BureauDialog({ id, onClose }: BureauDialogProps) {
  const { phone, whatsapp, email, opening_hours: hours } = useBureau();
  const message = id === null ? t('profiles.bureau.registerMessage') : t('profiles.bureau.talkMessage', { id });
  const chat = chatLink(whatsapp, message);
  return (
    <Dialog
      title={t(id === null ? 'profiles.bureau.register' : 'profiles.bureau.talk')}
      description={t(id === null ? 'profiles.bureau.registerText' : 'profiles.bureau.talkText')}
      onClose={onClose}
    >
      {id !== null && (
        <p className="mb-4 text-lg font-medium text-maroon-800">{t('profiles.bureau.pleaseSay', { id })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {phone !== '' && (
          <a href={callLink(phone)} className={buttonLook('primary', 'normal')}>
            <Phone {...icon} />
            {t('ui-member.reach.callNumber', { phone })}
          </a>
        )}
        {chat !== null && (
          <WhatsAppLink look="quiet" href={chat}>
            {t('ui-member.reach.whatsApp')}
          </WhatsAppLink>
        )}
        {email !== '' && (
          <a href={`mailto:${email}?subject=${encodeURIComponent(message)}`} className={buttonLook('quiet', 'normal')}>
            <Mail {...icon} />
            {t('profiles.email')}
          </a>
        )}
      </div>
      {hours !== '' && (
        <p translate="no" className="mt-4 whitespace-pre-line text-muted">
          {hours}
        </p>
      )}
      <p className="mt-2">
        <TextLink to={{ page: 'home', section: 'contact-us' }}>{t('profiles.bureau.where')}</TextLink>
      </p>
    </Dialog>
  );
}

/** A profile's link to send or copy. The message contains no name: it is part of a URL, and the site may be for members only. */
export function ShareDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const bureau = useBureau();
  const shown = useRef<HTMLParagraphElement>(null);
  const address = window.location.origin + hrefIn(getLanguage(), { page: 'profile', profileId: id });
  const text = t('profiles.share.message', { bureau: bureau.bureau_name, id, address });
  return (
    <Dialog title={t('profiles.share.button')} description={t('profiles.share.text')} onClose={onClose}>
      <p ref={shown} translate="no" className="[overflow-wrap:anywhere]">
        {address}
      </p>
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <WhatsAppLink look="quiet" size="small" href={`https://wa.me/?text=${encodeURIComponent(text)}`}>
          {t('ui-member.reach.whatsApp')}
        </WhatsAppLink>
        <CopyButton text={address} shownIn={shown} label={t('profiles.share.copyLink')} />
      </div>
    </Dialog>
  );
}
