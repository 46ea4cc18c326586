import { useMutation, useQuery } from '@tanstack/react-query';
import { deleteProfile, type Deletion, deletionQueryOptions } from '@/features/admin/api/deletions';
import { TypedNameField, typedNameSchema } from '@/features/admin/components/typed-name-field';
import { erasedAfterDays } from '@/features/admin/erasure-day';
import { useRestoreProfile } from '@/features/admin/use-restore-profile';
import { Dialog } from '@/ui/dialog';
import { DialogForm } from '@/ui/dialog-form';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { showToast } from '@/ui/toast';
import { useCheckedForm } from '@/ui/use-checked-form';

interface DeleteProfileDialogProps {
  profile: { id: number; name: string };
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a profile after its name was typed; it can be restored until it is erased. */
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
            <Skeleton className="h-12 w-full" />
          </div>
        }
        failure="What would be deleted could not be looked up."
      >
        {(data) => <Confirmation profileId={profile.id} deletion={data} onClose={onClose} onDeleted={onDeleted} />}
      </QueryView>
    </Dialog>
  );
}

function count(number: number, one: string, many: string): string | null {
  if (number === 0) return null;
  return number === 1 ? `1 ${one}` : `${number} ${many}`;
}

/** What goes, a line each. */
function losses({ pictures, login, notifications, proposals, likes, requests }: Deletion): string[] {
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

interface ConfirmationProps extends Omit<DeleteProfileDialogProps, 'profile'> {
  profileId: number;
  deletion: Deletion;
}

function Confirmation({ profileId, deletion, onClose, onDeleted }: ConfirmationProps) {
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

  const form = useCheckedForm({
    schema: typedNameSchema(name),
    defaults: { typed_name: '' },
    error: removal.error,
  });

  return (
    <DialogForm
      form={form}
      submitText="Delete the profile"
      busyText="Deleting…"
      busy={removal.isPending}
      nothingDone="The profile was not deleted."
      onSubmit={({ typed_name: typedName }) => {
        removal.mutate({ profileId, typedName });
      }}
      onClose={onClose}
    >
      <p>This will go:</p>
      <ul className="mt-1 list-disc pl-6">
        {losses(deletion).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <TypedNameField person={name} error={form.errorOf('typed_name')} {...form.register('typed_name')} />
    </DialogForm>
  );
}
