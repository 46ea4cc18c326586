import { useMutation, useQuery } from '@tanstack/react-query';
import { deleteProfile, type Deletion, deletionQueryOptions } from '@/features/admin/api/deletions';
import { erasedAfterDays } from '@/features/admin/erasure-day';
import { useRestoreProfile } from '@/features/admin/use-restore-profile';
import { Confirmation } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { showToast } from '@/ui/toast';

interface DeleteProfileDialogProps {
  profile: { id: number; name: string };
  onClose: () => void;
  onDeleted: () => void;
}

/** Explains a deletion and asks for confirmation. It can be undone until the profile is erased. */
export function DeleteProfileDialog({ profile, onClose, onDeleted }: DeleteProfileDialogProps) {
  const deletion = useQuery(deletionQueryOptions(profile.id));
  return (
    <Dialog
      title={`Delete ${profile.name}?`}
      description={`The profile is hidden at once and erased after ${erasedAfterDays} days. Until then it can be restored.`}
      onClose={onClose}
    >
      <QueryView
        query={deletion}
        loading="Looking up what would be deleted"
        skeleton={
          <div className="space-y-3">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        }
        failure="What would be deleted could not be looked up."
      >
        {(data) => <DeletionPreview profileId={profile.id} deletion={data} onClose={onClose} onDeleted={onDeleted} />}
      </QueryView>
    </Dialog>
  );
}

function count(number: number, one: string, many: string): string | null {
  if (number === 0) return null;
  return number === 1 ? `1 ${one}` : `${number} ${many}`;
}

/** The deleted data, one line per kind. */
function describeDeletedData({ pictures, login, notifications, proposals, likes, requests }: Deletion): string[] {
  return [
    'The card with personal, family and contact details',
    count(pictures, 'picture', 'pictures'),
    login === null ? null : `The login ${login}: it stops working at once`,
    count(notifications, 'notification', 'notifications'),
    count(proposals, 'proposed change', 'proposed changes'),
    count(likes, 'like', 'likes'),
    count(requests, 'contact request', 'contact requests'),
  ].filter((line) => line !== null);
}

interface DeletionPreviewProps extends Omit<DeleteProfileDialogProps, 'profile'> {
  profileId: number;
  deletion: Deletion;
}

function DeletionPreview({ profileId, deletion, onClose, onDeleted }: DeletionPreviewProps) {
  const { name } = deletion;
  const restore = useRestoreProfile();
  const removal = useMutation({
    mutationFn: deleteProfile,
    onSuccess: () => {
      showToast({
        message: `${name} is deleted.`,
        action: {
          label: 'Undo',
          onSelect: () => {
            restore.mutate({ profileId, name });
          },
        },
      });
      onDeleted();
    },
  });

  return (
    <Confirmation
      confirm="Delete the profile"
      busyText="Deleting…"
      sending={removal}
      nothingDone="The profile was not deleted."
      onConfirm={() => {
        removal.mutate({ profileId, name });
      }}
      onClose={onClose}
    >
      <p>This will go:</p>
      <ul className="mt-1 list-disc pl-6">
        {describeDeletedData(deletion).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Confirmation>
  );
}
