import { useMutation } from '@tanstack/react-query';
import { resetPassword } from '@/lib/api/logins';
import { makeTemporaryPassword } from '@/person/temporary-password';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/error-note';
import { PassOnLogin, ShownPassword } from '@/ui/temporary-login';

interface TemporaryPasswordProps {
  profileId: number;
  name: string;
  username: string;
  /** Null when it was lost with the answer to an earlier attempt. */
  password: string | null;
}

/** The temporary password, which is shown once; or the way to a new one. */
export function TemporaryPassword({ profileId, name, username, password }: TemporaryPasswordProps) {
  const renewal = useMutation({
    mutationFn: async () => {
      const temporaryPassword = makeTemporaryPassword();
      await resetPassword({ profileId, temporaryPassword });
      return temporaryPassword;
    },
    gcTime: 0,
  });
  const shown = password ?? renewal.data;
  const renew = () => {
    renewal.mutate();
  };

  if (shown === undefined) {
    return (
      <>
        <p className="mt-1">It was lost with the connection. A new one can be made now.</p>
        <BusyButton size="small" className="mt-3" busy={renewal.isPending} busyText="Making…" onClick={renew}>
          Make a new temporary password
        </BusyButton>
        <ErrorNote className="mt-3" error={renewal.error} onRetry={renew}>
          No password was made.
        </ErrorNote>
      </>
    );
  }
  return (
    <>
      <ShownPassword password={shown} />
      <p className="mt-2 text-muted">
        It is shown here only, and only now. Give it to the person yourself; they choose their own at the first sign-in.
      </p>
      <PassOnLogin name={name} username={username} password={shown} />
    </>
  );
}
