import type { ContactOpening } from '@/features/admin/profile/profile-actions';
import { navigate } from '@/lib/navigation/history';
import { useShortcuts } from '@/lib/shortcuts';
import { phonesOf } from '@/person/contact-details';
import { whatsAppLink } from '@/person/whatsapp';
import { ActionBar } from '@/ui/action-bar';
import { Button } from '@/ui/button';
import { BadgeCheck } from '@/ui/icons';
import { ReachButtons } from '@/bureau/components/reach-buttons';
import { ShortcutHint } from '@/ui/shortcut-hint';
import { t } from '@/texts/texts';

interface ProfileBarProps {
  profile: { id: number; name: string; status: string; deleted_at: string | null };
  opening: ContactOpening;
}

/** The admin's next step, which stays at the foot of a profile while it scrolls. */
export function ProfileBar({ profile: { id, name, status, deleted_at }, opening }: ProfileBarProps) {
  const mayVerify = status === 'submitted' && deleted_at === null;
  const phone = phonesOf(opening.data?.details)[0]?.number ?? null;
  const verify = () => {
    navigate({ page: 'review', profileId: id });
  };
  useShortcuts({ v: mayVerify ? verify : null });
  return (
    <ActionBar label={t('admin-people.bar.title')} className="md:ml-auto md:w-fit">
      <ReachButtons
        who={name}
        opening={opening}
        phone={phone}
        whatsAppHref={phone === null ? null : whatsAppLink(phone)}
        onOpen={() => {
          opening.mutate(id);
        }}
      />
      {mayVerify && (
        <>
          <Button look="primary" size="small" onClick={verify}>
            <BadgeCheck aria-hidden="true" className="size-5" strokeWidth={1.6} />
            {t('admin.action.verify')}
          </Button>
          <ShortcutHint keys={[['V', t('admin-people.bar.verifyKey')]]} />
        </>
      )}
    </ActionBar>
  );
}
