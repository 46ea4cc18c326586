import { useMutation } from '@tanstack/react-query';
import { resetPassword } from '@/bureau/api/profiles';
import { makeTemporaryPassword } from '@/person/temporary-password';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/field-note';
import { PassOnLogin, ShownPassword } from '@/bureau/components/temporary-login';
import { t } from '@/texts/texts';

interface TemporaryPasswordProps {
  profileId: number;
  name: string;
  side: string;
  username: string;
  /** Null when it was lost with the answer to an earlier attempt. */
  password: string | null;
}

/** The temporary password, which is shown once; or the way to a new one. */
export function TemporaryPassword({ profileId, name, side, username, password }: TemporaryPasswordProps) {
  const renewal = useMutation({
    mutationFn: async () => {
      const temporaryPassword = makeTemporaryPassword();
      await resetPassword({ profileId, temporaryPassword });
      return temporaryPassword;
    },
    gcTime: 0,
  });
  const shown = password ?? renewal.data;
  const renew = () => renewal.mutate();

  if (shown === undefined) {
    return (
      <>
        <p className="mt-1">{t('person-form-office.password.lost')}</p>
        <BusyButton size="small" className="mt-3" busy={renewal.isPending} busyText={t('ui.making')} onClick={renew}>
          {t('person-form-office.password.make')}
        </BusyButton>
        <ErrorNote className="mt-3" error={renewal.error} onRetry={renew}>
          {t('person-form-office.password.notMade')}
        </ErrorNote>
      </>
    );
  }
  return (
    <>
      <ShownPassword password={shown} />
      <p className="mt-2 text-muted">{t('person-form-office.password.giveYourself', { side })}</p>
      <PassOnLogin profileId={profileId} name={name} username={username} password={shown} />
    </>
  );
}
