import { useQuery } from '@tanstack/react-query';
import { endOtherSessions, endSession, mySessionsQueryOptions } from '@/features/account/api';
import { deviceName } from '@/features/account/device-name';
import { formatDay, formatMoment } from '@/lib/format';
import { t } from '@/texts/texts';
import { ConfirmAct, PressAct } from '@/ui/act';
import { Loaded } from '@/ui/loaded';
import { RichText } from '@/ui/rich-text';
import { Skeleton } from '@/ui/skeleton';

export function SessionsList() {
  const sessions = useQuery(mySessionsQueryOptions());
  return (
    <Loaded query={sessions} what={t('account.sessions.list')} skeleton={<Skeleton className="mt-4 h-12 w-full" />}>
      {(loaded) => (
        <>
          <p className="mt-3 max-w-[65ch] text-muted">{t('account.sessions.lead')}</p>
          <ul className="mt-2 divide-y divide-line/70">
            {loaded.map(({ session_id: id, device, is_this_one: isThisOne, ...session }) => (
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
                      ? t('account.sessions.since', { day: formatDay(session.began_at) })
                      : t('account.sessions.sinceAndUsed', {
                          day: formatDay(session.began_at),
                          moment: formatMoment(session.last_used_at),
                        })}
                    {session.second_factor && `, ${t('logins.factor.inSession')}`}
                  </p>
                </div>
                {!isThisOne && (
                  <PressAct
                    label={
                      <RichText
                        text={t('account.sessions.signOut', { device: deviceName(device) })}
                        tags={{ device: (words) => <span className="sr-only">{words}</span> }}
                      />
                    }
                    size="small"
                    busy={t('account.sessions.busy')}
                    failed={t('account.sessions.notDone')}
                    sent={{ ended_id: id }}
                    send={endSession}
                  />
                )}
              </li>
            ))}
          </ul>
          {loaded.length > 1 && (
            <ConfirmAct
              label={t('account.sessions.endOthers')}
              className="mt-3"
              title={t('account.sessions.endOthersAsk')}
              submit={t('account.sessions.endOthers')}
              busy={t('account.sessions.busy')}
              failed={t('account.sessions.othersNotDone')}
              sent={{}}
              send={endOtherSessions}
              done={t('account.sessions.othersDone')}
            >
              <p>{t('account.sessions.endOthersMeans')}</p>
            </ConfirmAct>
          )}
        </>
      )}
    </Loaded>
  );
}
