import { callLink, useBureau } from '@/lib/bureau';
import { whatsAppLink } from '@/person/whatsapp';
import { buttonLook } from '@/ui/button-look';
import { Dialog } from '@/ui/dialog';
import { Mail, Phone } from '@/ui/icons';
import { TextLink } from '@/ui/text-link';
import { WhatsAppLink } from '@/ui/whatsapp-link';

interface BureauDialogProps {
  /** The profile that is asked about; null asks to register somebody. */
  id: number | null;
  onClose: () => void;
}

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.6 } as const;

/** The ways to reach the bureau, each with a message. Of a profile it carries the id alone. */
export function BureauDialog({ id, onClose }: BureauDialogProps) {
  const { phone, whatsapp, email, opening_hours: hours } = useBureau();
  const message = id === null ? 'I would like to register my daughter / son' : `I am asking about ID ${id}`;
  const chat = whatsAppLink(whatsapp, message);
  return (
    <Dialog
      title={id === null ? 'Register my daughter / son' : 'Talk to the bureau'}
      description={
        id === null
          ? 'Call or write to us. The bureau creates the profile with you.'
          : 'Call or write to us. The bureau tells you more, and asks the family.'
      }
      onClose={onClose}
    >
      {id !== null && <p className="mb-4 text-lg font-medium text-maroon-800">Please say: ID {id}</p>}
      <div className="flex flex-wrap gap-3">
        {phone !== '' && (
          <a href={callLink(phone)} className={buttonLook('primary', 'normal')}>
            <Phone {...icon} />
            Call {phone}
          </a>
        )}
        {chat !== null && (
          <WhatsAppLink look="quiet" href={chat}>
            WhatsApp
          </WhatsAppLink>
        )}
        {email !== '' && (
          <a href={`mailto:${email}?subject=${encodeURIComponent(message)}`} className={buttonLook('quiet', 'normal')}>
            <Mail {...icon} />
            E-mail
          </a>
        )}
      </div>
      {hours !== '' && <p className="mt-4 text-muted">{hours}</p>}
      <p className="mt-2">
        <TextLink to={{ page: 'home', section: 'contact-us' }}>Where we are</TextLink>
      </p>
    </Dialog>
  );
}
