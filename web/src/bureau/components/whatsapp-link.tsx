import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { buttonLook, type ButtonLook, type ButtonSize } from '@/ui/button';
import { MessageCircle } from '@/ui/icons';
import { t } from '@/texts/texts';

interface WhatsAppLinkProps {
  /** A wa.me URL with the message. */
  href: string;
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
  /** Takes the focus on mount, when it replaces the focused button. */
  takesFocus?: boolean;
  children: ReactNode;
  onFollow?: () => void;
}

const focus = (link: HTMLAnchorElement | null) => link?.focus();

/** Opens WhatsApp in a new tab with a prepared message. */
export function WhatsAppLink(props: WhatsAppLinkProps) {
  const { href, look = 'primary', size = 'normal', className, takesFocus = false, children, onFollow } = props;
  return (
    <a
      ref={takesFocus ? focus : null}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={clsx(buttonLook(look, size), className)}
      onClick={onFollow}
    >
      <MessageCircle aria-hidden="true" className="size-5" strokeWidth={1.6} />
      {children}
      <span className="sr-only">{t('ui.inNewTab')}</span>
    </a>
  );
}
