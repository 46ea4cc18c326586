import type { ContactOpening } from '@/features/admin/components/profile-actions';
import { callLink } from '@/lib/bureau';
import { navigate } from '@/lib/navigation/history';
import { useShortcuts } from '@/lib/shortcuts';
import { whatsAppLink } from '@/person/whatsapp';
import { ActionBar } from '@/ui/action-bar';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { buttonLook } from '@/ui/button-look';
import { ErrorNote } from '@/ui/error-note';
import { BadgeCheck, Phone } from '@/ui/icons';
import { ShortcutHint } from '@/ui/shortcut-hint';
import { WhatsAppLink } from '@/ui/whatsapp-link';

interface ProfileBarProps {
  profile: { id: number; status: string; deleted_at: string | null };
  opening: ContactOpening;
}

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.6 } as const;

/** The admin's next step, which stays at the foot of a profile while it scrolls. */
export function ProfileBar({ profile: { id, status, deleted_at }, opening }: ProfileBarProps) {
  const mayVerify = status === 'submitted' && deleted_at === null;
  const verify = () => {
    navigate({ page: 'review', profileId: id });
  };
  useShortcuts({ v: mayVerify ? verify : null });
  return (
    <ActionBar
      label="Next step"
      note={
        opening.isError ? (
          <ErrorNote error={opening.error}>The contact details could not be opened.</ErrorNote>
        ) : undefined
      }
    >
      {opening.isSuccess ? (
        <Reach number={opening.data.details?.phone_number ?? null} />
      ) : (
        <BusyButton
          size="small"
          busy={opening.isPending}
          busyText="Opening…"
          onClick={() => {
            opening.mutate(id);
          }}
        >
          <Phone {...icon} />
          Call or WhatsApp
          <span className="sr-only">: shows the number, which is recorded</span>
        </BusyButton>
      )}
      {mayVerify && (
        <>
          <Button look="primary" size="small" onClick={verify}>
            <BadgeCheck {...icon} />
            Verify…
          </Button>
          <ShortcutHint keys={[['v', 'Verify']]} />
        </>
      )}
    </ActionBar>
  );
}

function Reach({ number }: { number: string | null }) {
  if (number === null) return <p className="min-h-11 py-2.5 text-muted">No phone number is stored.</p>;
  const chat = whatsAppLink(number);
  return (
    <>
      <a href={callLink(number)} className={buttonLook('quiet', 'small')}>
        <Phone {...icon} />
        Call {number}
      </a>
      {chat !== null && (
        <WhatsAppLink href={chat} look="quiet" size="small">
          WhatsApp
        </WhatsAppLink>
      )}
    </>
  );
}
