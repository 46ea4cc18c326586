import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountKeys } from '@/features/account/api/keys';
import { endOtherSessions, endSessionOn, mySessionsQueryOptions } from '@/features/account/api/sessions';
import { deviceName } from '@/features/account/device-name';
import { formatDay, formatMoment } from '@/lib/format';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { couldNotLoad } from '@/ui/could-not-load';
import { ErrorNote } from '@/ui/error-note';
import { QueryView } from '@/ui/query-view';
import { RichText } from '@/ui/rich-text';
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
      showToast({ message: t('account.sessions.othersDone') });
    },
  });
  return (
    <QueryView
      query={sessions}
      loading={t('ui.loading', { what: t('account.sessions.list') })}
      skeleton={<Skeleton className="mt-4 h-12 w-full" />}
      failure={couldNotLoad(t('account.sessions.list'))}
      failureClass="mt-4"
    >
      {(loaded) => (
        <>
          <p className="mt-3 max-w-[65ch] text-muted">{t('account.sessions.lead')}</p>
          <ul className="mt-2 divide-y divide-line/70">
            {loaded.map(({ id, device, beganAt, lastUsedAt, isThisOne, hasSecondFactor }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
                <div>
                  <p className="font-medium">
                    {isThisOne ? (
                      <RichText
                        text={t('account.sessions.thisOne', { device: deviceName(device) })}
                        tags={{ mark: (words) => <span className="font-normal text-muted">{words}</span> }}
                      />
                    ) : (
                      deviceName(device)
                    )}
                  </p>
                  <p className="text-muted">
                    {isThisOne
                      ? t('account.sessions.since', { day: formatDay(beganAt) })
                      : t('account.sessions.sinceAndUsed', {
                          day: formatDay(beganAt),
                          moment: formatMoment(lastUsedAt),
                        })}
                    {hasSecondFactor && `, ${t('logins.factor.inSession')}`}
                  </p>
                </div>
                {!isThisOne && (
                  <BusyButton
                    size="small"
                    busy={ending.isPending && ending.variables === id}
                    busyText={t('account.sessions.busy')}
                    onClick={() => ending.mutate(id)}
                  >
                    <RichText
                      text={t('account.sessions.signOut', { device: deviceName(device) })}
                      tags={{ device: (words) => <span className="sr-only">{words}</span> }}
                    />
                  </BusyButton>
                )}
              </li>
            ))}
          </ul>
          <ErrorNote className="mt-3" error={ending.error}>
            {t('account.sessions.notDone')}
          </ErrorNote>
          {loaded.length > 1 && (
            <Button className="mt-3" onClick={() => setAsking(true)}>
              {t('account.sessions.endOthers')}
            </Button>
          )}
          {asking && (
            <ConfirmDialog
              title={t('account.sessions.endOthersAsk')}
              confirm={t('account.sessions.endOthers')}
              busyText={t('account.sessions.busy')}
              sending={endingOthers}
              nothingDone={t('account.sessions.othersNotDone')}
              onConfirm={() => endingOthers.mutate()}
              onClose={() => setAsking(false)}
            >
              <p>{t('account.sessions.endOthersMeans')}</p>
            </ConfirmDialog>
          )}
        </>
      )}
    </QueryView>
  );
}
