import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteProfile, type Deletion, deletionQueryOptions, restoreProfile } from '@/features/people/api';
import { dayOfErasure } from '@/features/people/person';
import { sayValue } from '@/person/say-value';
import { t } from '@/texts/texts';
import { Dialog } from '@/ui/dialog';
import { Confirmation } from '@/ui/form-dialog';
import { Loaded } from '@/ui/loaded';
import { FactsSkeleton } from '@/ui/skeleton';
import { showFailure, showToast } from '@/ui/toast';

interface DeleteProfileDialogProps {
  profile: { id: number; name: string; gender: string | null };
  onClose: () => void;
  onDeleted: () => void;
}

/** Explains a deletion with a confirmation. It can be undone until the profile is erased. */
export function DeleteProfileDialog({ profile, onClose, onDeleted }: DeleteProfileDialogProps) {
  const deletion = useQuery(deletionQueryOptions(profile.id));
  const [now] = useState(() => new Date());
  return (
    <Dialog
      title={t('admin-people.delete.title', { name: profile.name })}
      description={t('admin-people.delete.note', { day: dayOfErasure(now.toISOString(), now) ?? '' })}
      onClose={onClose}
    >
      <Loaded query={deletion} what={t('admin-people.delete.thePreview')} skeleton={<FactsSkeleton />}>
        {(data) => <DeletionPreview profile={profile} deletion={data} onClose={onClose} onDeleted={onDeleted} />}
      </Loaded>
    </Dialog>
  );
}

function describeDeletedData(deletion: Deletion): string[] {
  const { login } = deletion;
  const counted = ['notifications', 'proposals', 'likes', 'requests'] as const;
  return [
    t('admin-people.delete.card'),
    deletion.pictures === 0 ? null : t('admin-people.delete.pictures', { count: deletion.pictures }),
    login === null ? null : t('admin-people.delete.login', { username: login }),
    ...counted.map((kind) =>
      deletion[kind] === 0 ? null : t(`admin-people.delete.${kind}`, { count: deletion[kind] }),
    ),
  ].filter((line) => line !== null);
}

interface DeletionPreviewProps extends DeleteProfileDialogProps {
  deletion: Deletion;
}

function DeletionPreview({ profile: { id, gender }, deletion, onClose, onDeleted }: DeletionPreviewProps) {
  const { name } = deletion;
  const restore = useRestoreProfile();
  const removal = useMutation({
    mutationFn: deleteProfile,
    onSuccess: () => {
      showToast({
        message: t('admin-people.delete.done', { name, side: gender }),
        action: { label: t('admin.action.undo'), onSelect: () => restore.mutate({ id, name, gender }) },
      });
      onDeleted();
    },
  });

  return (
    <Confirmation
      confirm={t('admin-people.delete.confirm')}
      busyText={t('admin-people.delete.deleting')}
      sending={removal}
      nothingDone={t('admin-people.delete.notDeleted')}
      onConfirm={() => removal.mutate({ profile_id: id, seen_name: name })}
      onClose={onClose}
    >
      <p>{t('admin-people.delete.list')}</p>
      <ul className="mt-1 list-disc pl-6">
        {describeDeletedData(deletion).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Confirmation>
  );
}

export function useRestoreProfile() {
  const restore = useMutation({
    mutationFn: ({ id }: { id: number; name: string; gender: string | null }) => restoreProfile({ profile_id: id }),
    onSuccess: (status, { name, gender: side }) => {
      showToast({ message: t('admin-people.restore.done', { name, side, status: sayValue('status', status) }) });
    },
    onError: (error, profile) => {
      const { name, gender: side } = profile;
      showFailure(error, t('admin-people.restore.notDone', { name, side }), () => restore.mutate(profile));
    },
  });
  return restore;
}
