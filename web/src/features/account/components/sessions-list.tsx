import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountKeys } from '@/features/account/api/keys';
import { endOtherSessions, endSessionOn, mySessionsQueryOptions } from '@/features/account/api/sessions';
import { deviceName } from '@/features/account/device-name';
import { formatDay, formatMoment } from '@/lib/format';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ErrorNote } from '@/ui/error-note';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { showToast } from '@/ui/toast';

const meta = { changes: [accountKeys.sessions()], waits: true };

/** The viewer's open sessions, each with a button that ends it. */
export function SessionsList() {
  const sessions = useQuery(mySessionsQueryOptions());
  const [asking, setAsking] = useState(false);
  const ending = useMutation({ mutationFn: endSessionOn, meta });
  const endingOthers = useMutation({
    mutationFn: endOtherSessions,
    meta,
    onSuccess: () => {
      setAsking(false);
      showToast({ message: 'You are signed out everywhere else.' });
    },
  });
  return (
    <QueryView
      query={sessions}
      loading="Loading where you are signed in"
      skeleton={<Skeleton className="mt-4 h-12 w-full" />}
      failure="Where you are signed in could not be loaded."
      failureClass="mt-4"
    >
      {(loaded) => (
        <>
          <p className="mt-3 max-w-[65ch] text-muted">
            If you do not know one of these, sign it out and change your password.
          </p>
          <ul className="mt-2 divide-y divide-line/70">
            {loaded.map(({ id, device, beganAt, lastUsedAt, isThisOne }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
                <div>
                  <p className="font-medium">
                    {deviceName(device)}
                    {isThisOne && <span className="font-normal text-muted"> (this one)</span>}
                  </p>
                  <p className="text-muted">
                    Signed in on {formatDay(beganAt)}
                    {!isThisOne && `, last used ${formatMoment(lastUsedAt)}`}
                  </p>
                </div>
                {!isThisOne && (
                  <BusyButton
                    size="small"
                    busy={ending.isPending && ending.variables === id}
                    busyText="Signing out…"
                    onClick={() => {
                      ending.mutate(id);
                    }}
                  >
                    Sign out<span className="sr-only"> {deviceName(device)}</span>
                  </BusyButton>
                )}
              </li>
            ))}
          </ul>
          <ErrorNote className="mt-3" error={ending.error}>
            The device was not signed out.
          </ErrorNote>
          {loaded.length > 1 && (
            <Button
              className="mt-3"
              onClick={() => {
                setAsking(true);
              }}
            >
              Sign out everywhere else
            </Button>
          )}
          {asking && (
            <ConfirmDialog
              title="Sign out everywhere else?"
              confirm="Sign out everywhere else"
              busyText="Signing out…"
              sending={endingOthers}
              nothingDone="Nothing was signed out."
              onConfirm={() => {
                endingOthers.mutate();
              }}
              onClose={() => {
                setAsking(false);
              }}
            >
              <p>On all other phones and computers you have to sign in again. Here you stay signed in.</p>
            </ConfirmDialog>
          )}
        </>
      )}
    </QueryView>
  );
}
