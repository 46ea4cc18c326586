import { formatDay } from '@/lib/format';
import { sayValue } from '@/person/say-value';

interface Login {
  username: string;
  active: boolean;
  must_change_password: boolean;
}

/** The state of a person's login, as a sentence. */
export function describeLogin(login: Login | null): string {
  if (login === null) return 'No login';
  if (!login.active) return `${login.username}, switched off`;
  return login.must_change_password ? `${login.username}, still with the temporary password` : login.username;
}

interface Standing {
  status: string;
  status_reason: string | null;
  deleted_at: string | null;
}

/** A profile's status with its reason: "On hold: parents abroad". */
export function describeStatus({ status, status_reason, deleted_at }: Standing): string {
  if (deleted_at !== null) return `Deleted on ${formatDay(deleted_at)}`;
  const word = sayValue('status', status);
  return status_reason === null ? word : `${word}: ${status_reason}`;
}
