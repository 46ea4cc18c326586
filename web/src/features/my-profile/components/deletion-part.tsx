import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { askForDeletion, withdrawDeletionRequest } from '@/features/my-profile/api/deletion';
import { DeletionDialog } from '@/features/my-profile/components/deletion-dialog';
import { Done } from '@/bureau/components/done';
import { Loaded, Part } from '@/features/my-profile/components/part';
import { useFocusPlace } from '@/ui/use-focus-place';
import { deletionRequestQueryOptions } from '@/bureau/api/deletion-requests';
import { sharedKeys } from '@/bureau/api/keys';
import { useBureau } from '@/bureau/bureau';
import { deletionDay } from '@/bureau/deletion-day';
import { formatDay } from '@/lib/format';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { RichText } from '@/ui/rich-text';
import { showToast } from '@/ui/toast';

/** The member's deletion request: send or withdraw it. */
export function DeletionPart({ profileId }: { profileId: number }) {
  const request = useQuery(deletionRequestQueryOptions(profileId));
  const meta = { changes: [sharedKeys.deletionRequest(profileId)], waits: true };
  const { place, focusPlace } = useFocusPlace();
  const { grievance_days: days } = useBureau();
  const [asking, setAsking] = useState(false);
  // Kept here, so that closing the dialog does not lose the note.
  const [note, setNote] = useState('');

  const ask = useMutation({
    mutationFn: askForDeletion,
    meta,
    onSuccess: () => {
      setAsking(false);
      setNote('');
    },
  });
  const withdrawal = useMutation({
    mutationFn: withdrawDeletionRequest,
    meta,
    onSuccess: () => {
      showToast({ message: t('my-profile.deletion.takenBack') });
      focusPlace();
    },
  });
  const day = request.data ? deletionDay(request.data.asked_at, days) : null;

  return (
    <Part ref={place} title={t('my-profile.deletion.title')}>
      <Loaded query={request} what={t('my-profile.deletion.request')}>
        {(asked) =>
          asked === null ? (
            <>
              <p className="mt-3 max-w-[65ch] text-muted">{t('my-profile.deletion.lead')}</p>
              <Button
                className="mt-4 max-sm:w-full"
                onClick={() => {
                  ask.reset();
                  setAsking(true);
                }}
              >
                {t('my-profile.deletion.ask')}
              </Button>
            </>
          ) : (
            <>
              <div className="mt-3 max-w-[65ch]">
                <Done
                  // The dialog above it has kept the focus until now.
                  key={String(ask.isSuccess)}
                  level={3}
                  title={t('my-profile.deletion.asked')}
                  isNew={ask.isSuccess}
                >
                  <p>{t('my-profile.deletion.askedOn', { day: formatDay(asked.asked_at) })}</p>
                  {day !== null && <p>{t('my-profile.deletion.by', { day })}</p>}
                </Done>
              </div>
              {asked.note !== null && (
                <p className="mt-1 max-w-[65ch] [overflow-wrap:anywhere] whitespace-pre-line">
                  <RichText
                    text={t('my-profile.deletion.yourNote', { note: asked.note })}
                    tags={{ label: (words) => <span className="text-muted">{words}</span> }}
                  />
                </p>
              )}
              <ErrorNote error={withdrawal.error}>{t('my-profile.deletion.notTakenBack')}</ErrorNote>
              <BusyButton
                className="mt-4 max-sm:w-full"
                busy={withdrawal.isPending}
                busyText={t('my-profile.deletion.takingBack')}
                onClick={() => withdrawal.mutate()}
              >
                {t('my-profile.deletion.takeBack')}
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
