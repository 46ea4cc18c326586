import { whatsAppLink } from '@/person/phone';
import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { accountLanguageQueryOptions } from '@/bureau/api/account-language';
import { phoneNumberOpening } from '@/bureau/api/contact-details';
import { useNoWhatsApp } from '@/bureau/api/consents';
import { callLink } from '@/bureau/bureau';
import { NoWhatsApp, WhatsAppLink } from '@/bureau/components/whatsapp';
import { useMessage } from '@/bureau/use-messages';
import type { AppError } from '@/lib/errors';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { buttonLook } from '@/ui/button';
import { ErrorNote } from '@/ui/field-note';
import { MessageCircle, Phone } from '@/ui/icons';

export type ReachedBy = 'Telephone' | 'WhatsApp';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.6 } as const;
/** In the bar of a phone, the signs are enough. */
const labelLook = 'in-data-action-bar:max-sm:sr-only';
const focus = (link: HTMLAnchorElement | null) => link?.focus();

interface ReachLinksProps {
  phone: string;
  /** Null for a number that WhatsApp cannot have. */
  whatsAppHref: string | null;
  /** The registered family of the number, which may have asked for no WhatsApp; null for somebody else, and for a member. */
  family?: number | null;
  size?: 'small' | 'normal';
  withNumber?: boolean;
  /** The link that takes the focus on mount, because it replaces a pressed button. */
  focused?: ReachedBy | null;
  onReached?: ((by: ReachedBy) => void) | undefined;
}

/** Call and WhatsApp for a number that is on screen. */
export function ReachLinks(props: ReachLinksProps) {
  const { phone, family = null, size = 'small', withNumber = false, focused = null, onReached } = props;
  const isRefused = useNoWhatsApp(family);
  const whatsAppHref = isRefused ? null : props.whatsAppHref;
  const takesFocus = focused === 'Telephone' || (focused === 'WhatsApp' && whatsAppHref === null);
  return (
    <>
      <a
        ref={takesFocus ? focus : null}
        href={callLink(phone)}
        aria-label={withNumber ? t('ui-member.reach.callNumber', { phone }) : undefined}
        className={buttonLook(size === 'small' ? 'quiet' : 'primary', size)}
        onClick={() => onReached?.('Telephone')}
      >
        <Phone {...icon} />
        <span className={labelLook}>{t('ui-member.reach.call')}</span>
      </a>
      {whatsAppHref !== null && (
        <WhatsAppLink
          look="quiet"
          size={size}
          href={whatsAppHref}
          takesFocus={focused === 'WhatsApp'}
          onFollow={() => onReached?.('WhatsApp')}
        >
          <span className={labelLook}>{t('ui-member.reach.whatsApp')}</span>
        </WhatsAppLink>
      )}
      {isRefused && <NoWhatsApp />}
      {/* Behind both, or before them at the end of a line: they stay where the pressed buttons were. */}
      {withNumber && (
        <span aria-hidden="true" className="self-center tabular-nums in-data-row-end:sm:order-first">
          {phone}
        </span>
      )}
    </>
  );
}

interface ReachButtonsProps {
  /** Who is reached, for screen readers: "the family of Asha". */
  who: string;
  /** The opening of the number, which is recorded. */
  opening: { isPending: boolean; isSuccess: boolean; error: AppError | null };
  /** Null until it is opened, and when none is stored. */
  phone: string | null;
  /** Null while the number is not open, or when WhatsApp cannot have it. */
  whatsAppHref: string | null;
  /** As for the links. */
  family?: number | null;
  onOpen: () => void;
  onReached?: (by: ReachedBy) => void;
}

/** Call and WhatsApp for the office. The first press records the opening and shows the number, the second one acts. */
export function ReachButtons(props: ReachButtonsProps) {
  const { who, opening, phone, whatsAppHref, family = null, onOpen, onReached } = props;
  const isRefused = useNoWhatsApp(family);
  const [wanted, setWanted] = useState<ReachedBy | null>(null);
  if (opening.isSuccess && phone === null) {
    return (
      <p role="status" className="min-h-11 py-2.5 text-muted">
        {t('ui-member.reach.noNumber')}
      </p>
    );
  }
  if (phone !== null) {
    return (
      <ReachLinks
        withNumber
        phone={phone}
        whatsAppHref={whatsAppHref}
        family={family}
        focused={wanted}
        onReached={onReached}
      />
    );
  }
  const open = (by: ReachedBy, Icon: typeof Phone) => (
    <BusyButton
      size="small"
      busy={opening.isPending && wanted === by}
      busyText={t('ui.opening')}
      onClick={() => {
        setWanted(by);
        onOpen();
      }}
    >
      <Icon {...icon} />
      <span aria-hidden="true" className={labelLook}>
        {t(by === 'Telephone' ? 'ui-member.reach.call' : 'ui-member.reach.whatsApp')}
      </span>
      <span className="sr-only">
        {t(by === 'Telephone' ? 'ui-member.reach.callWho' : 'ui-member.reach.whatsAppWho', { who })}
      </span>
    </BusyButton>
  );
  return (
    <>
      {open('Telephone', Phone)}
      {isRefused ? <NoWhatsApp /> : open('WhatsApp', MessageCircle)}
      <ErrorNote error={opening.error}>{t('ui-member.reach.notOpened')}</ErrorNote>
    </>
  );
}

interface ReachFamilyProps {
  id: number;
  name: string;
  /** For a family that the bureau wants to ask: the message of WhatsApp asks for a call. */
  asks?: boolean;
}

/** Calls a family from a row of the office, or writes to it. */
export function ReachFamily({ id, name, asks = false }: ReachFamilyProps) {
  const opening = useMutation(phoneNumberOpening());
  // A list has many rows: none asks before its number is wanted.
  const isWanted = !opening.isIdle;
  const { data: language } = useQuery({ ...accountLanguageQueryOptions(id), enabled: asks && isWanted });
  const { text } = useMessage({ message: 'please call', name }, language);
  const phone = opening.data ?? null;
  return (
    <ReachButtons
      who={t('requests-office.bar.family', { name })}
      opening={opening}
      phone={phone}
      whatsAppHref={phone === null ? null : whatsAppLink(phone, text ?? undefined)}
      family={isWanted ? id : null}
      onOpen={() => opening.mutate(id)}
    />
  );
}

interface OpenContactProps {
  profileId: number;
  name: string;
  opening: Pick<UseMutationResult<unknown, AppError, number>, 'mutate' | 'isPending' | 'error'>;
}

/** The button that shows contact details to the admin. The opening is recorded. */
export function OpenContact({ profileId, name, opening }: OpenContactProps) {
  const open = () => opening.mutate(profileId);
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <BusyButton
          size="small"
          aria-label={`${t('ui-member.contact.show')}: ${name}`}
          busy={opening.isPending}
          busyText={t('ui.opening')}
          onClick={open}
        >
          {t('ui-member.contact.show')}
        </BusyButton>
        <p className="text-muted">{t('ui-member.contact.recorded')}</p>
      </div>
      <ErrorNote className="mt-3" error={opening.error} onRetry={open}>
        {t('ui-member.contact.notOpened')}
      </ErrorNote>
    </>
  );
}
