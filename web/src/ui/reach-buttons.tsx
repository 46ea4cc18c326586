import { callLink } from '@/lib/bureau';
import { BusyButton } from '@/ui/busy-button';
import { buttonLook } from '@/ui/button-look';
import { MessageCircle, Phone } from '@/ui/icons';
import { WhatsAppLink } from '@/ui/whatsapp-link';

export type ReachedBy = 'Telephone' | 'WhatsApp';

interface ReachButtonsProps {
  /** Who is reached, for screen readers: "the family of Asha". */
  who: string;
  /** Null until the opening is recorded. */
  phone: string | null;
  /** Null while the number is not open, or when WhatsApp does not know it. */
  whatsAppHref: string | null;
  /** The button whose press opens the number, while it is opened and after it. */
  wanted: ReachedBy | null;
  isOpening: boolean;
  onOpen: (wanted: ReachedBy) => void;
  onReached?: (by: ReachedBy) => void;
}

const focus = (link: HTMLAnchorElement | null) => link?.focus();

/** Call and WhatsApp for the office. The first press records the opening and shows the number, the second one acts. */
export function ReachButtons(props: ReachButtonsProps) {
  const { who, phone, whatsAppHref, wanted, isOpening, onOpen, onReached } = props;
  if (phone !== null) {
    return (
      <>
        <a
          ref={wanted === 'Telephone' || whatsAppHref === null ? focus : null}
          href={callLink(phone)}
          className={buttonLook('quiet', 'small')}
          onClick={() => onReached?.('Telephone')}
        >
          <Phone aria-hidden="true" className="size-5" strokeWidth={1.6} />
          Call <span className="tabular-nums">{phone}</span>
        </a>
        {whatsAppHref !== null && (
          <WhatsAppLink
            look="quiet"
            size="small"
            href={whatsAppHref}
            takesFocus={wanted === 'WhatsApp'}
            onFollow={() => onReached?.('WhatsApp')}
          >
            WhatsApp
          </WhatsAppLink>
        )}
      </>
    );
  }
  const open = (by: ReachedBy, Icon: typeof Phone) => (
    <BusyButton
      size="small"
      className="px-3"
      busy={isOpening && wanted === by}
      busyText="Opening…"
      onClick={() => {
        onOpen(by);
      }}
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.6} />
      <span>
        {by === 'Telephone' ? 'Call' : 'WhatsApp'}
        <span className="sr-only"> {who}</span>
      </span>
    </BusyButton>
  );
  return (
    <>
      {open('Telephone', Phone)}
      {open('WhatsApp', MessageCircle)}
    </>
  );
}
