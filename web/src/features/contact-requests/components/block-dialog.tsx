import { useMutation } from '@tanstack/react-query';
import { blockProfile } from '@/features/contact-requests/api/blocks';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast } from '@/ui/toast';
import { returnTo } from '@/lib/navigation/history';

interface BlockDialogProps {
  profile: { id: number; name: string };
  onClose: () => void;
}

/** Explains a block and asks for confirmation. */
export function BlockDialog({ profile, onClose }: BlockDialogProps) {
  const block = useMutation({
    mutationFn: blockProfile,
    meta: { hides: true },
    onSuccess: () => {
      showToast({ message: `${profile.name} is blocked. You can take it back under My Requests.` });
      returnTo({ page: 'profiles' });
    },
  });
  return (
    <ConfirmDialog
      title={`Block ${profile.name}?`}
      confirm="Block"
      busyText="Blocking…"
      sending={block}
      nothingDone="The profile was not blocked."
      onConfirm={() => {
        block.mutate(profile.id);
      }}
      onClose={onClose}
    >
      <p>
        Neither of you sees the other any more, and {profile.name} is not told. Your like and an open request end. You
        can take it back on the page “My Requests”, under “Blocked”.
      </p>
    </ConfirmDialog>
  );
}
