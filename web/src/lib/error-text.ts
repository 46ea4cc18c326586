import type { AppError, ErrorKind } from '@/lib/errors';

const reasons: Record<ErrorKind, string> = {
  network: 'We could not reach the server. Please try again in a moment.',
  unauthorised: 'Your sign-in has ended. Please sign in again.',
  'not-found': 'It is no longer there.',
  conflict: 'Please try again.',
  invalid: 'Please try again.',
  unknown: 'Please try again.',
};

/** PostgreSQL has a code for it. Storage only has the message of its operating system. */
const isDiskFull = ({ code, message }: AppError) => code === '53100' || /ENOSPC|no space left on device/i.test(message);

/**
 * Says in plain words why something was not done. What was not done, as a sentence, comes first unless the database has
 * a sentence of its own for the user.
 */
export function errorText(error: AppError, nothingDone?: string): string {
  if (error.refusal !== null) return error.message;
  const reason = isDiskFull(error) ? "The server's disk is full. Please tell the bureau." : reasons[error.kind];
  return nothingDone === undefined ? reason : `${nothingDone} ${reason}`;
}
