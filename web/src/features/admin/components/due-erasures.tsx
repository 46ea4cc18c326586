import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dueErasuresCountQueryOptions } from '@/features/admin/api/counts';
import { eraseDueProfiles } from '@/features/admin/api/deletions';
import { FilesLeftNote } from '@/features/admin/components/files-left-note';
import { erasedAfterDays } from '@/features/admin/erasure-day';
import { removeUnreferencedFiles } from '@/lib/api/pictures';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';
import { showToast } from '@/ui/toast';

function deletedProfiles(count: number): string {
  return count === 1 ? '1 deleted profile' : `${count} deleted profiles`;
}

/** Reminds the admin of deleted profiles that are due to be erased. Renders nothing without any. */
export function DueErasures() {
  const due = useQuery(dueErasuresCountQueryOptions());
  const [asking, setAsking] = useState<number | null>(null);
  const close = () => {
    setAsking(null);
  };
  return (
    <>
      {due.data !== undefined && due.data > 0 && (
        <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-gold-500 bg-paper px-5 py-3 print:hidden">
          <p>
            {deletedProfiles(due.data)} {due.data === 1 ? 'is' : 'are'} due to be erased.
          </p>
          <Button
            size="small"
            onClick={() => {
              setAsking(due.data);
            }}
          >
            Erase now…
          </Button>
        </div>
      )}
      {asking !== null && <EraseDueDialog count={asking} onClose={close} />}
    </>
  );
}

function EraseDueDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const files = useMutation({
    // For all erased profiles, to include files that an earlier erasure left behind.
    mutationFn: () => removeUnreferencedFiles(),
    meta: { changes: [] },
    onSuccess: onClose,
  });
  const erasure = useMutation({
    mutationFn: eraseDueProfiles,
    onSuccess: (ids) => {
      showToast({ message: `${deletedProfiles(ids.length)} erased.` });
      files.mutate();
    },
  });

  if (erasure.isSuccess && files.isError) {
    return (
      <Dialog title="The profiles are erased" onClose={onClose}>
        <FilesLeftNote
          onRetry={() => {
            files.mutate();
          }}
          onClose={onClose}
        />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={`Erase ${deletedProfiles(count)}?`}
      confirm="Erase for good"
      busyText="Erasing…"
      sending={{ isPending: erasure.isPending || files.isPending, error: erasure.error }}
      nothingDone="Nothing was erased."
      onConfirm={erasure.mutate}
      onClose={onClose}
    >
      <p>
        {count === 1 ? 'It was' : 'They were'} deleted {erasedAfterDays} days ago or longer. Nothing can bring{' '}
        {count === 1 ? 'it' : 'them'} back.
      </p>
    </ConfirmDialog>
  );
}
