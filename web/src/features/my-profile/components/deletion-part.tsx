import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { askForDeletion, withdrawDeletionRequest } from '@/features/my-profile/api/deletion';
import { DeletionDialog } from '@/features/my-profile/components/deletion-dialog';
import { Loaded, Part } from '@/features/my-profile/components/part';
import { useFocusPlace } from '@/ui/use-focus-place';
import { deletionRequestQueryOptions } from '@/lib/api/deletion-requests';
import { sharedKeys } from '@/lib/api/keys';
import { formatDay } from '@/lib/format';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { showToast } from '@/ui/toast';

/** The member's deletion request: send or withdraw it. */
export function DeletionPart({ profileId }: { profileId: number }) {
  const request = useQuery(deletionRequestQueryOptions(profileId));
  const meta = { changes: [sharedKeys.deletionRequest(profileId)], waits: true };
  const { place, focusPlace } = useFocusPlace();
  const [asking, setAsking] = useState(false);
  // Kept here, so that closing the dialog does not lose the note.
  const [note, setNote] = useState('');

  const ask = useMutation({
    mutationFn: askForDeletion,
    meta,
    onSuccess: () => {
      showToast({ message: 'The bureau has your request.' });
      setAsking(false);
      setNote('');
      focusPlace();
    },
  });
  const withdrawal = useMutation({
    mutationFn: withdrawDeletionRequest,
    meta,
    onSuccess: () => {
      showToast({ message: 'Your request is taken back. Your profile stays.' });
      focusPlace();
    },
  });

  return (
    <Part ref={place} title="Ask for deletion">
      <Loaded
        query={request}
        loading="Loading whether you asked for deletion"
        failure="Whether you asked for deletion could not be loaded."
      >
        {(asked) =>
          asked === null ? (
            <>
              <p className="mt-3 max-w-[65ch] text-muted">
                The bureau then deletes your profile, your pictures, likes and requests, and your login.
              </p>
              <Button
                className="mt-4 not-sm:w-full"
                onClick={() => {
                  ask.reset();
                  setAsking(true);
                }}
              >
                Ask for deletion…
              </Button>
            </>
          ) : (
            <>
              <p className="mt-3 max-w-[65ch] font-medium">Asked on {formatDay(asked.asked_at)}</p>
              <p className="mt-1 max-w-[65ch] text-muted">
                The bureau deletes your profile soon. Until then you can take it back.
              </p>
              {asked.note !== null && (
                <p className="mt-1 max-w-[65ch] [overflow-wrap:anywhere] whitespace-pre-line">
                  <span className="text-muted">Your note: </span>
                  {asked.note}
                </p>
              )}
              <ErrorNote error={withdrawal.error}>Your request was not taken back.</ErrorNote>
              <BusyButton
                className="mt-4 not-sm:w-full"
                busy={withdrawal.isPending}
                busyText="Taking back…"
                onClick={() => {
                  withdrawal.mutate();
                }}
              >
                Take back
              </BusyButton>
            </>
          )
        }
      </Loaded>
      {asking && (
        <DeletionDialog
          note={note}
          sending={ask}
          onConfirm={ask.mutate}
          onClose={(typed) => {
            setNote(typed);
            setAsking(false);
          }}
        />
      )}
    </Part>
  );
}
